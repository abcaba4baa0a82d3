// Compile the modules in the archives that are named, with Pyodide's own Python and in place.
import { loadPyodide } from "./pyodide.mjs";
import fs from "node:fs";

const python = await loadPyodide({ indexURL: "./" });
python.FS.writeFile("/bytecode.py", fs.readFileSync("bytecode.py"));
for (const name of process.argv.slice(2)) {
  python.FS.writeFile("/given.zip", fs.readFileSync(name));
  python.runPython(`
import ast, marshal, sys, zipfile
sys.path.insert(0, "/")
import bytecode

DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
def compiled(name, source):
    tree = ast.parse(source)
    for node in ast.walk(tree):
        # Docstrings are a good part of what would be sent.
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node, clean=False) is not None:
            node.body[:1] = [] if len(node.body) > 1 else [ast.Pass(lineno=1, col_offset=0)]
    # Slices need the newest format; here nothing else runs, so references come out the same.
    return bytecode.compiled(name, tree, marshal.version)

with zipfile.ZipFile("/given.zip") as given, zipfile.ZipFile("/made.zip", "w") as made:
    for name in given.namelist():
        data = given.read(name)
        if name.endswith(".py"):
            try:
                name, data = name + "c", compiled(name, data)
            except SyntaxError:  # a template of some library's, not a module
                continue
        made.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), data)
`);
  fs.writeFileSync(name, python.FS.readFile("/made.zip"));
}
