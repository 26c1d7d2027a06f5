import type { RouterContextProvider } from "react-router";
import { GatewayBusyError } from "#server/gateway/transport/errors.ts";
import { getRuntime } from "#server/runtime.ts";
import type { About } from "#server/session/forms/idempotent.ts";
import { requestContext } from "./log.ts";

type Once<Outcome> = {
  readonly sender: string;
  readonly form: FormData;
  readonly work: () => Promise<Outcome>;
} & About<Outcome>;

/**
 * Carries out a form once, however often it arrives (docs/decisions/forms/once.md). A request that
 * shares the outcome of another one that was turned away is told when to return, too.
 */
export async function carryOutOnce<Outcome>(
  context: Readonly<RouterContextProvider>,
  { sender, form, work, ...about }: Once<Outcome>,
): Promise<Outcome> {
  const note = (error: unknown) => {
    if (error instanceof GatewayBusyError)
      context.get(requestContext).turnedAway ??= { retryAfter: error.retryAfter, again: false };
  };
  try {
    const outcome = await getRuntime().idempotent(sender, form, work, about);
    note(findError(outcome));
    return outcome;
  } catch (error) {
    note(error);
    throw error;
  }
}

/** The error in an outcome, or in its result. */
function findError(outcome: unknown): unknown {
  if (typeof outcome !== "object" || outcome === null) return undefined;
  if ("error" in outcome) return outcome.error;
  return "result" in outcome ? findError(outcome.result) : undefined;
}
