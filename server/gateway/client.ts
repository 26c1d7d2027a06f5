import type { Arguments, Call } from "./call.ts";
import type { CallPath } from "./lifetimes.ts";
import { boundedBody, type DocumentBounds } from "./document-body.ts";
import { fetchDocument } from "./fetch-document.ts";
import type { MovedPaths } from "./unshown-paths.ts";
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
  /** The budget of one call with its retry, milliseconds. */
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
};

/** What came back, read and counted. `bytes` is its size on the wire. */
export type Received = { readonly text: string; readonly bytes: number };

const RETRY_STATUS = new Set([502, 503, 504]);

/** An ornament is worth this long a wait. */
export const ORNAMENT_MS = 1500;

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

/** Performs a call and reads its whole answer. Throws a GatewayError; repeats a read once. */
export async function exchangeText(settings: ClientSettings, it: Exchange): Promise<Received> {
  return attempts(settings, it, async (response) => {
    const bytes = await readCapped(response, settings.maxAnswerBytes, it.call);
    return { text: new TextDecoder().decode(bytes), bytes: bytes.byteLength };
  });
}

/** Performs a call whose answer is a document, and hands its body on as a stream with a cap. */
export async function exchangeDocument(
  settings: ClientSettings,
  it: Exchange,
): Promise<{ body: ReadableStream<Uint8Array>; type: string; length: number | null }> {
  return attempts(settings, it, async (response, budget) => {
    const type = response.headers.get("content-type")?.split(";")[0]?.trim() ?? "";
    // Of a compressed answer it is the length on the wire, and what is handed on is unpacked.
    const packed = response.headers.has("content-encoding");
    const length = Number((packed ? null : response.headers.get("content-length")) ?? Number.NaN);
    if (response.body === null) throw new GatewayContractError(it.call, "(no body)");
    if (length > settings.maxDocumentBytes) {
      // Said beforehand, it is a fault that can still be shown; else the stream is cut off.
      await response.body.cancel();
      throw new GatewayContractError(it.call, `(over ${settings.maxDocumentBytes} bytes)`);
    }
    return {
      body: boundedBody(response.body, { call: it.call, cap: settings.maxDocumentBytes, budget }),
      type,
      length: Number.isFinite(length) ? length : null,
    };
  });
}

async function attempts<Result>(
  settings: ClientSettings,
  it: Exchange,
  read: (response: Response, budget: DocumentBounds["budget"]) => Promise<Result>,
): Promise<Result> {
  const patience = it.call.ornament === true ? ORNAMENT_MS : settings.timeoutMs;
  const budget = startBudget(Math.min(patience, settings.timeoutMs));
  const signal =
    it.signal === undefined ? budget.signal : AbortSignal.any([budget.signal, it.signal]);
  for (let attempt = 1; ; attempt += 1) {
    try {
      const result = await read(await once(settings, it, signal), budget);
      budget.end();
      return result;
    } catch (error) {
      const fault = faultOf(error, it, budget.signal);
      const repeatable = it.call.method === "GET" && it.call.once !== true;
      const last = attempt > 1 || !repeatable || !worthRepeating(fault);
      if (!last) await jitter(signal);
      if (last || signal.aborted) {
        budget.end();
        throw last ? fault : faultOf(undefined, it, budget.signal);
      }
    }
  }
}

function startBudget(ms: number) {
  const controller = new AbortController();
  const abort = () => controller.abort();
  let timer = setTimeout(abort, ms);
  return {
    signal: controller.signal,
    end: () => clearTimeout(timer),
    extend: (more: number) => {
      clearTimeout(timer);
      timer = setTimeout(abort, more).unref();
    },
  };
}

async function once(
  settings: ClientSettings,
  it: Exchange,
  signal: AbortSignal,
): Promise<Response> {
  const headers = new Headers({
    accept: it.accept ?? acceptOf(it.call),
    "x-request-id": it.requestId,
  });
  if (it.body !== undefined) headers.set("content-type", "application/json");
  withAuth(headers, it.token);
  const url = callUrl(settings, it.call, it.given);
  // A redirect would carry the member's token somewhere the contract does not name.
  const asked = { method: it.call.method, headers, redirect: "manual", signal } as const;
  const response =
    it.call.as === "document"
      ? await fetchDocument(url, asked)
      : await fetch(url, {
          ...asked,
          body: it.body === undefined ? null : JSON.stringify(it.body),
        });
  if (response.ok) return response;
  const bytes = await readCapped(response, 20_000, it.call).catch(() => new Uint8Array());
  if (response.status < 400) throw new GatewayContractError(it.call, `(status ${response.status})`);
  throw new GatewayStatusError(it.call, response.status, jsonOf(new TextDecoder().decode(bytes)));
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

function worthRepeating(fault: GatewayError): boolean {
  if (fault instanceof GatewayStatusError) return RETRY_STATUS.has(fault.status);
  return fault instanceof GatewayUnreachableError;
}

/** 50 to 150 ms, so that many processes do not come back at the same moment; less when aborted. */
function jitter(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, 50 + Math.random() * 100);
    const abort = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener("abort", abort, { once: true });
  });
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
