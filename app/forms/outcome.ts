import type { Result } from "#server/gateway/transport/gateway.ts";
import {
  findErrorType,
  findReason,
  GatewayContractError,
  isRefusal,
  type GatewayCallName,
  type GatewayError,
} from "#server/gateway/transport/errors.ts";
import { LONGEST_FLOW_KEY } from "#server/session/flow.ts";

type Ok<Value> = { readonly kind: "ok"; readonly value: Value };

/** The gateway said no to what was typed; `reason` says why, null where it does not. */
type Refused<Reason> = { readonly kind: "refused"; readonly reason: Reason };

/** The gateway is in trouble, or broke its contract: nothing that was typed is the cause. */
export type Trouble = { readonly kind: "trouble"; readonly error: GatewayError };

/** Too many tries: the gateway was not asked. `wait` in seconds, `message` for the form. */
export type Limited = {
  readonly kind: "limited";
  readonly wait: number;
  readonly message: string;
};

/** What the gateway said about what was typed. */
export type Answered<Value, Reason> = Ok<Value> | Refused<Reason>;

/** What became of a form that asks something of the gateway. */
export type Outcome<Value, Reason = string | null> = Answered<Value, Reason> | Trouble;

/** Sorts what the gateway answered: a refusal is about what was typed, trouble is not (§8). */
export function outcomeOf<Value>(
  answer: Result<Value>,
  { alsoRefuses = [] }: { readonly alsoRefuses?: readonly number[] } = {},
): Outcome<Value> {
  if (answer.ok) return { kind: "ok", value: answer.value };
  const { error } = answer;
  if (!isRefusal(error, alsoRefuses)) return { kind: "trouble", error };
  return { kind: "refused", reason: findErrorType(error) };
}

/** The same where the page knows the reasons: a refusal for any other is trouble. */
export function outcomeFor<Value, Reason extends string>(
  answer: Result<Value>,
  reasons: readonly Reason[],
): Outcome<Value, Reason> {
  if (answer.ok) return { kind: "ok", value: answer.value };
  const reason = findReason(answer.error, reasons);
  if (reason !== undefined) return { kind: "refused", reason };
  return { kind: "trouble", error: answer.error };
}

/** The same where there is nothing to refuse. */
export function outcomeForAll<Value>(answer: Result<Value>): Ok<Value> | Trouble {
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
