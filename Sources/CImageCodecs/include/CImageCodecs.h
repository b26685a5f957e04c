// Image codecs behind plain functions.
#pragma once
