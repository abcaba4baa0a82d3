"""Analysis of finished games: chances, choices, luck and skill, puzzles, statistics, rating."""
