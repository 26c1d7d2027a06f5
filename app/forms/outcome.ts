import type { RouterContextProvider } from "react-router";
import type { Result } from "#server/gateway/transport/gateway.ts";
import {
  GatewayContractError,
  GatewayError,
  type GatewayCallName,
} from "#server/gateway/transport/errors.ts";
import { findErrorType, findReason, isRefusal } from "#server/gateway/transport/refusal.ts";
import { requestContext } from "#server/middleware/log.ts";
import { getRuntime } from "#server/runtime.ts";
import type { PaddedKind } from "#server/session/limits/pad-response-time.ts";
import { LONGEST_FLOW_KEY } from "#server/session/flow.ts";
import type { AttemptVerdict } from "#server/session/limits/sign-in-limits.ts";

type Ok<Value> = { readonly kind: "ok"; readonly value: Value };

/** The gateway said no to what was typed; `reason` says why, null where it does not. */
type Refused<Reason> = { readonly kind: "refused"; readonly reason: Reason };

/** The gateway is in trouble, or broke its contract: nothing that was typed is the cause. */
type Trouble = { readonly kind: "trouble"; readonly error: GatewayError };

/** Too many tries: not passed on to the gateway. `wait` in seconds. */
type Limited = { readonly kind: "limited"; readonly wait: number };

/** What became of a form that asks something of the gateway. */
export type Outcome<Value> = Ok<Value> | Refused<string | null> | Trouble | Limited;

type Context = Readonly<RouterContextProvider>;

/** Sorts what the gateway answered: a refusal is about what was typed, trouble is not (§8). */
export function outcomeOf<Value>(
  answer: Result<Value>,
  { alsoRefuses = [] }: { readonly alsoRefuses?: readonly number[] } = {},
): Ok<Value> | Refused<string | null> | Trouble {
  if (answer.ok) return { kind: "ok", value: answer.value };
  const { error } = answer;
  if (!isRefusal(error, alsoRefuses)) return { kind: "trouble", error };
  return { kind: "refused", reason: findErrorType(error) };
}

/** The same where the page knows the reasons: a refusal for another one, or for none, is trouble. */
export function outcomeFor<Value, Reason extends string>(
  answer: Result<Value>,
  reasons: readonly Reason[],
): Ok<Value> | Refused<Reason> | Trouble {
  if (answer.ok) return { kind: "ok", value: answer.value };
  const reason = findReason(answer.error, reasons);
  if (reason !== undefined) return { kind: "refused", reason };
  return { kind: "trouble", error: answer.error };
}

/** The same where there is nothing to refuse. */
export function outcomeForAll<Value>(answer: Result<Value>): Ok<Value> | Trouble {
  return answer.ok ? { kind: "ok", value: answer.value } : { kind: "trouble", error: answer.error };
}

/**
 * Carries out what a form asks for, once however often it arrives from `who`. Neither trouble nor a
 * refusal is remembered, so that the same form may be tried again at once.
 */
export const submitOnce = <Result extends Outcome<unknown>>(
  who: string,
  form: FormData,
  work: () => Promise<Result>,
): Promise<Result | Trouble> => submitRemembering(who, form, work, ({ kind }) => kind !== "ok");

/**
 * The same for tries that count against a limit: a refusal is remembered, too. A double press counts
 * once, and the limit does not tell somebody known, who is carried out once, from somebody unknown.
 */
export const submitOnceCounted = <Result extends Outcome<unknown>>(
  who: string,
  form: FormData,
  work: () => Promise<Result>,
): Promise<Result | Trouble> => submitRemembering(who, form, work, () => false);

async function submitRemembering<Result extends Outcome<unknown>>(
  who: string,
  form: FormData,
  work: () => Promise<Result>,
  underWayOnly: (outcome: Result) => boolean,
): Promise<Result | Trouble> {
  try {
    const once = async () => {
      const outcome = await work();
      if (outcome.kind === "trouble") throw outcome.error;
      return outcome;
    };
    return await getRuntime().idempotent(who, form, once, { underWayOnly });
  } catch (error) {
    if (error instanceof GatewayError) return { kind: "trouble", error };
    throw error;
  }
}

/** The gateway's key for the next step, unless it is too long to be carried there. */
export function requireCookieSized<Result extends Outcome<string>>(
  outcome: Result,
  call: GatewayCallName,
): Result | Trouble {
  if (outcome.kind !== "ok" || outcome.value.length <= LONGEST_FLOW_KEY) return outcome;
  const field = `(over ${LONGEST_FLOW_KEY} characters)`;
  return { kind: "trouble", error: new GatewayContractError(call, field) };
}

/**
 * Lets `work` be done unless too much of it was wrong from here, or about this person or name. What
 * was right frees its person or name; trouble does not count. With `eachCounts` every answer does:
 * where right and wrong are answered alike, the limit must not tell one from the other.
 */
export async function withinLimits<Result extends Outcome<unknown>>(
  context: Context,
  about: string,
  work: () => Promise<Result>,
  { eachCounts = false }: { readonly eachCounts?: boolean } = {},
): Promise<Result | Limited> {
  const { clientAddress: address } = context.get(requestContext);
  const verdict = ({ kind }: Result): AttemptVerdict => {
    if (kind === "trouble" || kind === "limited") return "uncounted";
    return kind === "refused" || eachCounts ? "wrong" : "right";
  };
  const who = { address, purpose: "form", subject: about } as const;
  const tried = await getRuntime().signInLimits.tryWithin(who, work, verdict);
  return tried.kind === "done" ? tried.result : tried;
}

/** Answers at an even time, so that its length does not tell whether somebody exists (S-02). */
export const padResponseTime = <Result extends Outcome<unknown>>(
  kind: PaddedKind,
  work: () => Promise<Result>,
): Promise<Result> =>
  getRuntime().padResponseTime(kind, work, {
    shouldMeasure: (outcome) => outcome.kind !== "trouble",
  });

/** Who sends a form before any state of theirs is known. */
export const clientKey = (context: Context): string =>
  context.get(requestContext).clientAddress ?? "";
