import { z } from "zod";
import type { PlainDate } from "#app/rules/dates/plain-date.ts";
import type { AnswerCache } from "./cache.ts";
import { argumentsKey } from "./cache-key.ts";
import type { Arguments, Call } from "./call.ts";
import { requestDocument } from "./client.ts";
import type { ClientSettings, GatewayRequest } from "./send-request.ts";
import { GatewayError } from "./errors.ts";
import { requestParsed } from "./request-parsed.ts";
import { FRESH_MS, LIFETIMES, type CallPath } from "./lifetimes.ts";
import { createOptionalTimeout } from "./optional-timeout.ts";

/** A result whose error the caller handles (§8's exempt calls, optional calls). */
export type Result<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: GatewayError };

export type DocumentAnswer = {
  readonly body: ReadableStream<Uint8Array>;
  readonly type: string;
  readonly length: number | null;
};

/** The gateway for one member or visitor during one request. */
export type Gateway = {
  /** Reads through the cache. The error policy turns an error into what the page shows, and throws it. */
  read<Answer extends z.ZodType>(call: Call<Answer>, args?: Arguments): Promise<z.output<Answer>>;
  /** Performs a call without the error policy: errors are returned. */
  attempt<Answer extends z.ZodType>(
    call: Call<Answer>,
    args?: Arguments,
    body?: unknown,
  ): Promise<Result<z.output<Answer>>>;
  /**
   * Reads what a page can do without, such as a menu entry: a cached answer however old, else one that
   * arrives within a short timeout. Null on any error.
   */
  readOptional<Answer extends z.ZodType>(
    call: Call<Answer>,
    args?: Arguments,
  ): Promise<z.output<Answer> | null>;
  /** Applies the error policy to an error that `attempt` returned. */
  fail(error: GatewayError): Promise<never>;
  /** Writes, and drops the cached answers of the paths in `changes`. Errors go to the policy. */
  send(call: Call, body: unknown, changes: readonly CallPath[]): Promise<void>;
  /** Streams a document, uncached. Errors are returned. */
  stream(call: Call, args?: Arguments): Promise<Result<DocumentAnswer>>;
};

export type GatewayContext = {
  readonly settings: ClientSettings;
  readonly cache: AnswerCache;
  /** The session that owns cached answers; null before sign-in, when nothing is cached. */
  readonly session: string | null;
  readonly token: string | null;
  readonly today: PlainDate;
  readonly requestId: string;
  readonly signal: AbortSignal;
  /** Turns an error into what is thrown: a redirect, or an entry of the error catalogue. */
  readonly policy: (error: GatewayError) => Promise<unknown>;
  /** Called after each call that went to the gateway, with names and times only. */
  readonly onCall?: (call: Call, took: CallTime, error: GatewayError | undefined) => void;
};

/** Milliseconds of a call, and of its wait for a connection. */
export type CallTime = { readonly ms: number; readonly waitMs: number };

/** Cache owner of the calls that are the same for everybody; no session has this id. */
const SHARED_OWNER = "anyone";

/** The gateway for one request. */
export function createGateway(context: GatewayContext): Gateway {
  const timeout = createOptionalTimeout();
  const requestFor = (call: Call, args: Arguments, body?: unknown): GatewayRequest => ({
    call,
    args: LIFETIMES[call.path].asOfDate ? { asOfDate: context.today, ...args } : args,
    token: call.bearer && call.shared !== true ? context.token : null,
    requestId: context.requestId,
    ...(body === undefined ? {} : { body }),
  });

  /** Reports the time of `work` to `onCall`, with the part of it spent in the queue. */
  async function timed<Value>(
    call: Call,
    work: (onQueued: (ms: number, connected: boolean) => void) => Promise<Value>,
    onConnected: () => void = () => undefined,
  ): Promise<Value> {
    const start = performance.now();
    let waitMs = 0;
    let fault: GatewayError | undefined;
    try {
      return await work((ms, connected) => {
        waitMs += ms;
        if (connected) onConnected();
      });
    } catch (error) {
      fault = error instanceof GatewayError ? error : undefined;
      throw error;
    } finally {
      context.onCall?.(call, { ms: performance.now() - start, waitMs }, fault);
    }
  }

  async function readCached<Answer extends z.ZodType>(
    call: Call<Answer>,
    request: GatewayRequest,
    onConnected?: () => void,
  ): Promise<z.output<Answer>> {
    const fetchParsed = (signal?: AbortSignal) =>
      timed(
        call,
        (onQueued) => requestParsed(context.settings, { ...request, signal, onQueued }, call),
        onConnected,
      );
    // A write may share its path with a cached read, and is always sent.
    const lifetime = call.method === "GET" ? LIFETIMES[call.path].lifetime : "never";
    const owner = call.shared === true ? SHARED_OWNER : context.session;
    if (lifetime === "never" || owner === null) {
      return (await fetchParsed(call.method === "GET" ? context.signal : undefined)).answer;
    }
    // Without the signal: other requests may share this load.
    const load = async () => {
      try {
        const { answer, bytes } = await fetchParsed();
        return { value: answer, bytes };
      } catch (error) {
        if (call.optional !== true) throw error;
        return { value: null, bytes: 0, freshMs: FRESH_MS.minute };
      }
    };
    const key = argumentsKey(call.path, request.args);
    const value = await context.cache.getOrLoad(owner, key, lifetime, load);
    // Values under this key were parsed with this call's schema.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return value as z.output<Answer>;
  }

  /** Waits for the answer; of an optional call only until its timeout, then null as for a fault. */
  async function fetchAnswer<Answer extends z.ZodType>(
    call: Call<Answer>,
    args: Arguments,
    body?: unknown,
  ): Promise<z.output<Answer>> {
    const request = requestFor(call, args, body);
    if (call.optional !== true) return timeout.required(readCached(call, request));
    const answer = await timeout.optional((started) => readCached(call, request, started));
    // Null, as the cache has it for a failed optional call.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return (answer ?? null) as z.output<Answer>;
  }

  async function readOptional<Answer extends z.ZodType>(
    call: Call<Answer>,
    args: Arguments = {},
  ): Promise<z.output<Answer> | null> {
    const request = { ...requestFor(call, args), optional: true };
    const key = argumentsKey(call.path, request.args);
    const cached = context.session && (await context.cache.find(context.session, key));
    // Values under this key were parsed with this call's schema.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    if (cached) return cached.value as z.output<Answer>;
    const result = await timeout.optional((started) =>
      toResult(readCached(call, request, started)),
    );
    return result?.ok === true ? result.value : null;
  }

  const applyErrorPolicy = async <Value>(work: Promise<Value>): Promise<Value> => {
    try {
      return await work;
    } catch (error) {
      throw error instanceof GatewayError ? await context.policy(error) : error;
    }
  };

  return {
    read: (call, args = {}) => applyErrorPolicy(fetchAnswer(call, args)),
    async fail(error) {
      throw await context.policy(error);
    },
    readOptional,
    attempt: (call, args = {}, body) => toResult(fetchAnswer(call, args, body)),
    async send(call, body, changes) {
      try {
        await applyErrorPolicy(fetchAnswer(call, {}, body));
      } finally {
        // A failed write may still have taken effect.
        if (context.session !== null) await context.cache.drop(context.session, changes);
      }
    },
    stream(call, args = {}) {
      const request = { ...requestFor(call, args), signal: context.signal };
      return toResult(
        timed(call, (onQueued) => requestDocument(context.settings, { ...request, onQueued })),
      );
    },
  };
}

async function toResult<Value>(work: Promise<Value>): Promise<Result<Value>> {
  try {
    return { ok: true, value: await work };
  } catch (error) {
    if (error instanceof GatewayError) return { ok: false, error };
    throw error;
  }
}
