import { once } from "node:events";
import type { Server } from "node:net";

/**
 * A loopback address that belongs to this process, so that a free port stays free: other processes
 * listen on other addresses. macOS has only one.
 */
export const OWN_HOST =
  process.platform === "darwin"
    ? "127.0.0.1"
    : `127.${[1 + (process.pid >> 16), process.pid >> 8, process.pid].map((part) => part & 255).join(".")}`;

/** Below the ports that the system gives to outgoing connections. */
const [FIRST, COUNT] = [10_000, 20_000];
let next = Math.floor(Math.random() * COUNT);

/** A port of `OWN_HOST` that this process has not used yet. */
export function ownPort(): number {
  next = (next + 1) % COUNT;
  return FIRST + next;
}

/** Listens at a port of `OWN_HOST`, and gives that port. */
export async function listenAlone(server: Server): Promise<number> {
  for (;;) {
    const port = ownPort();
    server.listen(port, OWN_HOST);
    const heard = await once(server, "listening").then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code !== "EADDRINUSE") throw error;
        return false;
      },
    );
    if (heard) return port;
  }
}
