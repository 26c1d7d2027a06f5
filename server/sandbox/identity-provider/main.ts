import { createServer } from "node:http";
import { createSandboxIdentityProvider } from "./identity-provider.ts";
import { demoClient } from "./demo-client.ts";

// The identity provider of `npm run demo -- --identity-provider`: a process of its own.
const env = process.env;
const port = Number(env["SANDBOX_PROVIDER_PORT"] || 4001);
const dashboard = env["SANDBOX_PROVIDER_DASHBOARD"] || "http://localhost:3000";
const secret = env["SANDBOX_PROVIDER_SECRET"] ?? "";
const issuer = `http://127.0.0.1:${port}`;
const fixed = env["CLOCK"] ? new Date(env["CLOCK"]) : undefined;

const handle = await createSandboxIdentityProvider({
  issuer,
  clients: [demoClient({ secret, origin: dashboard })],
  // Its own way out refuses addresses of this machine, where the dashboard is.
  fetch: (url: URL | string | Request, init?: RequestInit & { dispatcher?: unknown }) => {
    const { dispatcher: _guarded, ...rest } = init ?? {};
    return fetch(url, rest);
  },
  ...(fixed && { clock: () => fixed }),
});

const server = createServer(handle);
const tell = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);
server.on("error", (error: NodeJS.ErrnoException) => {
  tell({ ready: false, port, error: error.code });
  process.exit(1);
});
server.listen(port, "127.0.0.1", () => tell({ ready: true, port }));

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.once(signal, () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  });
}
