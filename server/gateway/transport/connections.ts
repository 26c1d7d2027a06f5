import Pool from "undici/lib/dispatcher/pool.js";
import type { Call } from "./call.ts";
import { createDocumentAgents, fetchDocument } from "./fetch-document.ts";
import { createRequestQueue, type RequestQueue } from "./request-queue.ts";

export type ConnectionRequest = {
  readonly method: string;
  readonly headers: Headers;
  readonly body: string | null;
  readonly signal: AbortSignal;
  /**
   * Called with false while a connection is opened, and with true when the request is written to one,
   * from when on it may have arrived.
   */
  readonly onWritten: (written: boolean) => void;
};

/** Connections to a host, and the queue for them. */
export type ConnectionPool = {
  readonly queue: RequestQueue;
  /** For callers that acquired a slot of the queue. Rejects like `fetch`. */
  readonly send: (url: URL, request: ConnectionRequest) => Promise<Response>;
};

/** All connections of this process to the gateway. */
export type Connections = {
  readonly poolFor: (url: URL, as: Call["as"]) => ConnectionPool;
  /** Calls that wait for a connection now, and connections that calls hold. */
  readonly measure: () => { waitingCalls: number; busyConnections: number };
};

/** Share of the connections reserved for documents, which slow readers keep for long. */
const DOCUMENTS_SHARE = 1 / 4;

/** At most `max` (2 or more) connections to each host. `connectMs` limits the opening of one. */
export function createConnections({ max, connectMs }: Limits): Connections {
  const documents = Math.max(1, Math.floor(max * DOCUMENTS_SHARE));
  const calls = max - documents;
  const lanes = new Map<string, ConnectionPool>();
  return {
    poolFor(url, as) {
      const key = as === "document" ? `documents of ${url.origin}` : url.origin;
      const known = lanes.get(key);
      if (known !== undefined) return known;
      const lane =
        as === "document" ? createDocumentPool(documents) : createCallPool(url, calls, connectMs);
      lanes.set(key, lane);
      return lane;
    },
    measure() {
      const queues = [...lanes.values()].map(({ queue }) => queue);
      return {
        waitingCalls: queues.reduce((sum, queue) => sum + queue.waiting(), 0),
        busyConnections: queues.reduce((sum, queue) => sum + queue.busy(), 0),
      };
    },
  };
}

type Limits = { readonly max: number; readonly connectMs: number };

function createCallPool({ origin }: URL, places: number, connectMs: number): ConnectionPool {
  const pool = new Pool(origin, { connections: places, connect: { timeout: connectMs } });
  return {
    queue: createRequestQueue(places),
    send(url, { onWritten, ...request }) {
      const dispatcher = pool.compose((dispatch) => (options, handler) => {
        onWritten(false);
        const begin = handler.onRequestStart?.bind(handler);
        handler.onRequestStart = (controller, context) => {
          onWritten(true);
          begin?.(controller, context);
        };
        return dispatch(options, handler);
      });
      // `dispatcher` is Node's own option of `fetch`, missing in the web's type.
      const through: object = { dispatcher };
      // Following a redirect would send the member's token to another address.
      return fetch(url, { ...request, redirect: "manual", ...through });
    },
  };
}

function createDocumentPool(places: number): ConnectionPool {
  const agents = createDocumentAgents(places);
  return {
    queue: createRequestQueue(places),
    send: (url, request) => fetchDocument(url, { ...request, agents }),
  };
}
