import type { RouterContextProvider } from "react-router";
import { GatewayError } from "#server/gateway/transport/errors.ts";
import { requestContext } from "#server/middleware/log.ts";
import { getRuntime } from "#server/runtime.ts";
import type { PaddedKind } from "#server/session/limits/pad-response-time.ts";
import { formPartsText } from "#app/text/form-parts.ts";
import type { Answered, Limited, Trouble } from "./outcome.ts";

type Context = Readonly<RouterContextProvider>;

/** What a checked form asks of the gateway, and what guards it. */
export type GuardedAttempt<Typed, Result extends Answered<unknown, unknown>> = {
  /** Who sends the form: what arrives twice from them is carried out once. */
  readonly sender: string;
  /** For forms that can be used to guess. */
  readonly limit?: Limit<Typed>;
  /** For forms that have something sent. */
  readonly brake?: Brake<Typed>;
  /** Hides how long the gateway took, which would tell whether somebody exists (S-02). */
  readonly padded?: PaddedKind;
  /** Asks the gateway. A fault may come back as trouble or be thrown. */
  readonly work: (typed: Typed) => Promise<Result | Trouble>;
  /** Records the outcome in the audit trail, once however often the form arrives. */
  readonly audit?: (outcome: Result | Trouble | Limited, typed: Typed) => void;
};

type Brake<Typed> = {
  /** What is sent, and for whom: so much of it is sent in an hour, whatever the gateway says to it. */
  readonly about: (typed: Typed) => string;
  /** What the form says to whoever has to wait, where that differs from every form's words. */
  readonly message?: string;
};

type Limit<Typed> = {
  /** Wrong tries count by the sender's address and by what they are about. */
  readonly about: (typed: Typed) => string;
  /** What the form says to whoever has to wait. */
  readonly message: string;
  /** Counts right tries as well, where right and wrong are answered alike. */
  readonly eachCounts?: boolean;
};

/**
 * Carries out an attempt within its limit and once for a double press. The padded time covers all of
 * it, the wait for the limit as well.
 */
export async function attemptGuarded<Typed, Result extends Answered<unknown, unknown>>(
  context: Context,
  form: FormData,
  typed: Typed,
  { sender, limit, brake, padded, work, audit }: GuardedAttempt<Typed, Result>,
): Promise<Result | Trouble | Limited> {
  const runtime = getRuntime();
  const ask = async () => {
    const send = () =>
      brake === undefined ? work(typed) : withinBrake(brake, typed, () => work(typed));
    const outcome = await (limit === undefined ? send() : withinLimit(context, limit, typed, send));
    audit?.(outcome, typed);
    // Thrown, because what was thrown is not remembered: the same form may be tried again at once.
    if (outcome.kind === "trouble") throw outcome.error;
    return outcome;
  };
  const submit = async () => {
    try {
      return await runtime.idempotent(sender, form, ask, {
        // A refusal that counts is remembered, so that a double press counts once, and the limit
        // does not tell somebody known, who is carried out once, from somebody unknown.
        underWayOnly: ({ kind }) => limit === undefined && kind !== "ok",
      });
    } catch (error) {
      if (error instanceof GatewayError) return { kind: "trouble", error } as const;
      throw error;
    }
  };
  if (padded === undefined) return submit();
  return runtime.padResponseTime(padded, submit, {
    shouldMeasure: ({ kind }) => kind !== "trouble",
  });
}

/** A try that was right frees what it is about; trouble does not count. */
async function withinLimit<Typed, Result extends Answered<unknown, unknown>>(
  context: Context,
  { about, message, eachCounts = false }: Limit<Typed>,
  typed: Typed,
  work: () => Promise<Result | Trouble | Limited>,
): Promise<Result | Trouble | Limited> {
  const { clientAddress: address } = context.get(requestContext);
  const tried = await getRuntime().signInLimits.tryWithin(
    { address, purpose: "form", subject: about(typed) },
    work,
    ({ kind }) => {
      if (kind === "trouble" || kind === "limited") return "uncounted";
      return kind === "refused" || eachCounts ? "wrong" : "right";
    },
  );
  return tried.kind === "done" ? tried.result : { ...tried, message };
}

/** Trouble does not count. */
async function withinBrake<Typed, Result extends Answered<unknown, unknown>>(
  { about, message }: Brake<Typed>,
  typed: Typed,
  work: () => Promise<Result | Trouble>,
): Promise<Result | Trouble | Limited> {
  const tried = await getRuntime().sendLimits.tryWithin(
    { address: null, purpose: "form", subject: about(typed) },
    work,
    ({ kind }) => (kind === "trouble" ? "uncounted" : "wrong"),
  );
  if (tried.kind === "done") return tried.result;
  return { ...tried, message: message ?? formPartsText.sentOften(tried.wait) };
}
