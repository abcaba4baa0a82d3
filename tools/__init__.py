"""What is made rather than written: tables in the documents, sounds, weights, and the check."""
