"""Experiments on rules and bots: scenarios, checks of rule files, arena, balance, analysis."""
