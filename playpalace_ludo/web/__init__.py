"""The client as a web page: a shell of buttons and live text around the same App."""
