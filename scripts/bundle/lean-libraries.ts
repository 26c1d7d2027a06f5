import { createRequire } from "node:module";
import type { Plugin } from "vite";

const load = createRequire(import.meta.url);

/** A part of such modules' names, which puts them into the file of the libraries. */
const AS_MODULE = "\0as-module/node_modules/react/";

/**
 * React is published as CommonJS: each file that imports it carries an adapter, calls it through a
 * namespace and keeps all of it. As ECMAScript modules, a name for each export, its functions are
 * called directly, and the adapter's file is gone from every page. React's own files, which require
 * each other, stay as they are.
 *
 * React Router names its components for developer tools. These assignments keep what nothing imports,
 * such as NavLink, also when the build is told that forwardRef has no side effects (vite.config.ts).
 */
export function leanLibraries(): Plugin {
  return {
    name: "lean-libraries",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId: {
      filter: { id: /^react(-dom)?(\/(client|jsx-runtime))?$/ },
      handler: (library, importer, { kind }) =>
        kind === "import-statement" && importer?.startsWith(AS_MODULE) !== true
          ? AS_MODULE + library
          : null,
    },
    load: {
      filter: { id: new RegExp(`^${AS_MODULE}`) },
      handler: (id) => asModule(id.slice(AS_MODULE.length)),
    },
    transform: {
      filter: { id: /[\\/]node_modules[\\/]react-router[\\/]/ },
      handler: (code) => code.replaceAll(/^\w+\.displayName = ".*";$/gm, ""),
    },
  };
}

/** A module with an export for each name of a CommonJS library; unused ones are left out. */
function asModule(library: string): string {
  const exported: object = load(library);
  const names = Object.keys(exported).map(
    (name) => `export const ${name} = /* @__PURE__ */ (() => library.${name})();`,
  );
  return [`import library from "${library}";`, ...names, "export default library;"].join("\n");
}
