import { relative, sep } from "node:path";
import type { Plugin } from "vite";

/**
 * Stops the client build when a module of the top-level `server/` folder reaches it.
 * React Router only fences `*.server.*` files and `.server/` folders; imports that only loaders and
 * actions use are removed before this plugin sees them, so anything it meets would be shipped.
 */
export function refuseServerModules(): Plugin {
  let root = process.cwd();
  return {
    name: "refuse-server-modules",
    enforce: "post",
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== "client") return;
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk") continue;
        for (const id of Object.keys(chunk.modules)) {
          const path = relative(root, id.split("?")[0] ?? id)
            .split(sep)
            .join("/");
          if (path.startsWith("server/")) {
            this.error(
              `${path} is server code and must not reach the browser (in ${chunk.fileName})`,
            );
          }
        }
      }
    },
  };
}
