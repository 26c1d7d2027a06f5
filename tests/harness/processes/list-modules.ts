import { registerHooks } from "node:module";

// For `node --import`: writes the address of every module that the process loads, imported or required.
registerHooks({
  load(url, context, next) {
    process.stderr.write(`module ${url}\n`);
    return next(url, context);
  },
});
