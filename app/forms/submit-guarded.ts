import { redirect, type RouterContextProvider } from "react-router";
import type { z } from "zod";
import { GatewayError } from "#server/gateway/transport/errors.ts";
import { brandContext } from "#server/middleware/brand.ts";
import { requestContext } from "#server/middleware/log.ts";
import { sessionContext } from "#server/middleware/session-state.ts";
import { getRuntime } from "#server/runtime.ts";
import type { PaddedKind } from "#server/session/limits/pad-response-time.ts";
import type { FlashName } from "#server/session/flash.ts";
import { checkForm, type FormReply } from "./form-answer.ts";
import { readForm } from "./form-data.ts";
import type { Answered, Limited, Trouble } from "./outcome.ts";
import { refuse, refuseForNow, refuseInTrouble, troubleStatus } from "./refuse.ts";

type Context = Readonly<RouterContextProvider>;

/** How a form is checked and carried out, and what is answered. TypeScript reads it in this order. */
type Submission<Schema extends z.ZodType, Result extends Answered<unknown, unknown>> = {
  readonly schema: Schema | ((form: FormData) => Schema);
  /** Who sends the form: what arrives twice from them is carried out once. */
  readonly sender: string;
  /** For forms that can be used to guess. */
  readonly limit?: Limit<z.output<Schema>>;
  /** Hides how long the gateway took, which would tell whether somebody exists (S-02). */
  readonly padded?: PaddedKind;
  /** Asks the gateway. A fault may come back as trouble or be thrown. */
  readonly work: (typed: z.output<Schema>) => Promise<Result | Trouble>;
  /** Records the outcome in the audit trail, once however often the form arrives. */
  readonly audit?: (outcome: Result | Trouble | Limited, typed: z.output<Schema>) => void;
  /** What the gateway's trouble means on this page; or the next page, or the form's errors. */
  readonly trouble: string | ((error: GatewayError) => TroubleReply | Promise<TroubleReply>);
  /** The next page, or the errors with which the form comes back. */
  readonly answer: (outcome: Result, typed: z.output<Schema>) => Reply | Promise<Reply>;
};

type Limit<Typed> = {
  /** Wrong tries count by the sender's address and by what they are about. */
  readonly about: (typed: Typed) => string;
  /** What the form says to whoever has to wait. */
  readonly message: string;
  /** Counts right tries as well, where right and wrong are answered alike. */
  readonly eachCounts?: boolean;
};

type Reply = Response | FormReply;
type TroubleReply = Response | readonly string[];

/**
 * Carries out a posted form: checks it, asks the gateway within the limits, and answers the next
 * page or the form again. A form that fails its check counts against no limit; the padded time
 * covers whatever a double press shares.
 */
export async function submitGuarded<
  Schema extends z.ZodType,
  Result extends Answered<unknown, unknown>,
>(request: Request, context: Context, submission: Submission<Schema, Result>) {
  const { schema, trouble, answer } = submission;
  const form = await readForm(request);
  const checked = checkForm(form, typeof schema === "function" ? schema(form) : schema);
  if (checked.status !== "success") return refuse(checked.reply());
  const typed = checked.value;
  const outcome = await carryOut(context, form, typed, submission);
  if (outcome.kind === "limited") return refuseForNow(checked, outcome);
  if (outcome.kind === "trouble") {
    if (typeof trouble === "string") return refuseInTrouble(checked, outcome.error, trouble);
    const reply = await trouble(outcome.error);
    if (reply instanceof Response) return reply;
    return refuse(checked.reply({ formErrors: [...reply] }), troubleStatus(outcome.error));
  }
  const reply = await answer(outcome, typed);
  return reply instanceof Response ? reply : refuse(checked.reply(reply));
}

async function carryOut<Schema extends z.ZodType, Result extends Answered<unknown, unknown>>(
  context: Context,
  form: FormData,
  typed: z.output<Schema>,
  { sender, limit, padded, work, audit }: Submission<Schema, Result>,
): Promise<Result | Trouble | Limited> {
  const runtime = getRuntime();
  const ask = async () => {
    const outcome = await (limit === undefined
      ? work(typed)
      : withinLimit(context, limit, typed, () => work(typed)));
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
  work: () => Promise<Result | Trouble>,
): Promise<Result | Trouble | Limited> {
  const { clientAddress: address } = context.get(requestContext);
  const tried = await getRuntime().signInLimits.tryWithin(
    { address, purpose: "form", subject: about(typed) },
    work,
    ({ kind }) => {
      if (kind === "trouble") return "uncounted";
      return kind === "refused" || eachCounts ? "wrong" : "right";
    },
  );
  return tried.kind === "done" ? tried.result : { ...tried, message };
}

/** The sender of a visitor's form while nothing else is known of them. */
export const visitorSender = (context: Context, path: string): string => {
  const { clientAddress } = context.get(requestContext);
  return `${clientAddress ?? ""} ${context.get(brandContext).domainId} ${path}`;
};

/** Leads on from a form that is done with: the next page says so, and no draft of it is left. */
export function finishForm(context: Context, path: string, flash: FlashName): Response {
  const state = context.get(sessionContext);
  state.setFlash(flash);
  state.dropDraft();
  return redirect(path, { status: 303 });
}
