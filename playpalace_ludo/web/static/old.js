// Runs only where modules are unknown, so in the words of old browsers.
// @ts-check
var told = document.getElementById("too-old");
if (told) told.hidden = false;
