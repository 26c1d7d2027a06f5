import { z } from "zod";
import type { PlainDate } from "../../app/rules/plain-date.ts";
import type { AnswerCache } from "./cache.ts";
import { argumentsKey } from "./cache-key.ts";
import type { Arguments, Call } from "./call.ts";
import {
  exchangeDocument,
  exchangeText,
  ORNAMENT_MS,
  type ClientSettings,
  type Exchange,
  type Received,
} from "./client.ts";
import { GatewayContractError, GatewayError } from "./errors.ts";
import { FRESH_MS, LIFETIMES } from "./lifetimes.ts";

/** A result where the caller decides what a fault means (§8's exempt calls, ornaments). */
export type Attempt<Value> =
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
  ): Promise<Attempt<z.output<Answer>>>;
  /**
   * What a page can do without, such as an entry of a menu: from the session's kept answers however
   * old, else asked and waited for a short while. Null on any fault.
   */
  recall<Answer extends z.ZodType>(
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
  stream(call: Call, given?: Arguments): Promise<Attempt<DocumentAnswer>>;
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
  /** Told of each call that really went out: name and milliseconds, never values. */
  readonly told?: (call: Call, ms: number, error: GatewayError | undefined) => void;
};

/** Whose the answers are that are the same for everybody. No session has this for an id. */
const ANYONE = "anyone";

/** The way to the gateway for one request. */
export function createGateway(context: GatewayContext): Gateway {
  const exchangeOf = (call: Call, given: Arguments, body?: unknown): Exchange => ({
    call,
    given: LIFETIMES[call.path].asOfDate ? { asOfDate: context.today, ...given } : given,
    token: call.bearer && call.shared !== true ? context.token : null,
    requestId: context.requestId,
    ...(body === undefined ? {} : { body }),
  });

  async function timed<Value>(call: Call, work: Promise<Value>): Promise<Value> {
    const start = performance.now();
    let fault: GatewayError | undefined;
    try {
      return await work;
    } catch (error) {
      fault = error instanceof GatewayError ? error : undefined;
      throw error;
    } finally {
      context.told?.(call, performance.now() - start, fault);
    }
  }

  async function ask<Answer extends z.ZodType>(
    call: Call<Answer>,
    given: Arguments,
    body?: unknown,
  ): Promise<z.output<Answer>> {
    const exchange = exchangeOf(call, given, body);
    // A write may share its path with a read that is kept, and must go out every time.
    const keep = call.method === "GET" ? LIFETIMES[call.path].keep : "never";
    const owner = call.shared === true ? ANYONE : context.session;
    if (keep === "never" || owner === null) {
      const alone = { ...exchange, signal: call.method === "GET" ? context.signal : undefined };
      const { answer } = await timed(call, exchangeParsed(context.settings, alone, call));
      return answer;
    }
    // Others may wait for the same answer, so this browser's leaving must not end the call.
    const value = await context.cache.remember(
      owner,
      argumentsKey(call.path, exchange.given),
      keep,
      async () => {
        try {
          const asked = exchangeParsed(context.settings, exchange, call);
          const { answer, bytes } = await timed(call, asked);
          return { value: answer, bytes };
        } catch (error) {
          if (call.ornament !== true) throw error;
          return { value: null, bytes: 0, freshMs: FRESH_MS.minute };
        }
      },
    );
    // What the cache hands back is what `parse` put in under the same key.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return value as z.output<Answer>;
  }

  async function recall<Answer extends z.ZodType>(
    call: Call<Answer>,
    given: Arguments,
  ): Promise<z.output<Answer> | null> {
    const key = argumentsKey(call.path, exchangeOf(call, given).given);
    const kept = context.session && (await context.cache.recall(context.session, key));
    // As in `ask`: what is kept under this key was parsed with this call's schema.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    if (kept) return kept.value as z.output<Answer>;
    const asked = await Promise.race([asValue(ask(call, given)), later(ORNAMENT_MS)]);
    return asked?.ok === true ? asked.value : null;
  }

  const underPolicy = async <Value>(work: Promise<Value>): Promise<Value> => {
    try {
      return await work;
    } catch (error) {
      throw error instanceof GatewayError ? await context.policy(error) : error;
    }
  };

  return {
    read: (call, given = {}) => underPolicy(ask(call, given)),
    async fail(error) {
      throw await context.policy(error);
    },
    recall: (call, given = {}) => recall(call, given),
    attempt: (call, given = {}, body) => asValue(ask(call, given, body)),
    async send(call, { given = {}, body, changes = [] } = {}) {
      try {
        return await underPolicy(ask(call, given, body));
      } finally {
        // Even a write that failed may have been carried out before its answer was lost.
        if (context.session !== null) await context.cache.forget(context.session, changes);
      }
    },
    stream(call, given = {}) {
      const exchange = { ...exchangeOf(call, given), signal: context.signal };
      return asValue(timed(call, exchangeDocument(context.settings, exchange)));
    },
  };
}

/** Undefined after a while, without keeping the process alive for it. */
const later = (ms: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), ms).unref());

async function asValue<Value>(work: Promise<Value>): Promise<Attempt<Value>> {
  try {
    return { ok: true, value: await work };
  } catch (error) {
    if (error instanceof GatewayError) return { ok: false, error };
    throw error;
  }
}

/** Asks and holds the answer against its schema: one that breaks the contract is a fault of the call. */
async function exchangeParsed<Answer extends z.ZodType>(
  settings: ClientSettings,
  exchange: Exchange,
  call: Call<Answer>,
): Promise<{ readonly answer: z.output<Answer>; readonly bytes: number }> {
  const received = await exchangeText(settings, exchange);
  return { answer: parse(call, received), bytes: received.bytes };
}

/** Holds an answer against its schema, once. Throws GatewayContractError naming call and field. */
function parse<Answer extends z.ZodType>(call: Call<Answer>, received: Received): z.output<Answer> {
  const result = call.answer.safeParse(call.as === "text" ? received.text : jsonOf(call, received));
  if (result.success) return result.data;
  throw new GatewayContractError(call, result.error.issues[0]?.path.join(".") || "(root)");
}

function jsonOf(call: Call, received: Received): unknown {
  if (received.text.trim() === "") return undefined;
  try {
    return JSON.parse(received.text) as unknown;
  } catch {
    throw new GatewayContractError(call, "(not JSON)");
  }
}
