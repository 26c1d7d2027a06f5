import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createHttpApp, type HttpAppOptions } from "./app.ts";
import { answerBrokenRequests } from "./broken-requests.ts";
import type { Lifecycle } from "./lifecycle.ts";

export type ServeOptions = HttpAppOptions & { readonly lifecycle: Lifecycle };

/** Longer than the usual idle time-out of a proxy, so that the proxy closes the connection. */
const KEEP_ALIVE_MS = 65_000;
const HEADERS_MS = 20_000;
const SWEEP_MS = 5000;

/** Listens, and logs when it is ready. Rejects when the port is not available. */
export async function serve(options: ServeOptions): Promise<Server> {
  const { settings, logger, lifecycle } = options;
  const app = createHttpApp(options);
  const server = createServer(
    {
      keepAliveTimeout: KEEP_ALIVE_MS,
      requestTimeout: settings.REQUEST_TIMEOUT_MS,
      headersTimeout: Math.min(HEADERS_MS, settings.REQUEST_TIMEOUT_MS),
      // refuse-unusable.ts refuses a request without Host, with a page.
      requireHostHeader: false,
      // How often Node looks for slow requests; its default of 30 s would double the limits.
      connectionsCheckingInterval: Math.min(SWEEP_MS, settings.REQUEST_TIMEOUT_MS),
    },
    app,
  );
  // Node would answer an unknown expectation with a bare status line.
  server.on("checkExpectation", app);
  answerBrokenRequests(server, logger, settings.BASE_PATH);
  lifecycle.attachServer(server);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    const { PORT: port, HOST: host, LISTEN_REUSE_PORT: reusePort } = settings;
    server.listen({ port, host, reusePort }, () => {
      server.off("error", reject);
      resolve();
    });
  });
  logger.info({ port: portOf(server), ms: Math.round(performance.now()) }, "ready");
  return server;
}

function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === "string") throw new TypeError("no TCP port");
  return address.port;
}
