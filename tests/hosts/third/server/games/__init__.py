"""The games of Attic: none but ours."""
