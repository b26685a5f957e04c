// Calls an allocating initialiser of a Swift class through a metatype that is only known at run time.
#pragma once
