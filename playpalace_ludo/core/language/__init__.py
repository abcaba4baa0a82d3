"""From a rule file to rules: what is read, checked and compiled before anybody plays."""
