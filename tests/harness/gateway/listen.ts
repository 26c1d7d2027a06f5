import { once } from "node:events";
import { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { serve, type HttpBindings } from "@hono/node-server";

type Answer = (request: Request, env: HttpBindings) => Response | Promise<Response>;

/** A gateway on a free port of this process; it does not keep the process alive. */
export async function listen(answer: Answer): Promise<{ server: Server; port: number }> {
  const server = serve({
    fetch: (request, env) => answer(request, env as HttpBindings),
    port: 0,
    hostname: "127.0.0.1",
    // Hono's own Response would write headers onto a connection that is broken on purpose.
    overrideGlobalObjects: false,
    // A token may be long.
    serverOptions: { maxHeaderSize: 131_072 },
  });
  if (!(server instanceof Server)) throw new TypeError("the gateway speaks plain HTTP");
  await once(server, "listening");
  // Longer than a busy test leaves its connections idle: a POST on a closed connection is not sent
  // again.
  server.keepAliveTimeout = 600_000;
  server.unref();
  return { server, port: (server.address() as AddressInfo).port };
}
