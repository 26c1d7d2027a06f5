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
  /** Full addresses of the calls that live elsewhere, by path. They never get a token. */
  readonly externalUrls: Readonly<Partial<Record<CallPath, string>>>;
  /** Paths this carrier's gateway has instead of ours; absent where it has none. */
  readonly pathOverrides?: PathOverrides;
  readonly connections: Connections;
  /** The budget of one call, its waiting and its repeats included, milliseconds. */
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
  /** Aborts when the browser goes away; absent where others share the answer. */
  readonly signal?: AbortSignal | undefined;
  /** The page that asks can do without the answer. */
  readonly optional?: boolean;
  /** Told how long a connection was waited for, and whether there was one in the end. */
  readonly onQueued?: (ms: number, began: boolean) => void;
};

/** What came back, read and counted. `bytes` is its size on the wire. */
export type RawAnswer = { readonly text: string; readonly bytes: number };

/** The address of a call: base, path with its places filled, and a query without the unset ones. */
export function callUrl(
  settings: Pick<ClientSettings, "baseUrl" | "externalUrls" | "pathOverrides">,
  call: Pick<Call, "path">,
  given: Arguments,
): URL {
  const rest = new Map(Object.entries(given));
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

/** Performs a call and reads its whole answer. Throws a GatewayError; repeats what may be repeated. */
export async function requestText(
  settings: ClientSettings,
  it: GatewayRequest,
): Promise<RawAnswer> {
  return withRetries(settings, it, async (response, { slot }) => {
    const bytes = await readCapped(response, settings.maxAnswerBytes, it.call);
    slot.release();
    return { text: new TextDecoder().decode(bytes), bytes: bytes.byteLength };
  });
}

/** Performs a call whose answer is a document, and hands its body on as a stream with a cap. */
export async function requestDocument(
  settings: ClientSettings,
  it: GatewayRequest,
): Promise<{ body: ReadableStream<Uint8Array>; type: string; length: number | null }> {
  return withRetries(settings, it, async (response, { budget, slot }) => {
    const type = mediaType(response.headers.get("content-type") ?? "");
    // Of a compressed answer it is the length on the wire, and what is handed on is unpacked.
    const packed = response.headers.has("content-encoding");
    const length = Number((packed ? null : response.headers.get("content-length")) ?? Number.NaN);
    if (response.body === null) throw new GatewayContractError(it.call, "(no body)");
    if (length > settings.maxDocumentBytes) {
      // Said beforehand, it is a fault that can still be shown; else the stream is cut off.
      await response.body.cancel();
      throw new GatewayContractError(it.call, `(over ${settings.maxDocumentBytes} bytes)`);
    }
    // Its connection is taken until its last piece is read, or nobody wants it any more.
    it.signal?.addEventListener("abort", slot.release, { once: true });
    const bounds = { call: it.call, cap: settings.maxDocumentBytes, budget, onEnd: slot.release };
    return {
      body: limitDocumentBody(response.body, bounds),
      type,
      length: Number.isFinite(length) ? length : null,
    };
  });
}

/** Without its parameters, in the one letter case that is compared: a gateway may write any. */
const mediaType = (text: string): string => (text.split(";")[0] ?? "").trim().toLowerCase();

/** A call's place on a connection. What is not known to be unwritten may have arrived. */
type Slot = { written: boolean; release: () => void };

/** One try of a call. */
type Try = { readonly budget: Budget; readonly signal: AbortSignal; readonly slot: Slot };

async function withRetries<Result>(
  settings: ClientSettings,
  it: GatewayRequest,
  read: (response: Response, within: Try) => Promise<Result>,
): Promise<Result> {
  const budget = startBudget(settings.timeoutMs);
  const signal =
    it.signal === undefined ? budget.signal : AbortSignal.any([budget.signal, it.signal]);
  const tries: RetryState = { unsent: 0, sent: 0 };
  for (;;) {
    const within: Try = { budget, signal, slot: { written: true, release: () => undefined } };
    try {
      const result = await read(await sendOnce(settings, it, within), within);
      budget.end();
      return result;
    } catch (error) {
      within.slot.release();
      const fault = toGatewayError(error, it, budget.signal);
      const ms = retryDelay(it.call, fault, within.slot.written, tries);
      if (ms !== null) await pause(ms, signal);
      if (ms === null || signal.aborted) {
        budget.end();
        throw it.signal?.aborted === true ? new GatewayAbandonedError(it.call) : fault;
      }
    }
  }
}

async function sendOnce(
  settings: ClientSettings,
  it: GatewayRequest,
  within: Try,
): Promise<Response> {
  const { call } = it;
  const { signal, slot } = within;
  const headers = new Headers({
    accept: it.accept ?? acceptOf(call),
    "x-request-id": it.requestId,
  });
  if (it.body !== undefined) headers.set("content-type", "application/json");
  withAuth(headers, it.token);
  const url = callUrl(settings, call, it.args);
  const lane = settings.connections.poolFor(url, call.as);
  slot.release = await waitForConnection(lane.queue, it, within);
  const response = await lane.send(url, {
    method: call.method,
    headers,
    body: it.body === undefined ? null : JSON.stringify(it.body),
    signal,
    onWritten: (written) => (slot.written = written),
  });
  if (response.ok) return response;
  const bytes = await readCapped(response, 20_000, call).catch(() => new Uint8Array());
  if (response.status < 400) throw new GatewayContractError(call, `(status ${response.status})`);
  throw new GatewayStatusError(call, response.status, jsonOf(new TextDecoder().decode(bytes)));
}

/** An ornament's short time begins with its connection: in line it is no worse off than others. */
async function waitForConnection(
  line: RequestQueue,
  it: GatewayRequest,
  { budget, signal }: Try,
): Promise<() => void> {
  const start = performance.now();
  const optional = it.optional === true || it.call.optional === true;
  let began = false;
  try {
    const leave = await line.acquire({ call: it.call, requestId: it.requestId, optional, signal });
    began = true;
    if (it.call.optional === true) budget.shorten(OPTIONAL_TIMEOUT_MS);
    return leave;
  } finally {
    it.onQueued?.(performance.now() - start, began);
  }
}

async function readCapped(response: Response, cap: number, call: Call): Promise<Uint8Array> {
  if (response.body === null) return new Uint8Array();
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body) {
    size += part.byteLength;
    // Leaving the loop cancels the body, which frees the connection.
    if (size > cap) throw new GatewayContractError(call, `(over ${cap} bytes)`);
    parts.push(part);
  }
  return parts.length === 1 && parts[0] !== undefined ? parts[0] : Buffer.concat(parts);
}

function toGatewayError(error: unknown, it: GatewayRequest, budget: AbortSignal): GatewayError {
  if (error instanceof GatewayError) return error;
  if (budget.aborted) return new GatewayTimeoutError(it.call);
  if (it.signal?.aborted === true) return new GatewayAbandonedError(it.call);
  // What `fetch` throws says only that it failed; what it wraps says why.
  return new GatewayUnreachableError(it.call, error instanceof Error ? error.cause : undefined);
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
