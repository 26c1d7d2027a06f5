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
   * Told false when a connection is looked for, and true when the request is written to one: from
   * then on it may have arrived. Told nothing where neither is known.
   */
  readonly onWritten: (written: boolean) => void;
};

/** Some of a host's connections, and the line in front of them. */
export type ConnectionPool = {
  readonly queue: RequestQueue;
  /** For who came to a place in the line. Rejects like `fetch`. */
  readonly send: (url: URL, asked: ConnectionRequest) => Promise<Response>;
};

/** All connections of this process to the gateway. */
export type Connections = { readonly poolFor: (url: URL, as: Call["as"]) => ConnectionPool };

/** One in four carries documents, which a slow reader keeps for long; the others never do. */
const DOCUMENTS_SHARE = 1 / 4;

/**
 * At most `max` connections (two or more) to each host that calls go to, opened as they are needed
 * and kept while they are in use. `connectMs` is how long one may take to come about.
 */
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
  };
}

type Limits = { readonly max: number; readonly connectMs: number };

function createCallPool({ origin }: URL, places: number, connectMs: number): ConnectionPool {
  const pool = new Pool(origin, { connections: places, connect: { timeout: connectMs } });
  return {
    queue: createRequestQueue(places),
    send(url, { onWritten, ...asked }) {
      const dispatcher = pool.compose((dispatch) => (options, handler) => {
        onWritten(false);
        const begin = handler.onRequestStart?.bind(handler);
        handler.onRequestStart = (controller, context) => {
          onWritten(true);
          begin?.(controller, context);
        };
        return dispatch(options, handler);
      });
      // Node's own option of `fetch`, which the web's type of it has not.
      const through: object = { dispatcher };
      // A redirect would carry the member's token somewhere the contract does not name.
      return fetch(url, { ...asked, redirect: "manual", ...through });
    },
  };
}

function createDocumentPool(places: number): ConnectionPool {
  const agents = createDocumentAgents(places);
  return {
    queue: createRequestQueue(places),
    send: (url, asked) => fetchDocument(url, { ...asked, agents }),
  };
}
