import Pool from "undici/lib/dispatcher/pool.js";
import type { Call } from "./call.ts";
import { createDocumentAgents, fetchDocument } from "./fetch-document.ts";
import { createLine, type Line } from "./line.ts";

export type Asked = {
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
export type Lane = {
  readonly line: Line;
  /** For who came to a place in the line. Rejects like `fetch`. */
  readonly send: (url: URL, asked: Asked) => Promise<Response>;
};

/** All connections of this process to the gateway. */
export type Connections = { readonly laneOf: (url: URL, as: Call["as"]) => Lane };

/** One in four carries documents, which a slow reader keeps for long; the others never do. */
const DOCUMENTS_SHARE = 1 / 4;

/**
 * At most `most` connections (two or more) to each host that calls go to, opened as they are needed
 * and kept while they are in use. `connectMs` is how long one may take to come about.
 */
export function createConnections({ most, connectMs }: Limits): Connections {
  const documents = Math.max(1, Math.floor(most * DOCUMENTS_SHARE));
  const calls = most - documents;
  const lanes = new Map<string, Lane>();
  return {
    laneOf(url, as) {
      const key = as === "document" ? `documents of ${url.origin}` : url.origin;
      const known = lanes.get(key);
      if (known !== undefined) return known;
      const lane = as === "document" ? documentLane(documents) : callLane(url, calls, connectMs);
      lanes.set(key, lane);
      return lane;
    },
  };
}

type Limits = { readonly most: number; readonly connectMs: number };

function callLane({ origin }: URL, places: number, connectMs: number): Lane {
  const pool = new Pool(origin, { connections: places, connect: { timeout: connectMs } });
  return {
    line: createLine(places),
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

function documentLane(places: number): Lane {
  const agents = createDocumentAgents(places);
  return {
    line: createLine(places),
    send: (url, asked) => fetchDocument(url, { ...asked, agents }),
  };
}
