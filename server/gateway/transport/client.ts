import { startBudget, type Budget } from "./budget.ts";
import type { Arguments, Call } from "./call.ts";
import type { Connections } from "./connections.ts";
import type { RequestQueue } from "./request-queue.ts";
import type { CallPath } from "./lifetimes.ts";
import { limitDocumentBody } from "./document-body.ts";
import { OPTIONAL_TIMEOUT_MS } from "./optional-timeout.ts";
import { pause, retryDelay, type RetryState } from "./retry.ts";
import type { PathOverrides } from "./configurable-paths.ts";
import {
  GatewayAbandonedError,
  GatewayContractError,
  GatewayError,
  GatewayStatusError,
  GatewayTimeoutError,
  GatewayUnreachableError,
} from "./errors.ts";

export type ClientSettings = {
  readonly baseUrl: string;
  /** Full addresses of calls to other services, by path. They never get a token. */
  readonly externalUrls: Readonly<Partial<Record<CallPath, string>>>;
  /** Paths of this carrier's gateway that differ from ours. */
  readonly pathOverrides?: PathOverrides;
  readonly connections: Connections;
  /** The budget of one call with its queueing and retries, milliseconds. */
  readonly timeoutMs: number;
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
  /** Aborts when the browser closes the request; absent where the answer is shared. */
  readonly signal?: AbortSignal | undefined;
  /** The page can do without the answer. */
  readonly optional?: boolean;
  /** Called with the time spent in the queue, and whether a connection was got. */
  readonly onQueued?: (ms: number, connected: boolean) => void;
};

/** An answer as received. `bytes` is its size on the wire. */
export type RawAnswer = { readonly text: string; readonly bytes: number };

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

/** A Bearer header from the token, unless an Authorization is already set (§7). */
export function withAuth(headers: Headers, token: string | null): Headers {
  if (token !== null && !headers.has("authorization")) {
    headers.set("authorization", `Bearer ${token}`);
  }
  return headers;
}

/** Performs a call, with retries, and reads its whole answer. Throws a GatewayError. */
export async function requestText(
  settings: ClientSettings,
  request: GatewayRequest,
): Promise<RawAnswer> {
  return withRetries(settings, request, async (response, { slot }) => {
    const bytes = await readCapped(response, settings.maxAnswerBytes, request.call);
    slot.release();
    return { text: new TextDecoder().decode(bytes), bytes: bytes.byteLength };
  });
}

/** Performs a call for a document, and returns its body as a stream of limited size. */
export async function requestDocument(
  settings: ClientSettings,
  request: GatewayRequest,
): Promise<{ body: ReadableStream<Uint8Array>; type: string; length: number | null }> {
  return withRetries(settings, request, async (response, { budget, slot }) => {
    const type = mediaType(response.headers.get("content-type") ?? "");
    // With compression it is the length on the wire, not that of the decoded body.
    const packed = response.headers.has("content-encoding");
    const length = Number((packed ? null : response.headers.get("content-length")) ?? Number.NaN);
    if (response.body === null) throw new GatewayContractError(request.call, "(no body)");
    if (length > settings.maxDocumentBytes) {
      // Known before the first byte, the fault can still be shown as an error page.
      await response.body.cancel();
      throw new GatewayContractError(request.call, `(over ${settings.maxDocumentBytes} bytes)`);
    }
    // The connection stays in use until the last chunk is read or the browser leaves.
    request.signal?.addEventListener("abort", slot.release, { once: true });
    const limits = {
      call: request.call,
      cap: settings.maxDocumentBytes,
      budget,
      onEnd: slot.release,
    };
    return {
      body: limitDocumentBody(response.body, limits),
      type,
      length: Number.isFinite(length) ? length : null,
    };
  });
}

const mediaType = (text: string): string => (text.split(";")[0] ?? "").trim().toLowerCase();

/** A connection in use by a call. `written` is false only where the request cannot have been sent. */
type Slot = { written: boolean; release: () => void };

type Attempt = { readonly budget: Budget; readonly signal: AbortSignal; readonly slot: Slot };

async function withRetries<Result>(
  settings: ClientSettings,
  request: GatewayRequest,
  read: (response: Response, attempt: Attempt) => Promise<Result>,
): Promise<Result> {
  const budget = startBudget(settings.timeoutMs);
  const signal =
    request.signal === undefined ? budget.signal : AbortSignal.any([budget.signal, request.signal]);
  const tries: RetryState = { unsent: 0, sent: 0 };
  for (;;) {
    const attempt: Attempt = { budget, signal, slot: { written: true, release: () => undefined } };
    try {
      const result = await read(await sendOnce(settings, request, attempt), attempt);
      budget.end();
      return result;
    } catch (error) {
      attempt.slot.release();
      const fault = toGatewayError(error, request, budget.signal);
      const ms = retryDelay(request.call, fault, attempt.slot.written, tries);
      if (ms !== null) await pause(ms, signal);
      if (ms === null || signal.aborted) {
        budget.end();
        throw request.signal?.aborted === true ? new GatewayAbandonedError(request.call) : fault;
      }
    }
  }
}

async function sendOnce(
  settings: ClientSettings,
  request: GatewayRequest,
  attempt: Attempt,
): Promise<Response> {
  const { call } = request;
  const { signal, slot } = attempt;
  const headers = new Headers({
    accept: request.accept ?? acceptOf(call),
    "x-request-id": request.requestId,
  });
  if (request.body !== undefined) headers.set("content-type", "application/json");
  withAuth(headers, request.token);
  const url = callUrl(settings, call, request.args);
  const pool = settings.connections.poolFor(url, call.as);
  slot.release = await waitForConnection(pool.queue, request, attempt);
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
  throw new GatewayStatusError(call, response.status, jsonOf(new TextDecoder().decode(bytes)));
}

/** The short timeout of an optional call starts with its connection, not in the queue. */
async function waitForConnection(
  queue: RequestQueue,
  request: GatewayRequest,
  { budget, signal }: Attempt,
): Promise<() => void> {
  const start = performance.now();
  const optional = request.optional === true || request.call.optional === true;
  let connected = false;
  try {
    const release = await queue.acquire({
      call: request.call,
      requestId: request.requestId,
      optional,
      signal,
    });
    connected = true;
    if (request.call.optional === true) budget.shorten(OPTIONAL_TIMEOUT_MS);
    return release;
  } finally {
    request.onQueued?.(performance.now() - start, connected);
  }
}

async function readCapped(response: Response, cap: number, call: Call): Promise<Uint8Array> {
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

function toGatewayError(
  error: unknown,
  request: GatewayRequest,
  budget: AbortSignal,
): GatewayError {
  if (error instanceof GatewayError) return error;
  if (budget.aborted) return new GatewayTimeoutError(request.call);
  if (request.signal?.aborted === true) return new GatewayAbandonedError(request.call);
  // The error of `fetch` itself is generic; its cause has the network's code.
  return new GatewayUnreachableError(
    request.call,
    error instanceof Error ? error.cause : undefined,
  );
}

function acceptOf(call: Call): string {
  if (call.as === "document") return "application/pdf";
  return call.as === "text" ? "text/plain, application/json" : "application/json";
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
