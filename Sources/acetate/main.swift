print("acetate")
