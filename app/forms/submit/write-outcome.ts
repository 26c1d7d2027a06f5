import type { Gateway, Result } from "#server/gateway/transport/gateway.ts";
import {
  GatewayContractError,
  type GatewayCallName,
  type GatewayError,
} from "#server/gateway/transport/errors.ts";
import {
  findErrorType,
  findReason,
  isRefusal,
  mayTakeEffect,
} from "#server/gateway/transport/errors.ts";
import { LONGEST_FLOW_KEY } from "#server/session/drafts-and-flows.ts";
import { troubleSentence } from "./refuse.ts";

type Ok<Value> = { readonly kind: "ok"; readonly value: Value };

/** The gateway failed or broke its contract; the input is not the cause. */
export type Trouble = { readonly kind: "trouble"; readonly error: GatewayError };

/** Too many tries: the gateway was not asked. `wait` in seconds, `message` for the form. */
export type Limited = {
  readonly kind: "limited";
  readonly wait: number;
  readonly message: string;
};

/** The gateway's answer to the input. A refusal's reason is null if the gateway gives none. */
export type Answered<Value, Reason> =
  | Ok<Value>
  | { readonly kind: "refused"; readonly reason: Reason };

/** The outcome of a form that calls the gateway. */
export type Outcome<Value, Reason = string | null> = Answered<Value, Reason> | Trouble;

/** Classifies the gateway's answer: a refusal concerns the input, trouble does not (§8). */
export function outcomeOf<Value>(
  answer: Result<Value>,
  { alsoRefuses = [] }: { readonly alsoRefuses?: readonly number[] } = {},
): Outcome<Value> {
  if (answer.ok) return { kind: "ok", value: answer.value };
  const { error } = answer;
  if (!isRefusal(error, alsoRefuses)) return { kind: "trouble", error };
  return { kind: "refused", reason: findErrorType(error) };
}

/** Classifies an answer by the reasons that the page knows: a refusal for any other is trouble. */
export function outcomeByReason<Value, Reason extends string>(
  answer: Result<Value>,
  reasons: readonly Reason[],
): Outcome<Value, Reason> {
  if (answer.ok) return { kind: "ok", value: answer.value };
  const reason = findReason(answer.error, reasons);
  return reason === undefined
    ? { kind: "trouble", error: answer.error }
    : { kind: "refused", reason };
}

/** Classifies an answer where no input can be refused: any failure is trouble. */
export function outcomeWithoutRefusal<Value>(answer: Result<Value>): Ok<Value> | Trouble {
  return answer.ok ? { kind: "ok", value: answer.value } : { kind: "trouble", error: answer.error };
}

/** Turns a key of the gateway that is too long for the flow's cookie into trouble. */
export function requireCookieSized(
  outcome: Outcome<string>,
  call: GatewayCallName,
): Outcome<string> {
  if (outcome.kind !== "ok" || outcome.value.length <= LONGEST_FLOW_KEY) return outcome;
  const field = `(over ${LONGEST_FLOW_KEY} characters)`;
  return { kind: "trouble", error: new GatewayContractError(call, field) };
}

/**
 * Whether a failed write was carried out before its answer was lost; `read` reads the saved value
 * again. A write that does not show yet may stay under way as long as the gateway takes, and no
 * page waits for that. Call it inside the `work` of a submit, so that both presses of a double
 * press get the same answer.
 */
export async function wasSavedDespiteError<Value>(
  error: GatewayError,
  {
    read,
    isSaved,
  }: {
    readonly read: () => Promise<Result<Value>>;
    readonly isSaved: (value: Value) => boolean;
  },
): Promise<boolean> {
  if (!mayTakeEffect(error)) return false;
  const answer = await read();
  return answer.ok && isSaved(answer.value);
}

/**
 * Whether the outcome of a form that met this error is unknown, after a read found it not saved.
 * One of the gateway's GETs is a write (§7 "idCard/request").
 */
export const isOutcomeUnknown = (error: GatewayError): boolean =>
  (error.method !== "GET" || error.path === "idCard/request") && mayTakeEffect(error);

/** Whether a write was carried out, or may have been. */
export const mayHaveTakenEffect = (outcome: Outcome<unknown>): boolean =>
  outcome.kind === "ok" || (outcome.kind === "trouble" && isOutcomeUnknown(outcome.error));

/** The form's messages for a failed write that a read found not saved. */
export type OutcomeWords = { readonly unsaved: string; readonly unknown: string };

export const outcomeWords = (error: GatewayError, words: OutcomeWords): string =>
  isOutcomeUnknown(error) ? words.unknown : words.unsaved;

/** The answer of a member's form whose write failed; a 401 ends the session. */
export const saveTrouble =
  (gateway: Gateway, words: OutcomeWords) =>
  async (error: GatewayError): Promise<readonly string[]> =>
    error.entry === 401
      ? gateway.fail(error)
      : [troubleSentence(error, outcomeWords(error, words))];
