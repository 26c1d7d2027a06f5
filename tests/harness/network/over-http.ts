import { Agent, request as send, type IncomingMessage } from "node:http";
import { HANGS_MS } from "../patience.ts";
import type { Handler } from "../pages/visitor.ts";

/** Well before a dashboard's 65 s: a request may not meet a connection that it is just closing. */
const IDLE_MS = 30_000;

/** Connections that stay open between requests, as a browser's do. */
export const keptConnections = (): Agent => new Agent({ keepAlive: true, timeout: IDLE_MS });

/**
 * Sends requests to a local server over sockets. The URL's host goes into the Host header only, so
 * that brand hosts need no name server.
 */
export function overHttp(
  port: number,
  agent = keptConnections(),
  patienceMs = HANGS_MS,
  host = "127.0.0.1",
): Handler {
  return async (request) => {
    const url = new URL(request.url);
    const body = Buffer.from(await request.arrayBuffer());
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const outgoing = send({
      host,
      port,
      path: `${url.pathname}${url.search}`,
      method: request.method,
      headers: {
        ...Object.fromEntries(request.headers),
        host: url.host,
        ...(body.byteLength > 0 ? { "content-length": `${body.byteLength}` } : {}),
      },
      agent,
      signal: AbortSignal.timeout(patienceMs),
    });
    outgoing.once("response", resolve).once("error", reject).end(body);
    return responseOf(await promise);
  };
}

async function responseOf(message: IncomingMessage): Promise<Response> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(Buffer.from(part));
  const headers = new Headers();
  for (const [name, values] of Object.entries(message.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  const status = message.statusCode ?? 0;
  return new Response(parts.length > 0 ? Buffer.concat(parts) : null, { status, headers });
}
