import type { Gateway, Result } from "#server/gateway/transport/gateway.ts";
import {
  GatewayStatusError,
  GatewayTimeoutError,
  type Became,
  type GatewayError,
} from "#server/gateway/transport/errors.ts";
import type { Outcome } from "./outcome.ts";
import { troubleSentence } from "./refuse.ts";

type FindOut<Value> = {
  /** Reads afresh what the write changes. */
  readonly read: () => Promise<Result<Value>>;
  /** Whether the write shows in it; null where that cannot be told. */
  readonly isSaved: (value: Value) => boolean | null;
};

/**
 * Finds out by reading whether a failed write was carried out all the same: it may have been, before
 * its answer was lost. What never reached the gateway was not, and nothing is read. One that ran out
 * of time and does not show yet may still be under way.
 */
export async function findOut<Value>(
  error: GatewayError,
  { read, isSaved }: FindOut<Value>,
): Promise<Became> {
  if (error.isUnsent) return "unsaved";
  const answer = await read();
  const saved = answer.ok ? isSaved(answer.value) : null;
  if (saved === null) return "unknown";
  if (saved) return "saved";
  return isTimeout(error) ? "unknown" : "unsaved";
}

/** Out of our time, or of a time that the gateway's side tells of. */
const isTimeout = (error: GatewayError): boolean =>
  error instanceof GatewayTimeoutError ||
  (error instanceof GatewayStatusError && [408, 504].includes(error.status));

/**
 * The same inside the `work` of a submit, whose error carries what became of the write: a double press
 * shares the error, and both presses are told the same. True when the write was carried out.
 */
export async function isSavedAnyway<Value>(
  error: GatewayError,
  how: FindOut<Value>,
): Promise<boolean> {
  error.became = await findOut(error, how);
  return error.became === "saved";
}

/**
 * What became of the write of a form that met this error. What `isSavedAnyway` found out counts. Of a
 * write that was sent, and of which nothing was read, nothing is known; a read changes nothing.
 */
export function fateOf(error: GatewayError): Became | "unsent" {
  if (error.became !== null) return error.became;
  return error.isUnsent || !isWrite(error) ? "unsent" : "unknown";
}

/** Whether a write was carried out, or may have been: nobody can tell. A token that is over did nothing. */
export const mayBeDone = (outcome: Outcome<unknown>): boolean =>
  outcome.kind === "ok" ||
  (outcome.kind === "trouble" &&
    outcome.error.entry !== 401 &&
    fateOf(outcome.error) === "unknown");

/** One of the gateway's GETs has an effect (§7 "idCard/request"). */
const isWrite = ({ method, path }: GatewayError): boolean =>
  method !== "GET" || path === "idCard/request";

/** What a form says of a write that failed, by what became of it. */
export type FateWords = {
  readonly unsaved: string;
  readonly unknown: string;
  /** Where what never reached the gateway has words of its own. */
  readonly unsent?: string;
};

/** The words for what became of a form whose write failed, and was not found to be saved. */
export function fateWords(error: GatewayError, words: FateWords): string {
  const fate = fateOf(error);
  if (fate === "unsent") return words.unsent ?? words.unsaved;
  return fate === "unsaved" ? words.unsaved : words.unknown;
}

/**
 * What a member's form answers when its write failed: the words for what became of it, or the end of
 * the session after a 401.
 */
export const saveTrouble =
  (gateway: Gateway, words: FateWords) =>
  async (error: GatewayError): Promise<readonly string[]> =>
    error.entry === 401 ? gateway.fail(error) : [troubleSentence(error, fateWords(error, words))];
