"""From a rule file to rules: reading, checking and compiling before anybody plays."""
