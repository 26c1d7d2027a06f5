import type { Language } from "#app/rules/frame/languages.ts";
import type { Budget } from "./client.ts";
import type { Arguments, Call } from "../call.ts";
import type { Connections } from "./connections.ts";
import { GatewayContractError, GatewayStatusError } from "../errors.ts";
import type { RequestTicket } from "../queue/admission.ts";
import type { RequestQueue } from "../queue/request-queue.ts";

export type ClientSettings = {
  readonly baseUrl: string;
  /** Full addresses of calls to other services, by path. They never get a token. */
  readonly externalUrls: Readonly<Partial<Record<string, string | null>>>;
  /** The carrier's own paths, by ours. */
  readonly pathOverrides?: Readonly<Partial<Record<string, string>>>;
  readonly connections: Pick<Connections, "poolFor">;
  /**
   * The time budget of one call with its queueing and retries, milliseconds; it starts when the
   * request begins.
   */
  readonly timeoutMs: number;
  /** The longest wait for an optional answer, milliseconds. */
  readonly optionalMs: number;
  readonly maxAnswerBytes: number;
  readonly maxDocumentBytes: number;
};

export type GatewayRequest = {
  readonly call: Call;
  readonly args: Arguments;
  readonly body?: unknown;
  readonly token: string | null;
  readonly accept?: string;
  readonly requestId: string;
  /** The member's request; a call without one counts as its own request. */
  readonly ticket?: RequestTicket | undefined;
  readonly traceparent?: string | undefined;
  readonly language?: Language | undefined;
  /** Aborts when the browser closes the request; absent where the answer is shared. */
  readonly signal?: AbortSignal | undefined;
  readonly optional?: boolean;
  /** Called with the time spent in the queue, and whether a connection was got. */
  readonly onQueued?: (ms: number, connected: boolean) => void;
};

/** A connection of a call. `written` is false only if the request can't have been sent. */
type Slot = { written: boolean; release: () => void };

export type Attempt = {
  readonly budget: Budget;
  readonly signal: AbortSignal;
  readonly slot: Slot;
};

/** A Bearer header from the token, unless an Authorization is already set (§7). */
export function withAuth(headers: Headers, token: string | null): Headers {
  if (token !== null && !headers.has("authorization")) {
    headers.set("authorization", `Bearer ${token}`);
  }
  return headers;
}

/** Sends a request once. Throws a GatewayError for any status but 2xx. */
export async function sendOnce(
  settings: ClientSettings,
  request: GatewayRequest,
  attempt: Attempt,
): Promise<Response> {
  const { call } = request;
  const { signal, slot } = attempt;
  const headers = new Headers({
    accept: request.accept ?? ACCEPT[call.as],
    "x-request-id": request.requestId,
  });
  if (request.body !== undefined) headers.set("content-type", "application/json");
  withAuth(headers, request.token);
  // Other services are run by third parties, and must not learn which calls belong together.
  const isGatewayCall = (settings.externalUrls[call.path] ?? null) === null;
  if (request.traceparent !== undefined && isGatewayCall) {
    headers.set("traceparent", request.traceparent);
  }
  // For the letters and e-mails that a write makes the carrier send. What is read may be kept, and read
  // again in the other language.
  const isWrite = call.method !== "GET" || call.noRetry === true;
  if (request.language !== undefined && isWrite && isGatewayCall) {
    headers.set("accept-language", request.language);
  }
  const url = callUrl(settings, call, request.args);
  const pool = settings.connections.poolFor(url, call.as);
  slot.release = await waitForConnection(pool.queue, settings, request, attempt);
  // Assumed sent from here on, unless the connection reports otherwise.
  slot.written = true;
  const response = await pool.send(url, {
    method: call.method,
    headers,
    body: request.body === undefined ? null : JSON.stringify(request.body),
    signal,
    onWritten: (written) => (slot.written = written),
  });
  if (response.ok) return response;
  const bytes = await readCapped(response, 20_000, call).catch(() => new Uint8Array());
  if (response.status < 400) throw new GatewayContractError(call, `(status ${response.status})`);
  const body = jsonOf(new TextDecoder().decode(bytes));
  throw new GatewayStatusError(call, response.status, body, response.headers.get("retry-after"));
}

/**
 * The budget starts when the request begins; the short one of an optional call starts with a
 * connection.
 */
async function waitForConnection(
  queue: RequestQueue,
  { timeoutMs, optionalMs }: ClientSettings,
  request: GatewayRequest,
  { budget, signal }: Attempt,
): Promise<() => void> {
  const start = performance.now();
  const optional = request.optional === true || request.call.optional === true;
  const ticket = request.ticket ?? { isSignedIn: request.token !== null };
  let connected = false;
  try {
    const slotted = queue.acquire({
      call: request.call,
      ticket,
      optional,
      signal,
      onBegin: () => budget.extend(timeoutMs),
    });
    if (!queue.hasBegun(ticket)) budget.extend(queue.waitMs);
    const release = await slotted;
    connected = true;
    if (request.call.optional === true) budget.shorten(optionalMs);
    return release;
  } catch (error) {
    throw budget.signal.aborted && !queue.hasBegun(ticket)
      ? queue.turnAway(request.call, ticket)
      : error;
  } finally {
    request.onQueued?.(performance.now() - start, connected);
  }
}

/** The body of a response. Throws GatewayContractError for one over `cap` bytes. */
export async function readCapped(response: Response, cap: number, call: Call): Promise<Uint8Array> {
  if (response.body === null) return new Uint8Array();
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body) {
    size += part.byteLength;
    // A throw out of the loop cancels the body, which frees the connection.
    if (size > cap) throw new GatewayContractError(call, `(over ${cap} bytes)`);
    parts.push(part);
  }
  return parts.length === 1 && parts[0] !== undefined ? parts[0] : Buffer.concat(parts);
}

const ACCEPT = {
  json: "application/json",
  text: "text/plain, application/json",
  document: "application/pdf",
} as const;

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The address of a call: base, path with its parameters, and a query without unset ones. */
export function callUrl(
  settings: Pick<ClientSettings, "baseUrl" | "externalUrls" | "pathOverrides">,
  call: Pick<Call, "path">,
  args: Arguments,
): URL {
  const rest = new Map(Object.entries(args));
  const path = (settings.pathOverrides?.[call.path] ?? call.path).replace(
    /\{(\w+)\}/g,
    (_place, name: string) => {
      const value = rest.get(name);
      rest.delete(name);
      return encodeURIComponent(String(value));
    },
  );
  const url = new URL(
    settings.externalUrls[call.path] ?? `${settings.baseUrl.replace(/\/+$/, "")}/${path}`,
  );
  for (const [name, value] of rest) {
    if (value === null || value === undefined) continue;
    url.searchParams.set(
      name,
      value instanceof Date ? value.toISOString().slice(0, 10) : `${value}`,
    );
  }
  return url;
}
