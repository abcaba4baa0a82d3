"""What is promised: the tests, in folders as in the package, and what they share."""
