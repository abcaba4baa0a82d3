// Runs before everything else, in the words of old browsers: says why the page stays empty.
// @ts-check
(function () {
  var told = false;

  /** @param {string} id */
  function tell(id) {
    var place = document.getElementById(id);
    if (told || !place) return;
    told = true;
    place.hidden = false;
  }

  function look() {
    var known = "noModule" in document.createElement("script");
    if (!known || !("Worker" in window) || !("WebAssembly" in window)) tell("too-old");
  }

  // A script that did not arrive whole; errors of scripts do not bubble, so they are caught above.
  window.addEventListener("error", function (event) {
    if (event.target instanceof HTMLScriptElement) tell("not-loaded");
  }, true);
  document.addEventListener("DOMContentLoaded", look);
})();
