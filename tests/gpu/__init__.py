"""The GPU part: left out where there is none."""
