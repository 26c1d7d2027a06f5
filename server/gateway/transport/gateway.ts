import { z } from "zod";
import type { PlainDate } from "#app/rules/dates/plain-date.ts";
import type { AnswerCache } from "./cache.ts";
import { argumentsKey } from "./cache-key.ts";
import type { Arguments, Call } from "./call.ts";
import { requestDocument, type ClientSettings, type GatewayRequest } from "./client.ts";
import { GatewayError } from "./errors.ts";
import { requestParsed } from "./request-parsed.ts";
import { FRESH_MS, LIFETIMES } from "./lifetimes.ts";
import { createOptionalTimeout } from "./optional-timeout.ts";

/** A result where the caller decides what a fault means (§8's exempt calls, ornaments). */
export type Result<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: GatewayError };

export type DocumentAnswer = {
  readonly body: ReadableStream<Uint8Array>;
  readonly type: string;
  readonly length: number | null;
};

/** One member's (or visitor's) way to the gateway during one request. */
export type Gateway = {
  /** Asks, parses and keeps. A fault is given to the error policy, which throws what the page shows. */
  read<Answer extends z.ZodType>(call: Call<Answer>, given?: Arguments): Promise<z.output<Answer>>;
  /** The same without the policy: the fault comes back as a value. */
  attempt<Answer extends z.ZodType>(
    call: Call<Answer>,
    given?: Arguments,
    body?: unknown,
  ): Promise<Result<z.output<Answer>>>;
  /**
   * What a page can do without, such as an entry of a menu: from the session's kept answers however
   * old, else asked and waited for a short while. Null on any fault.
   */
  readOptional<Answer extends z.ZodType>(
    call: Call<Answer>,
    given?: Arguments,
  ): Promise<z.output<Answer> | null>;
  /** Gives a fault that `attempt` handed back to the error policy after all. */
  fail(error: GatewayError): Promise<never>;
  /** Writes, and drops the kept answers that the write changed. Faults go to the policy. */
  send<Answer extends z.ZodType>(
    call: Call<Answer>,
    options?: {
      readonly given?: Arguments;
      readonly body?: unknown;
      readonly changes?: readonly string[];
    },
  ): Promise<z.output<Answer>>;
  /** A document's bytes as they come, never kept. The caller decides what a fault means. */
  stream(call: Call, given?: Arguments): Promise<Result<DocumentAnswer>>;
};

export type GatewayContext = {
  readonly settings: ClientSettings;
  readonly cache: AnswerCache;
  /** The session whose answers these are; null before sign-in, when nothing is kept. */
  readonly session: string | null;
  readonly token: string | null;
  readonly today: PlainDate;
  readonly requestId: string;
  readonly signal: AbortSignal;
  /** Turns a fault into what is thrown: a redirect, or an error page's entry. */
  readonly policy: (error: GatewayError) => Promise<unknown>;
  /** Told of each call that was not kept: names and milliseconds, never values. */
  readonly onCall?: (call: Call, took: CallTime, error: GatewayError | undefined) => void;
};

/** Milliseconds of a call, and how many of them it waited for a connection. */
export type CallTime = { readonly ms: number; readonly waitMs: number };

/** Whose the answers are that are the same for everybody. No session has this for an id. */
const SHARED_OWNER = "anyone";

/** The way to the gateway for one request. */
export function createGateway(context: GatewayContext): Gateway {
  const patience = createOptionalTimeout();
  const requestFor = (call: Call, given: Arguments, body?: unknown): GatewayRequest => ({
    call,
    args: LIFETIMES[call.path].asOfDate ? { asOfDate: context.today, ...given } : given,
    token: call.bearer && call.shared !== true ? context.token : null,
    requestId: context.requestId,
    ...(body === undefined ? {} : { body }),
  });

  type OnWaited = (ms: number) => void;

  /** Has `work` tell how long it waited for a connection, and tells that with all of its time. */
  async function timed<Value>(
    call: Call,
    work: (onQueued: OnWaited) => Promise<Value>,
  ): Promise<Value> {
    const start = performance.now();
    let waitMs = 0;
    let fault: GatewayError | undefined;
    try {
      return await work((ms) => (waitMs += ms));
    } catch (error) {
      fault = error instanceof GatewayError ? error : undefined;
      throw error;
    } finally {
      context.onCall?.(call, { ms: performance.now() - start, waitMs }, fault);
    }
  }

  const exchangeTimed = <Answer extends z.ZodType>(
    call: Call<Answer>,
    exchange: GatewayRequest,
    started: () => void,
  ) =>
    timed(call, (onQueued) =>
      requestParsed(
        context.settings,
        {
          ...exchange,
          onQueued(ms, began) {
            onQueued(ms);
            if (began) started();
          },
        },
        call,
      ),
    );

  async function ask<Answer extends z.ZodType>(
    call: Call<Answer>,
    exchange: GatewayRequest,
    started: () => void = () => undefined,
  ): Promise<z.output<Answer>> {
    // A write may share its path with a read that is kept, and must go out every time.
    const keep = call.method === "GET" ? LIFETIMES[call.path].lifetime : "never";
    const owner = call.shared === true ? SHARED_OWNER : context.session;
    if (keep === "never" || owner === null) {
      const alone = { ...exchange, signal: call.method === "GET" ? context.signal : undefined };
      return (await exchangeTimed(call, alone, started)).answer;
    }
    // Others may wait for the same answer, so this browser's leaving must not end the call.
    const value = await context.cache.getOrLoad(
      owner,
      argumentsKey(call.path, exchange.args),
      keep,
      async () => {
        try {
          const { answer, bytes } = await exchangeTimed(call, exchange, started);
          return { value: answer, bytes };
        } catch (error) {
          if (call.optional !== true) throw error;
          return { value: null, bytes: 0, freshMs: FRESH_MS.minute };
        }
      },
    );
    // What the cache hands back is what `parse` put in under the same key.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return value as z.output<Answer>;
  }

  /** What the page cannot do without; an ornament it gives up in time, as if it had failed. */
  async function fetchAnswer<Answer extends z.ZodType>(
    call: Call<Answer>,
    given: Arguments,
    body?: unknown,
  ): Promise<z.output<Answer>> {
    const exchange = requestFor(call, given, body);
    if (call.optional !== true) return patience.required(ask(call, exchange));
    const answer = await patience.optional((started) => ask(call, exchange, started));
    // As a fault of it is kept.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return (answer ?? null) as z.output<Answer>;
  }

  async function readFromCacheOrBriefly<Answer extends z.ZodType>(
    call: Call<Answer>,
    given: Arguments,
  ): Promise<z.output<Answer> | null> {
    const exchange = { ...requestFor(call, given), optional: true };
    const key = argumentsKey(call.path, exchange.args);
    const kept = context.session && (await context.cache.find(context.session, key));
    // As in `ask`: what is kept under this key was parsed with this call's schema.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    if (kept) return kept.value as z.output<Answer>;
    const asked = await patience.optional((started) => toResult(ask(call, exchange, started)));
    return asked?.ok === true ? asked.value : null;
  }

  const applyErrorPolicy = async <Value>(work: Promise<Value>): Promise<Value> => {
    try {
      return await work;
    } catch (error) {
      throw error instanceof GatewayError ? await context.policy(error) : error;
    }
  };

  return {
    read: (call, given = {}) => applyErrorPolicy(fetchAnswer(call, given)),
    async fail(error) {
      throw await context.policy(error);
    },
    readOptional: (call, given = {}) => readFromCacheOrBriefly(call, given),
    attempt: (call, given = {}, body) => toResult(fetchAnswer(call, given, body)),
    async send(call, { given = {}, body, changes = [] } = {}) {
      try {
        return await applyErrorPolicy(fetchAnswer(call, given, body));
      } finally {
        // Even a write that failed may have been carried out before its answer was lost.
        if (context.session !== null) await context.cache.drop(context.session, changes);
      }
    },
    stream(call, given = {}) {
      const exchange = { ...requestFor(call, given), signal: context.signal };
      return toResult(
        timed(call, (onQueued) =>
          requestDocument(context.settings, { ...exchange, onQueued: (ms) => onQueued(ms) }),
        ),
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
