"""What every table does, once: no terminal, no host, no clock, no disk and no thread of its own."""
