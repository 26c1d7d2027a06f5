import { Pool } from "undici";
import { createBreaker, type Breaker } from "./breaker.ts";
import type { Call } from "../call.ts";
import { createDocumentAgents, fetchDocument } from "./fetch-document.ts";
import type { AdmissionOptions } from "../queue/admission.ts";
import { createRequestQueue, type RequestQueue } from "../queue/request-queue.ts";

export type ConnectionRequest = {
  readonly method: string;
  readonly headers: Headers;
  readonly body: string | null;
  readonly signal: AbortSignal;
  /**
   * Called with false while a connection is opened, with true once the request is written to one.
   */
  readonly onWritten: (written: boolean) => void;
};

/** What a host is asked for. Only the gateway's absence takes pages down. */
export const HOST_ROLES = ["gateway", "accreditation", "chat"] as const;
export type HostRole = (typeof HOST_ROLES)[number];

export type ConnectionPool = {
  readonly queue: RequestQueue;
  /** For callers that acquired a slot of the queue. Rejects like `fetch`. */
  readonly send: (url: URL, request: ConnectionRequest) => Promise<Response>;
};

/** All connections of this process to the gateway. */
export type Connections = ReturnType<typeof createConnections>;

/**
 * Share of the connections that is reserved for documents, because slow readers keep them for long.
 */
const DOCUMENTS_SHARE = 1 / 4;

/**
 * At most `max` (2 or more) connections to each host. `connectMs` limits the opening of one;
 * `onBreaker` is called when the circuit breaker of a host opens, and when it closes with the number of
 * calls it refused. A host is the first of the roles whose URL in `hosts` has its origin.
 */
export function createConnections({ max, connectMs, onBreaker, hosts = {}, ...line }: Limits) {
  const documents = Math.max(1, Math.floor(max * DOCUMENTS_SHARE));
  const calls = max - documents;
  const lanes = new Map<string, ConnectionPool & { readonly as: Call["as"] }>();
  const breakers = new Map<string, { readonly role: HostRole; readonly breaker: Breaker }>();
  const roleOf = (origin: string): HostRole =>
    HOST_ROLES.find((role) => hosts[role] != null && new URL(hosts[role]).origin === origin) ??
    "gateway";
  const breakerOf = ({ origin }: URL): Breaker => {
    const role = roleOf(origin);
    const known = breakers.get(origin) ?? {
      role,
      breaker: createBreaker((isOpen, refused) => onBreaker?.(role, isOpen, refused)),
    };
    breakers.set(origin, known);
    return known.breaker;
  };
  return {
    poolFor(url: URL, as: Call["as"]): ConnectionPool {
      const key = as === "document" ? `documents of ${url.origin}` : url.origin;
      const known = lanes.get(key);
      if (known !== undefined) return known;
      const pool =
        as === "document"
          ? createDocumentPool(documents, line)
          : createCallPool(calls, { url, connectMs, ...line });
      const breaker = breakerOf(url);
      const lane = {
        as,
        queue: pool.queue,
        send: (to: URL, request: ConnectionRequest) =>
          breaker.pass((passed) => pool.send(to, passed), request),
      };
      lanes.set(key, lane);
      return lane;
    },
    /** The figures of all queues together. */
    measure() {
      const all = [...lanes.values()].map(({ as, queue }) => ({ as, ...queue.measure() }));
      const documentLanes = all.filter(({ as }) => as === "document");
      const sum = (name: keyof ReturnType<RequestQueue["measure"]>, of = all) =>
        of.reduce((total, figures) => total + figures[name], 0);
      return {
        waitingCalls: sum("waitingCalls"),
        waitingRequests: sum("waitingRequests"),
        busyConnections: sum("busyConnections"),
        begunRequests: sum("begunRequests"),
        turnedAway: sum("turnedAway"),
        waitingDocuments: sum("waitingCalls", documentLanes),
        /** Hosts that take no connections, by what they are asked for. */
        openBreakers: countOpen([...breakers.values()]),
      };
    },
    closeBreakers() {
      for (const { breaker } of breakers.values()) breaker.close();
    },
  };
}

type Limits = AdmissionOptions & {
  readonly max: number;
  readonly connectMs: number;
  readonly onBreaker?: (role: HostRole, isOpen: boolean, refused: number) => void;
  readonly hosts?: Partial<Readonly<Record<HostRole, string | null>>>;
};

const countOpen = (
  breakers: readonly { readonly role: HostRole; readonly breaker: Breaker }[],
): Readonly<Record<HostRole, number>> => {
  const count = (role: HostRole) =>
    breakers.filter((one) => one.role === role && one.breaker.isOpen()).length;
  return { gateway: count("gateway"), accreditation: count("accreditation"), chat: count("chat") };
};

function createCallPool(
  places: number,
  {
    url: { origin },
    connectMs,
    ...line
  }: Omit<Limits, "max" | "onBreaker" | "hosts"> & { readonly url: URL },
): ConnectionPool {
  const pool = new Pool(origin, { connections: places, connect: { timeout: connectMs } });
  return {
    queue: createRequestQueue(places, line),
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

/** The time of a document depends on its reader, and can't predict the wait of the next request. */
function createDocumentPool(places: number, line: AdmissionOptions): ConnectionPool {
  const agents = createDocumentAgents(places);
  return {
    queue: createRequestQueue(places, { ...line, isPaced: false }),
    send: (url, request) => fetchDocument(url, { ...request, agents }),
  };
}
