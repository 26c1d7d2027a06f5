import { Server, type Socket } from "node:net";
import { serve } from "@hono/node-server";
import { createSandbox } from "./sandbox.ts";
import { parseTrustedProviders } from "./trusted-providers.ts";

const env = process.env;
const port = Number(env["SANDBOX_PORT"] || 4000);
const host = env["SANDBOX_HOST"] || "127.0.0.1";
const fixed = env["CLOCK"] ? new Date(env["CLOCK"]) : undefined;

const sandbox = createSandbox({
  clock: () => fixed ?? new Date(),
  databasePath: env["SANDBOX_DATABASE"] || ":memory:",
  crowd: Number(env["SANDBOX_CROWD"] || 0),
  redirect: env["SANDBOX_REDIRECT"] || null,
  identityProviders: parseTrustedProviders(env["SANDBOX_IDENTITY_PROVIDERS"] || "[]"),
  ...(env["SANDBOX_TOKEN_KEY"] && { tokenKey: Buffer.from(env["SANDBOX_TOKEN_KEY"], "base64url") }),
});

const server = serve(
  // Hono's own Response would write headers onto a connection broken on purpose.
  { fetch: sandbox.fetch, port, hostname: host, overrideGlobalObjects: false },
  (address) => {
    // The one line of output, which the starting process waits for.
    process.stdout.write(`${JSON.stringify({ ready: true, port: address.port })}\n`);
  },
);

server.on("error", (error: NodeJS.ErrnoException) => {
  process.stdout.write(`${JSON.stringify({ ready: false, port, error: error.code })}\n`);
  process.exit(1);
});

/** Waits for running calls, but not for those delayed by a fault. */
const STOP_WITHIN_MS = Number(env["SANDBOX_STOP_WITHIN_MS"] || 3000);
const SWEEP_MS = 20;

const sockets = new Set<Socket>();
server.on("connection", (socket: Socket) => {
  sockets.add(socket);
  socket.once("close", () => sockets.delete(socket));
});

function stop(): void {
  // The HTTP server's own close would cut connections whose answer is written but not yet sent.
  Server.prototype.close.call(server, () => {
    sandbox.close();
    process.exit(0);
  });
  if (!("closeAllConnections" in server)) return;
  // A connection that was still answering only becomes idle afterwards.
  const closeIdle = () => {
    for (const { writableLength } of sockets) if (writableLength > 0) return;
    server.closeIdleConnections();
  };
  setInterval(closeIdle, SWEEP_MS).unref();
  setTimeout(() => server.closeAllConnections(), STOP_WITHIN_MS).unref();
}

process.once("SIGTERM", stop);
process.once("SIGINT", stop);
