import { z } from "zod";
import type { CacheQuery, ServedAnswer } from "./cache.ts";
import { argumentsKey } from "./cache-key.ts";
import type { Arguments, Call } from "./call.ts";
import { requestDocument } from "./client.ts";
import { dropping } from "./dropping.ts";
import type { GatewayContext, ReadSource } from "./gateway-context.ts";
import type { GatewayRequest } from "./send-request.ts";
import { GatewayError, GatewayTimeoutError, type GatewayContractError } from "./errors.ts";
import { parseAnswer, requestParsed } from "./request-parsed.ts";
import { FRESH_MS, LIFETIMES, type CallPath } from "./lifetimes.ts";
import { toResult } from "./to-result.ts";
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
    changes?: readonly CallPath[],
  ): Promise<Result<z.output<Answer>>>;
  /**
   * Reads past the cache, which forgets what it had: what other browsers saved counts. Errors are
   * returned, and leave the cache as it was.
   */
  attemptFresh<Answer extends z.ZodType>(
    call: Call<Answer>,
    args?: Arguments,
  ): Promise<Result<z.output<Answer>>>;
  /**
   * Asks for what a page can do without: the errors of the reads in `work` are returned, but for the
   * end of a session, which is thrown. "soon" is for what the page does not even mention, such as a
   * menu entry: an answer of the last minutes (T-70), else one that arrives within a short timeout;
   * every error is returned.
   */
  ask<Value>(work: (gateway: Gateway) => Promise<Value>, patience?: "soon"): Promise<Result<Value>>;
  /** Applies the error policy to an error that was returned. */
  fail(error: GatewayError): Promise<never>;
  /** Drops the cached answers of these paths, which contradict each other, and reports it. */
  forget(paths: readonly CallPath[], contradiction: GatewayContractError): Promise<void>;
  /** Writes, and drops the cached answers of the paths in `changes`. Errors go to the policy. */
  send(call: Call, body: unknown, changes: readonly CallPath[]): Promise<void>;
  /** Streams a document, uncached. Errors are returned; that of an ended session is thrown (T-71). */
  stream(call: Call, args?: Arguments): Promise<Result<DocumentAnswer>>;
};

/** Cache owner of the calls that are the same for everybody; no session has this id. */
const SHARED_OWNER = "anyone";

/** The gateway for one request. */
export function createGateway(context: GatewayContext): Gateway {
  const timeout = createOptionalTimeout();
  const { turn = { isSignedIn: context.token !== null } } = context;
  const requestFor = (call: Call, args: Arguments, body?: unknown): GatewayRequest => ({
    call,
    args: LIFETIMES[call.path].asOfDate ? { asOfDate: context.today, ...args } : args,
    token: call.bearer && call.shared !== true ? context.token : null,
    requestId: context.requestId,
    turn,
    traceparent: context.traceparent,
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

  async function readCached(
    call: Call,
    request: GatewayRequest,
    onConnected?: () => void,
  ): Promise<ServedAnswer> {
    const start = performance.now();
    const tellSource = (source: ReadSource) =>
      context.onRead?.(call, source, performance.now() - start);
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
      const { answer } = await fetchParsed(call.method === "GET" ? context.signal : undefined);
      if (call.method === "GET") tellSource("gateway");
      return { value: answer, at: context.now, isStale: false };
    }
    // Without the signal: other requests may share this load.
    let isLoaded = false;
    const load = async () => {
      isLoaded = true;
      try {
        const { answer, bytes, text } = await fetchParsed();
        // Where nothing is a valid answer, it is relied on for a short while, and by this process.
        if (text.trim() === "") return { value: answer, bytes, freshMs: FRESH_MS.minute };
        return { value: answer, bytes, text };
      } catch (error) {
        if (call.optional !== true) throw error;
        return { value: null, bytes: 0, freshMs: FRESH_MS.minute };
      }
    };
    const key = argumentsKey(call.path, request.args);
    const query = { lifetime, now: context.now, ...sharingOf(call) };
    const served = await context.cache.getOrLoad(owner, key, query, load);
    tellSource(sourceOf(served, isLoaded));
    return served;
  }

  /** How other processes may have the answer: sealed with the member's token, if it is a member's. */
  function sharingOf(call: Call): Pick<CacheQuery, "sharing"> {
    const { token } = context;
    if (call.shared === true || token === null) return {};
    return { sharing: { token, parse: (text) => parseAnswer(call, { text }) } };
  }

  /** The value of an answer that the page uses. What is no member's data has no age to tell. */
  function use<Answer extends z.ZodType>(
    call: Call<Answer>,
    served: ServedAnswer,
  ): z.output<Answer> {
    if (call.bearer) context.onAnswer?.(served);
    // Values under a call's key were parsed with its schema.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return served.value as z.output<Answer>;
  }

  async function fetchAnswer<Answer extends z.ZodType>(
    call: Call<Answer>,
    args: Arguments = {},
    body?: unknown,
  ): Promise<z.output<Answer>> {
    return use(call, await timeout.required(readCached(call, requestFor(call, args, body))));
  }

  /** Reads without waiting for long. */
  async function fetchSoon<Answer extends z.ZodType>(
    call: Call<Answer>,
    args: Arguments = {},
  ): Promise<z.output<Answer>> {
    const request = { ...requestFor(call, args), optional: true };
    const key = argumentsKey(call.path, request.args);
    const query = { lifetime: LIFETIMES[call.path].lifetime, now: context.now };
    // What is kept of an optional call may be its failure, which counts for a minute only.
    const isFindable = context.session !== null && call.optional !== true;
    const known = isFindable ? context.cache.find(context.session, key, query) : undefined;
    const served =
      known ?? (await timeout.optional((started) => readCached(call, request, started)));
    if (served === undefined) throw new GatewayTimeoutError(call);
    return use(call, served);
  }

  async function fetchFresh<Answer extends z.ZodType>(
    call: Call<Answer>,
    args: Arguments,
  ): Promise<z.output<Answer>> {
    const request = { ...requestFor(call, args), signal: context.signal };
    const { answer } = await timed(call, (onQueued) =>
      requestParsed(context.settings, { ...request, onQueued }, call),
    );
    if (context.session !== null) await context.cache.drop(context.session, [call.path]);
    return use(call, { value: answer, at: context.now, isStale: false });
  }

  async function throwPage(error: unknown): Promise<never> {
    throw error instanceof GatewayError ? (await context.policy(error)).thrown : error;
  }

  const gateway: Gateway = {
    read: (call, args) => fetchAnswer(call, args).catch(throwPage),
    async ask(work, patience) {
      const read: Gateway["read"] = patience === "soon" ? fetchSoon : fetchAnswer;
      const fail = (error: GatewayError) => Promise.reject(error);
      const result = await toResult(work({ ...gateway, read, fail }));
      if (result.ok || patience === "soon") return result;
      const { thrown, always } = await context.policy(result.error);
      if (always) throw thrown;
      return result;
    },
    fail: throwPage,
    async forget(paths, contradiction) {
      context.onContradiction?.(contradiction);
      if (context.session !== null) await context.cache.drop(context.session, paths);
    },
    attempt: (call, args = {}, body, changes = []) =>
      toResult(dropping(context, changes, fetchAnswer(call, args, body))),
    attemptFresh: (call, args = {}) => toResult(fetchFresh(call, args)),
    async send(call, body, changes) {
      await dropping(context, changes, fetchAnswer(call, {}, body)).catch(throwPage);
    },
    async stream(call, args = {}) {
      const request = { ...requestFor(call, args), signal: context.signal };
      const result = await toResult(
        timed(call, (onQueued) => requestDocument(context.settings, { ...request, onQueued })),
      );
      const end = result.ok ? null : await context.findSessionEnd?.(result.error);
      if (end) throw end;
      return result;
    },
  };
  return gateway;
}

function sourceOf({ isStale, isShared = false }: ServedAnswer, isLoaded: boolean): ReadSource {
  if (isStale) return "stale";
  if (isShared) return "shared";
  return isLoaded ? "gateway" : "cache";
}
