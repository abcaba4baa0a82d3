"""Games looked back at: chances, choices, luck and skill, puzzles, statistics and a rating."""
