import { runBesideSandbox } from "./processes/beside-sandbox.ts";

// The dashboard in the development server, with hot reload.
await runBesideSandbox({
  name: "The development server",
  args: (port) => [
    "node_modules/@react-router/dev/bin.cjs",
    "dev",
    "--port",
    String(port),
    "--strictPort",
    "--host",
    "127.0.0.1",
  ],
  nodeEnv: "development",
  readyPath: "/login",
});
