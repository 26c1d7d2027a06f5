import type { Gateway, Result } from "#server/gateway/transport/gateway.ts";
import { mayTakeEffect, type GatewayError } from "#server/gateway/transport/errors.ts";
import type { Outcome } from "./outcome.ts";
import { troubleSentence } from "./refuse.ts";

type FindOut<Value> = {
  /** Reads afresh what the write changes. */
  readonly read: () => Promise<Result<Value>>;
  /** Whether the write shows in it. */
  readonly isSaved: (value: Value) => boolean;
};

/**
 * Finds out by reading whether a failed write was carried out all the same, before its answer was
 * lost. What shows is saved; what does not show yet may be under way for as long as the gateway takes,
 * and no page waits for that. Inside the `work` of a submit, so that both presses of a double press are
 * told the same.
 */
export async function isSavedAnyway<Value>(
  error: GatewayError,
  { read, isSaved }: FindOut<Value>,
): Promise<boolean> {
  if (!mayTakeEffect(error)) return false;
  const answer = await read();
  return answer.ok && isSaved(answer.value);
}

/** Whether nobody can tell what became of a form that met this error, and was not found saved. */
export const isFateUnknown = (error: GatewayError): boolean =>
  isWrite(error) && mayTakeEffect(error);

/** Whether a write was carried out, or may have been: nobody can tell. */
export const mayBeDone = (outcome: Outcome<unknown>): boolean =>
  outcome.kind === "ok" || (outcome.kind === "trouble" && isFateUnknown(outcome.error));

/** One of the gateway's GETs has an effect (§7 "idCard/request"). */
const isWrite = ({ method, path }: GatewayError): boolean =>
  method !== "GET" || path === "idCard/request";

/** What a form says of a write that failed, by what became of it. */
export type FateWords = {
  readonly unsaved: string;
  readonly unknown: string;
};

/** The words for what became of a form whose write failed, and was not found to be saved. */
export const fateWords = (error: GatewayError, words: FateWords): string =>
  isFateUnknown(error) ? words.unknown : words.unsaved;

/**
 * What a member's form answers when its write failed: the words for what became of it, or the end of
 * the session after a 401.
 */
export const saveTrouble =
  (gateway: Gateway, words: FateWords) =>
  async (error: GatewayError): Promise<readonly string[]> =>
    error.entry === 401 ? gateway.fail(error) : [troubleSentence(error, fateWords(error, words))];
