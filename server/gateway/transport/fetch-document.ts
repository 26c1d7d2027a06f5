import http, { type ClientRequestArgs, type IncomingMessage } from "node:http";
import https from "node:https";
import { pipeline, type Duplex, type Readable } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";

/** What a connection reads at once, and so the most that a piece of a document holds. */
const PIECE_BYTES = 65_536;

const NO_BODY = new Set([204, 205, 304]);
const UNPACK: ReadonlyMap<string, () => Duplex> = new Map([
  ["gzip", createGunzip],
  ["x-gzip", createGunzip],
  ["deflate", createInflate],
  ["br", createBrotliDecompress],
]);

export type DocumentAgents = { readonly plain: http.Agent; readonly secure: https.Agent };

/** At most so many connections to a host, kept for the next document. */
export function createDocumentAgents(maxSockets: number): DocumentAgents {
  const keeping = { keepAlive: true, maxSockets, maxFreeSockets: maxSockets };
  const agents = { plain: new http.Agent(keeping), secure: new https.Agent(keeping) };
  reuseReadBuffer(agents.plain);
  reuseReadBuffer(agents.secure);
  return agents;
}

export type DocumentRequest = {
  readonly headers: Headers;
  readonly signal: AbortSignal;
  readonly agents: DocumentAgents;
  /** Told false when a connection is opened for it, and true when there is one to write it to. */
  readonly onWritten?: (written: boolean) => void;
};

/**
 * A GET like `fetch`, for documents: of one under way this process holds a few pieces, however slowly
 * they are taken. `fetch` makes two new buffers of each piece, and Node lets some 64 MB of such
 * wait before it collects them (docs/decisions/2026-11-21-documents-in-pieces.md). Follows no
 * redirect. Rejects like `fetch`, with what the network said as `cause`.
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
    // A kept connection never says so again: it would hold one listener more for each document.
    if (!socket.connecting) return;
    socket.once(secure ? "secureConnect" : "connect", () => onWritten?.(true));
  });
  // Listens on to the end: what breaks after the head is told by the body, and must not go unheard.
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

/** Some gateways pack even what they are asked to leave as it is. */
function unpacked(message: IncomingMessage): Readable {
  const unpack = UNPACK.get(message.headers["content-encoding"]?.toLowerCase() ?? "");
  // A break of either shows in the stream that is read.
  return unpack === undefined ? message : pipeline(message, unpack(), () => undefined);
}

/** Keeps no piece of its own: one is taken when it is asked for. */
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

/** Has each connection read into the same memory over and over: the parser copies what it hands on. */
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
    // A socket's own options (net.connect), which reach it although a request's type has none.
    const read: object = { onread, highWaterMark: PIECE_BYTES };
    const socket = connect({ ...options, ...read } satisfies ClientRequestArgs, ready);
    return socket;
  };
}
