// Run a Python file of this checkout in Pyodide: node run.mjs CHECKOUT LIBRARIES FILE
// Pyodide is the npm package; the folder it is installed in is the current one.
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";

const [checkout, libraries, file] = process.argv.slice(2);
const here = createRequire(path.join(process.cwd(), "package.json"));
const { loadPyodide } = await import(pathToFileURL(here.resolve("pyodide/pyodide.mjs")));
const python = await loadPyodide();
for (const [folder, place] of [[checkout, "/checkout"], [libraries, "/libraries"]]) {
  python.FS.mkdirTree(place);
  python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, place);
}
try {
  python.runPython(`
import runpy, sys
sys.path[:0] = ["/checkout", "/libraries"]
runpy.run_path("/checkout/${file}", run_name="__main__")
`);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
