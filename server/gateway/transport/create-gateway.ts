import { z } from "zod";
import { argumentsKey, type CacheQuery, type ServedAnswer } from "./cache/cache.ts";
import type { Arguments, Call } from "./call.ts";
import { requestDocument } from "./send/client.ts";
import type { GatewayRequest } from "./send/send-request.ts";
import { GatewayError, GatewayTimeoutError, mayTakeEffect } from "./errors.ts";
import { parseAnswer, requestParsed } from "./read-answer.ts";
import { FRESH_MS } from "./cache/lifetimes.ts";
import { createOptionalTimeout } from "./optional-timeout.ts";
import type { Gateway, GatewayContext, ReadSource, Result } from "./gateway.ts";

/** Cache owner of the calls that are the same for all visitors; no session has this id. */
const SHARED_OWNER = "anyone";

const rejectWith = (error: GatewayError): Promise<never> => Promise.reject(error);

/** The gateway for one request, with its token, cache owner and time limits. */
export function createGateway(context: GatewayContext): Gateway {
  const timeout = createOptionalTimeout(context.settings.optionalMs);
  const { ticket = { isSignedIn: context.token !== null } } = context;
  const requestFor = (call: Call, args: Arguments, body?: unknown): GatewayRequest => ({
    call,
    args: call.asOfDate === true ? { asOfDate: context.today, ...args } : args,
    token: call.bearer && call.shared !== true ? context.token : null,
    requestId: context.requestId,
    ticket,
    traceparent: context.traceparent,
    language: context.language,
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
    const { lifetime } = call;
    const owner = call.shared === true ? SHARED_OWNER : (context.answers?.owner ?? null);
    if (lifetime === "never" || owner === null) {
      const { answer } = await fetchParsed(call.method === "GET" ? context.signal : undefined);
      if (call.method === "GET") tellSource("gateway");
      return { value: answer, at: context.now, isStale: false };
    }
    // Without the signal, because other requests may share this load.
    let isLoaded = false;
    const load = async () => {
      isLoaded = true;
      try {
        const { answer, bytes, text } = await fetchParsed();
        // An empty valid answer is used for a short while, and only by this process.
        if (text.trim() === "") return { value: answer, bytes, freshMs: FRESH_MS.minute };
        return { value: answer, bytes, text };
      } catch (error) {
        if (call.optional !== true) throw error;
        return { value: null, bytes: 0, freshMs: FRESH_MS.minute };
      }
    };
    const key = argumentsKey(call.path, request.args);
    const query = queryOf(call);
    const ask = (): Promise<ServedAnswer> =>
      context.cache.getOrLoad(owner, key, query, load).catch((error: unknown) => {
        // A load of another request fails if that request ends; then this one loads by itself.
        const isOfOther = !isLoaded && error instanceof GatewayError && error.isOfRequest;
        const { endsAt = Number.POSITIVE_INFINITY } = ticket;
        if (isOfOther && endsAt > performance.now()) return ask();
        throw error;
      });
    const served = await ask();
    tellSource(sourceOf(served, isLoaded));
    return served;
  }

  /** The version of an answer that this request must see, and how other processes get it. */
  function queryOf(call: Call): CacheQuery {
    const { answers, now } = context;
    const { lifetime, path } = call;
    if (call.shared === true || answers === null) return { lifetime, now, version: "" };
    const { version, isKept } = answers.versions.of(path);
    const parse = (text: string) => parseAnswer(call, { text });
    const sharing = isKept ? { seal: answers.seal, parse } : undefined;
    return { lifetime, now, version, ...(sharing && { sharing }) };
  }

  /** The value of an answer that the page uses; only a member's data has an age to show. */
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

  async function fetchWithShortTimeout<Answer extends z.ZodType>(
    call: Call<Answer>,
    args: Arguments = {},
  ): Promise<z.output<Answer>> {
    const request = { ...requestFor(call, args), optional: true };
    const key = argumentsKey(call.path, request.args);
    // The cached value of an optional call may be a failure, which counts for a minute only.
    const owner = call.optional === true ? undefined : context.answers?.owner;
    const known = owner === undefined ? undefined : context.cache.find(owner, key, queryOf(call));
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
    await context.answers?.versions.renew([call.path]);
    return use(call, { value: answer, at: context.now, isStale: false });
  }

  async function throwPage(error: unknown): Promise<never> {
    throw error instanceof GatewayError ? (await context.policy(error)).thrown : error;
  }

  const gateway: Gateway = {
    read: (call, args) => fetchAnswer(call, args).catch(throwPage),
    async ask(work, wait) {
      const read: Gateway["read"] = wait === "short-timeout" ? fetchWithShortTimeout : fetchAnswer;
      const result = await toResult(work({ ...gateway, read, fail: rejectWith }));
      if (result.ok || wait === "short-timeout") return result;
      const { thrown, always } = await context.policy(result.error);
      if (always) throw thrown;
      return result;
    },
    fail: throwPage,
    async forget(calls, contradiction) {
      context.onContradiction?.(contradiction);
      await context.answers?.versions.renew(calls.map(({ path }) => path));
    },
    attempt: (call, args = {}, body, changes = []) =>
      toResult(changing(context, changes, () => fetchAnswer(call, args, body))),
    attemptFresh: (call, args = {}) => toResult(fetchFresh(call, args)),
    async send(call, body, changes) {
      await changing(context, changes, () => fetchAnswer(call, {}, body)).catch(throwPage);
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

/** The value, or a gateway error as a value; any other error is thrown. */
export async function toResult<Value>(work: Promise<Value>): Promise<Result<Value>> {
  try {
    return { ok: true, value: await work };
  } catch (error) {
    if (error instanceof GatewayError) return { ok: false, error };
    throw error;
  }
}

type Changing = Pick<GatewayContext, "answers"> & {
  readonly settings: Pick<GatewayContext["settings"], "timeoutMs">;
};

/**
 * Writes, between two changes of the versions of what it changes: nothing that was asked for before
 * its end counts afterwards. A write whose answer is lost may still take effect until the gateway's
 * time limit, so they change again then.
 */
export async function changing<Value>(
  { answers, settings }: Changing,
  changes: readonly Pick<Call, "path">[],
  write: () => Promise<Value>,
): Promise<Value> {
  if (answers === null || changes.length === 0) return write();
  const { versions } = answers;
  const paths = changes.map(({ path }) => path);
  const end = await versions.begin(paths);
  try {
    return await write();
  } catch (error) {
    if (error instanceof GatewayError && mayTakeEffect(error)) {
      setTimeout(
        () => void versions.renew(paths).catch(() => undefined),
        settings.timeoutMs,
      ).unref();
    }
    throw error;
  } finally {
    await end();
  }
}
