import type { Context } from "#server/middleware/context.ts";
import { requestContext } from "#server/middleware/log.ts";
import type { AttemptSource, AttemptVerdict } from "#server/limits/limits.ts";
import { getRuntime, type Runtime } from "#server/runtime.ts";
import { formPartsText } from "#app/text/common/form-parts.ts";
import type { Answered, Limited, Trouble } from "./write-outcome.ts";

/** How often a form may be tried. */
export type FormLimits<Typed> = {
  /**
   * For forms that can be used to guess: failed tries are counted per IP address and per subject
   * (`about`).
   */
  readonly limit?: {
    readonly about: (typed: Typed) => string;
    /** The form's message while the sender must wait. */
    readonly message: string;
    /** Counts successful tries too, where success and failure get the same answer. */
    readonly eachCounts?: boolean;
  };
  /**
   * Hourly limit for forms that cause a message to be sent. Every try counts, also where the
   * gateway refuses it.
   */
  readonly sendLimit?: {
    /** Key of the limit: what is sent, and its recipient. */
    readonly about: (typed: Typed) => string;
    /** The form's message while the sender must wait, where it differs from the default. */
    readonly message?: string;
  };
};

/** What came of a form's attempt, or the limit that was reached. */
export type AttemptOutcome<Result> = Result | Trouble | Limited;

/** Does the work within the form's limits; the first that is reached answers in its place. */
export const tryWithinLimits = <Typed, Result extends Answered<unknown, unknown>>(
  context: Context,
  typed: Typed,
  limits: FormLimits<Typed>,
  work: () => Promise<Result | Trouble>,
): Promise<AttemptOutcome<Result>> => tryWithin<Result>(limitsOf(context, typed, limits), work);

/** A limit of a form: whom it counts, what counts, and what the form says when it is reached. */
type FormLimit = {
  readonly limits: Runtime["signInLimits"];
  readonly source: AttemptSource;
  readonly verdictOf: (kind: AttemptOutcome<Answered<unknown, unknown>>["kind"]) => AttemptVerdict;
  readonly message: (wait: number) => string;
};

/** The limits that a form names, the outer one first. */
function limitsOf<Typed>(
  context: Context,
  typed: Typed,
  { limit, sendLimit }: FormLimits<Typed>,
): FormLimit[] {
  const { signInLimits, sendLimits } = getRuntime();
  const found: FormLimit[] = [];
  if (limit !== undefined) {
    const { clientAddress: address } = context.get(requestContext);
    found.push({
      limits: signInLimits,
      source: { address, purpose: "form", subject: limit.about(typed) },
      /** A successful try resets the count of its subject. */
      verdictOf(kind) {
        if (kind === "trouble" || kind === "limited") return "uncounted";
        return kind === "refused" || limit.eachCounts === true ? "wrong" : "right";
      },
      message: () => limit.message,
    });
  }
  if (sendLimit !== undefined)
    found.push({
      limits: sendLimits,
      source: { address: null, purpose: "form", subject: sendLimit.about(typed) },
      verdictOf: (kind) => (kind === "trouble" ? "uncounted" : "wrong"),
      message: (wait) => sendLimit.message ?? formPartsText.sentOften(wait),
    });
  return found;
}

/** Does the work unless a limit is reached, which then answers in its place. */
async function tryWithin<Result extends Answered<unknown, unknown>>(
  [outer, ...inner]: readonly FormLimit[],
  work: () => Promise<Result | Trouble>,
): Promise<AttemptOutcome<Result>> {
  if (outer === undefined) return work();
  const { limits, source, verdictOf, message } = outer;
  const tried = await limits.tryWithin(
    source,
    () => tryWithin(inner, work),
    ({ kind }) => verdictOf(kind),
  );
  return tried.kind === "done" ? tried.result : { ...tried, message: message(tried.wait) };
}
