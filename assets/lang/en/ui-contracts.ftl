# The contracts screen.
