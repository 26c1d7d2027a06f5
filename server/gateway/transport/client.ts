import { startBudget, type Budget } from "./budget.ts";
import type { Arguments, Call } from "./call.ts";
import type { Connections } from "./connections.ts";
import type { Line } from "./line.ts";
import type { CallPath } from "./lifetimes.ts";
import { boundedBody } from "./document-body.ts";
import { OPTIONAL_MS } from "./patience.ts";
import { pause, pauseBeforeRepeat, type Tries } from "./retry.ts";
import type { MovedPaths } from "./configurable-paths.ts";
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
  readonly elsewhere: Readonly<Partial<Record<CallPath, string>>>;
  /** Paths this carrier's gateway has instead of ours; absent where it has none. */
  readonly moved?: MovedPaths;
  readonly connections: Connections;
  /** The budget of one call, its waiting and its repeats included, milliseconds. */
  readonly timeoutMs: number;
  readonly maxAnswerBytes: number;
  readonly maxDocumentBytes: number;
};

export type Exchange = {
  readonly call: Call;
  readonly given: Arguments;
  readonly body?: unknown;
  readonly token: string | null;
  readonly accept?: string;
  readonly requestId: string;
  /** Aborts when the browser goes away; absent where others share the answer. */
  readonly signal?: AbortSignal | undefined;
  /** The page that asks can do without the answer. */
  readonly optional?: boolean;
  /** Told how long a connection was waited for, and whether there was one in the end. */
  readonly onWaited?: (ms: number, began: boolean) => void;
};

/** What came back, read and counted. `bytes` is its size on the wire. */
export type Received = { readonly text: string; readonly bytes: number };

/** The address of a call: base, path with its places filled, and a query without the unset ones. */
export function callUrl(
  settings: Pick<ClientSettings, "baseUrl" | "elsewhere" | "moved">,
  call: Pick<Call, "path">,
  given: Arguments,
): URL {
  const rest = new Map(Object.entries(given));
  const path = (settings.moved?.[call.path] ?? call.path).replace(
    /\{(\w+)\}/g,
    (_place, name: string) => {
      const value = rest.get(name);
      rest.delete(name);
      return encodeURIComponent(String(value));
    },
  );
  const url = new URL(
    settings.elsewhere[call.path] ?? `${settings.baseUrl.replace(/\/+$/, "")}/${path}`,
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
export async function exchangeText(settings: ClientSettings, it: Exchange): Promise<Received> {
  return attempts(settings, it, async (response, { place }) => {
    const bytes = await readCapped(response, settings.maxAnswerBytes, it.call);
    place.leave();
    return { text: new TextDecoder().decode(bytes), bytes: bytes.byteLength };
  });
}

/** Performs a call whose answer is a document, and hands its body on as a stream with a cap. */
export async function exchangeDocument(
  settings: ClientSettings,
  it: Exchange,
): Promise<{ body: ReadableStream<Uint8Array>; type: string; length: number | null }> {
  return attempts(settings, it, async (response, { budget, place }) => {
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
    it.signal?.addEventListener("abort", place.leave, { once: true });
    const bounds = { call: it.call, cap: settings.maxDocumentBytes, budget, onEnd: place.leave };
    return {
      body: boundedBody(response.body, bounds),
      type,
      length: Number.isFinite(length) ? length : null,
    };
  });
}

/** Without its parameters, in the one letter case that is compared: a gateway may write any. */
const mediaType = (text: string): string => (text.split(";")[0] ?? "").trim().toLowerCase();

/** A call's place on a connection. What is not known to be unwritten may have arrived. */
type Place = { written: boolean; leave: () => void };

/** One try of a call. */
type Try = { readonly budget: Budget; readonly signal: AbortSignal; readonly place: Place };

async function attempts<Result>(
  settings: ClientSettings,
  it: Exchange,
  read: (response: Response, within: Try) => Promise<Result>,
): Promise<Result> {
  const budget = startBudget(settings.timeoutMs);
  const signal =
    it.signal === undefined ? budget.signal : AbortSignal.any([budget.signal, it.signal]);
  const tries: Tries = { unsent: 0, sent: 0 };
  for (;;) {
    const within: Try = { budget, signal, place: { written: true, leave: () => undefined } };
    try {
      const result = await read(await once(settings, it, within), within);
      budget.end();
      return result;
    } catch (error) {
      within.place.leave();
      const fault = faultOf(error, it, budget.signal);
      const ms = pauseBeforeRepeat(it.call, fault, within.place.written, tries);
      if (ms !== null) await pause(ms, signal);
      if (ms === null || signal.aborted) {
        budget.end();
        throw it.signal?.aborted === true ? new GatewayAbandonedError(it.call) : fault;
      }
    }
  }
}

async function once(settings: ClientSettings, it: Exchange, within: Try): Promise<Response> {
  const { call } = it;
  const { signal, place } = within;
  const headers = new Headers({
    accept: it.accept ?? acceptOf(call),
    "x-request-id": it.requestId,
  });
  if (it.body !== undefined) headers.set("content-type", "application/json");
  withAuth(headers, it.token);
  const url = callUrl(settings, call, it.given);
  const lane = settings.connections.laneOf(url, call.as);
  place.leave = await placeIn(lane.line, it, within);
  const response = await lane.send(url, {
    method: call.method,
    headers,
    body: it.body === undefined ? null : JSON.stringify(it.body),
    signal,
    onWritten: (written) => (place.written = written),
  });
  if (response.ok) return response;
  const bytes = await readCapped(response, 20_000, call).catch(() => new Uint8Array());
  if (response.status < 400) throw new GatewayContractError(call, `(status ${response.status})`);
  throw new GatewayStatusError(call, response.status, jsonOf(new TextDecoder().decode(bytes)));
}

/** An ornament's short time begins with its connection: in line it is no worse off than others. */
async function placeIn(line: Line, it: Exchange, { budget, signal }: Try): Promise<() => void> {
  const start = performance.now();
  const optional = it.optional === true || it.call.optional === true;
  let began = false;
  try {
    const leave = await line.enter({ call: it.call, requestId: it.requestId, optional, signal });
    began = true;
    if (it.call.optional === true) budget.shorten(OPTIONAL_MS);
    return leave;
  } finally {
    it.onWaited?.(performance.now() - start, began);
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

function faultOf(error: unknown, it: Exchange, budget: AbortSignal): GatewayError {
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
