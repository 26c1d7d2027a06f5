import http, { type ClientRequestArgs, type IncomingMessage } from "node:http";
import https from "node:https";
import { pipeline, type Duplex, type Readable } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";

/** Size of a connection's read buffer, and so of the largest chunk. */
const PIECE_BYTES = 65_536;

const NO_BODY = new Set([204, 205, 304]);
const UNPACK: ReadonlyMap<string, () => Duplex> = new Map([
  ["gzip", createGunzip],
  ["x-gzip", createGunzip],
  ["deflate", createInflate],
  ["br", createBrotliDecompress],
]);

export type DocumentAgents = { readonly plain: http.Agent; readonly secure: https.Agent };

/** HTTP agents with at most `maxSockets` connections to a host, kept alive. */
export function createDocumentAgents(maxSockets: number): DocumentAgents {
  const keeping = { keepAlive: true, maxSockets, maxFreeSockets: maxSockets };
  const agents = { plain: new http.Agent(keeping), secure: new https.Agent(keeping) };
  reuseReadBuffer(agents.plain);
  reuseReadBuffer(agents.secure);
  return agents;
}

type DocumentRequest = {
  readonly headers: Headers;
  readonly signal: AbortSignal;
  readonly agents: DocumentAgents;
  /** Called with false while a connection is opened, and with true when the request is written. */
  readonly onWritten?: (written: boolean) => void;
};

/**
 * A GET like `fetch`, for documents: it buffers a few chunks, while `fetch` may hold 64 MB
 * (docs/decisions/gateway/documents.md). Does not follow redirects.
 */
export async function fetchDocument(
  url: URL,
  { headers, signal, agents, onWritten }: DocumentRequest,
): Promise<Response> {
  const secure = url.protocol === "https:";
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const outgoing = (secure ? https : http).request(url, {
    agent: secure ? agents.secure : agents.plain,
    headers: { ...Object.fromEntries(headers), "accept-encoding": "identity" },
    signal,
  });
  outgoing.once("response", resolve);
  outgoing.once("socket", (socket) => {
    onWritten?.(!socket.connecting);
    // A reused connection does not connect again: each document would add a listener to it.
    if (!socket.connecting) return;
    socket.once(secure ? "secureConnect" : "connect", () => onWritten?.(true));
  });
  // Stays attached: an error after the response head reaches the body, and must not be uncaught.
  outgoing.on("error", (cause) => reject(new TypeError("no answer", { cause })));
  outgoing.end();
  return responseOf(await promise);
}

function responseOf(message: IncomingMessage): Response {
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(message.headersDistinct)) {
    for (const value of values) headers.append(name, value);
  }
  const status = message.statusCode ?? 502;
  if (!NO_BODY.has(status)) return new Response(bodyOf(unpacked(message)), { status, headers });
  message.resume();
  return new Response(null, { status, headers });
}

/** Some gateways compress in spite of `accept-encoding: identity`. */
function unpacked(message: IncomingMessage): Readable {
  const unpack = UNPACK.get(message.headers["content-encoding"]?.toLowerCase() ?? "");
  // Errors of either stream reach the reader of the decoded one.
  return unpack === undefined ? message : pipeline(message, unpack(), () => undefined);
}

/** A web stream without a buffer of its own. */
function bodyOf(source: Readable): ReadableStream<Uint8Array> {
  const pieces: AsyncIterator<Uint8Array> = source[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const next = await pieces.next();
        if (next.done === true) controller.close();
        else controller.enqueue(next.value);
      },
      cancel: () => void source.destroy(),
    },
    { highWaterMark: 0 },
  );
}

/** Makes each connection reuse one read buffer; the HTTP parser copies what it emits. */
function reuseReadBuffer(agent: http.Agent): void {
  const connect = agent.createConnection.bind(agent);
  agent.createConnection = (options, ready) => {
    const onread = {
      buffer: Buffer.allocUnsafeSlow(PIECE_BYTES),
      callback(size: number, buffer: Uint8Array) {
        socket?.emit("data", buffer.subarray(0, size));
        return true;
      },
    };
    // Options of net.connect, which are passed on although a request's type lacks them.
    const read: object = { onread, highWaterMark: PIECE_BYTES };
    const socket = connect({ ...options, ...read } satisfies ClientRequestArgs, ready);
    return socket;
  };
}
