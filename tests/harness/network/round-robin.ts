import { once } from "node:events";
import {
  Agent,
  createServer,
  request as send,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { keptConnections } from "./over-http.ts";
import { createTargets, type Target } from "./targets.ts";

/** A proxy in front of several dashboards, as in a deployment. */
export type RoundRobin = {
  readonly port: number;
  readonly origin: string;
  /** Uses other ports of this machine from now on; resolves when each was checked for readiness. */
  readonly setTargets: (ports: readonly number[]) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Hop-by-hop headers, which are not passed on. */
const HOP_BY_HOP = new Set(["connection", "keep-alive", "proxy-connection", "te", "upgrade"]);
/** Headers that the dashboard believes with TRUST_PROXY=1, so clients may not set them. */
const OURS = new Set(["x-forwarded-for", "x-forwarded-host", "x-forwarded-proto"]);
const SAFE_METHODS = new Set(["GET", "HEAD"]);

/**
 * Hands each request to the next dashboard that is ready, so no member stays on one process. A
 * dashboard that drains or refuses connections is left out until it is ready again. A request is
 * sent a second time only where the first cannot have had an effect: its connection was refused, or
 * it is a GET that met a kept connection just as the other side closed it.
 */
export async function startRoundRobin(
  ports: readonly number[],
  options: { readonly port?: number } = {},
): Promise<RoundRobin> {
  const targets = createTargets();
  const kept = keptConnections();
  const server = createServer({ keepAliveTimeout: 600_000 }, (req, res) => {
    void pass(req, res);
  });

  const pass = async (req: IncomingMessage, res: ServerResponse) => {
    const body = await readAll(req).catch(() => null);
    if (body === null) return;
    const tried = new Set<Target>();
    for (;;) {
      const target = targets.next(tried);
      if (target === undefined) {
        res.writeHead(503, { "retry-after": "1" }).end("no dashboard is ready");
        return;
      }
      // eslint-disable-next-line no-await-in-loop -- one after the other
      const outcome = await attempt({ req, res, body, port: target.port, kept });
      if (outcome === "answered") return;
      if (outcome === "failed") {
        res.writeHead(502).end("the dashboard broke the connection");
        return;
      }
      if (outcome === "refused") {
        target.ready = false;
        tried.add(target);
      }
    }
  };

  await targets.set(ports);
  await once(server.listen(options.port ?? 0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return {
    port,
    origin: `http://localhost:${port}`,
    setTargets: (next) => targets.set(next),
    async close() {
      targets.stop();
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      kept.destroy();
      await closed;
    },
  };
}

type Attempt = {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  readonly body: Buffer;
  readonly port: number;
  readonly kept: Agent;
};

/**
 * "refused": no byte was sent; "stale": a kept connection had ended; "failed": the effect is
 * unknown.
 */
type Outcome = "answered" | "refused" | "stale" | "failed";

function attempt({ req, res, body, port, kept }: Attempt): Promise<Outcome> {
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  const { method = "GET", url = "/" } = req;
  const isSafe = SAFE_METHODS.has(method);
  const headers = forwardedHeaders(req, body);
  // A request that must not be sent twice gets a new connection, which no side is about to close.
  const agent = isSafe ? kept : new Agent();
  const outgoing = send({ host: "127.0.0.1", port, method, path: url, headers, agent });
  const leave = () => outgoing.destroy();
  res.once("close", leave);
  outgoing.once("response", (answer) => {
    res.writeHead(answer.statusCode ?? 502, passedOn(answer));
    answer.pipe(res);
    // Half an answer must not look like a whole one.
    answer.once("error", () => res.destroy());
    answer.once("aborted", () => res.destroy());
    resolve("answered");
  });
  outgoing.once("error", (error) => {
    res.off("close", leave);
    if (res.headersSent || res.destroyed) resolve("answered");
    else if ("code" in error && error.code === "ECONNREFUSED") resolve("refused");
    else if (isSafe && outgoing.reusedSocket) resolve("stale");
    else resolve("failed");
  });
  outgoing.end(body);
  return promise;
}

function forwardedHeaders(req: IncomingMessage, body: Buffer): OutgoingHttpHeaders {
  const headers: OutgoingHttpHeaders = passedOn(req);
  for (const name of OURS) delete headers[name];
  delete headers["transfer-encoding"];
  if (body.byteLength > 0) headers["content-length"] = body.byteLength;
  headers["x-forwarded-for"] = req.socket.remoteAddress;
  headers["x-forwarded-host"] = req.headers.host;
  headers["x-forwarded-proto"] = "http";
  return headers;
}

/** The headers of a message without those of its connection, each value on its own. */
function passedOn(message: IncomingMessage): OutgoingHttpHeaders {
  const headers: OutgoingHttpHeaders = {};
  for (const [name, values = []] of Object.entries(message.headersDistinct)) {
    if (!HOP_BY_HOP.has(name)) headers[name] = values.length === 1 ? values[0] : values;
  }
  return headers;
}

async function readAll(req: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of req) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}
