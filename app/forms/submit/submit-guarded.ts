import { createContext, redirect } from "react-router";
import type { z } from "zod";
import { GatewayError, OutcomeUnknownError } from "#server/gateway/transport/errors.ts";
import { brandContext } from "#server/middleware/brand.ts";
import type { Context } from "#server/middleware/context.ts";
import { gatewayFor } from "#server/middleware/gateway.ts";
import { isOutcomeUnknown, rememberOutcome } from "#server/middleware/once.ts";
import { postedFormContext } from "#server/middleware/session-over.ts";
import { pageUrl } from "#app/rules/frame/page-url.ts";
import { sessionContext } from "#server/session/browser-sessions.ts";
import type { FlashName } from "#server/session/remembered.ts";
import { findIdentityCheck, readConfirmation } from "./confirm-password.ts";
import { tryWithinLimits, type FormLimits, type AttemptOutcome } from "./form-limits.ts";
import {
  outcomeWords,
  type OutcomeWords,
  type Answered,
  type Limited,
  type Trouble,
} from "./write-outcome.ts";
import { checkForm, type FormReply } from "../form-answer.ts";
import { readForm, textFieldsOf } from "../form-data.ts";
import { refuse, troubleSentence, troubleStatus } from "./refuse.ts";
import { getRuntime } from "#server/runtime.ts";
import type { PaddedKind } from "#server/limits/pad-response-time.ts";

/** The page's loader runs after this action: it must neither load again nor record a visit. */
export const isAnsweringForm = createContext(false);

/** Listed with the schema first and the answer last: TypeScript infers the types in that order. */
type Submission<Schema extends z.ZodType, Result extends Answered<unknown, unknown>> = Attempt<
  z.output<Schema>,
  Result
> & {
  readonly schema: Schema | ((form: FormData) => Schema);
  /** Secrets that the form shows again, since they were typed in sight. */
  readonly shown?: readonly string[];
  /** Where longer values are cut when they are shown again, if not where usual. */
  readonly longest?: number;
  /** A member's form that asks for the password first, unless it was given lately. */
  readonly confirms?: boolean;
  /**
   * The answer to the gateway's trouble: its effect on this page, the next page, or the form's
   * errors.
   */
  readonly trouble:
    | string
    | OutcomeWords
    | ((error: GatewayError, typed: z.output<Schema>) => TroubleReply | Promise<TroubleReply>);
  /** The next page, or the errors with which the form comes back. */
  readonly answer: (outcome: Result, typed: z.output<Schema>) => Reply | Promise<Reply>;
};

type Reply = Response | FormReply;
type TroubleReply = Response | readonly string[];

/** The gateway call of a valid form, and its guards. */
type Attempt<Typed, Result extends Answered<unknown, unknown>> = FormLimits<Typed> & {
  /**
   * Whether the form may be carried out twice. After its answer it is, because what it kept may be gone
   * by then.
   */
  readonly idempotent?: boolean;
  /** Hides the gateway's response time, which could reveal whether a person exists (S-02). */
  readonly padded?: PaddedKind;
  /** Calls the gateway. A fault may come back as trouble or be thrown. */
  readonly work: (typed: Typed) => Promise<Result | Trouble>;
  /** Records the outcome in the audit trail. */
  readonly audit?: (outcome: Result | Trouble | Limited, typed: Typed) => void;
};

/**
 * Carries out a posted form, step by step: it is read, checked, confirmed by the password, attempted,
 * and answered with the next page or the form again. A form that fails its check counts against no
 * limit.
 */
export async function submitGuarded<
  Schema extends z.ZodType,
  Result extends Answered<unknown, unknown>,
>(request: Request, context: Context, submission: Submission<Schema, Result>) {
  const { schema, shown = [], longest, confirms = false, padded } = submission;
  const form = await readPostedForm(request, context);
  const checked = checkForm(form, typeof schema === "function" ? schema(form) : schema, {
    shown,
    ...(longest !== undefined && { longest }),
  });
  const again = async (errors: FormReply, status?: number, wait?: number | null) => {
    context.set(isAnsweringForm, true);
    const answer = checked.reply(errors);
    if (!confirms) return refuse(answer, status, wait);
    return refuse({ ...answer, identityCheck: await findIdentityCheck(context) }, status, wait);
  };

  const password = confirms ? await readConfirmation(context, form) : null;
  const fieldErrors = password?.fieldErrors ?? {};
  if (checked.status !== "success" || Object.keys(fieldErrors).length > 0)
    return again({ fieldErrors });

  const unconfirmed = (await password?.check(request)) ?? null;
  if (unconfirmed instanceof Response) return unconfirmed;
  if (unconfirmed !== null)
    return again({ fieldErrors: unconfirmed.fieldErrors }, unconfirmed.status, unconfirmed.wait);

  const typed = checked.value;
  const attempt = () => attemptOnce(context, typed, submission);
  // The padded time covers all that both presses of a double press share.
  const outcome = await (padded === undefined
    ? attempt()
    : getRuntime().padResponseTime(padded, attempt, { shouldMeasure: isTelling }));

  if (outcome.kind === "limited")
    return again({ formErrors: [outcome.message] }, 429, outcome.wait);
  if (outcome.kind === "trouble") {
    const reply = await replyToTrouble(outcome.error, typed, submission.trouble);
    if (reply instanceof Response) return reply;
    return again({ formErrors: [...reply] }, troubleStatus(outcome.error));
  }
  const reply = await submission.answer(outcome, typed);
  return reply instanceof Response ? reply : again(reply);
}

/** Whether a time is worth telling: those of a failing gateway are unusual. */
const isTelling = ({ kind }: AttemptOutcome<Answered<unknown, unknown>>): boolean =>
  kind !== "trouble";

/** Attempts a form whose earlier press may not have had its effect, and notes what becomes of it. */
async function attemptOnce<Typed, Result extends Answered<unknown, unknown>>(
  context: Context,
  typed: Typed,
  submission: Attempt<Typed, Result>,
): Promise<AttemptOutcome<Result>> {
  const { idempotent = false } = submission;
  if (!idempotent && isOutcomeUnknown(context))
    return { kind: "trouble", error: new OutcomeUnknownError() };
  try {
    const outcome = await tryWithinLimits(context, typed, submission, () => submission.work(typed));
    submission.audit?.(outcome, typed);
    // A refusal that counts is remembered, so that a double press counts once. It also keeps the
    // limit from telling a known person, whose form is carried out once, from an unknown one.
    const counts = submission.limit !== undefined && outcome.kind !== "trouble";
    if (counts || (outcome.kind === "ok" && !idempotent)) rememberOutcome(context);
    return outcome;
  } catch (error) {
    if (error instanceof GatewayError) return { kind: "trouble", error };
    throw error;
  }
}

/** The form's messages for trouble, or the next page. */
function replyToTrouble<Typed>(
  error: GatewayError,
  typed: Typed,
  trouble:
    | string
    | OutcomeWords
    | ((error: GatewayError, typed: Typed) => TroubleReply | Promise<TroubleReply>),
): TroubleReply | Promise<TroubleReply> {
  if (typeof trouble === "function") return trouble(error, typed);
  return [
    troubleSentence(error, typeof trouble === "string" ? trouble : outcomeWords(error, trouble)),
  ];
}

/** The form of a post, which is kept as a draft should the session end meanwhile. */
export async function readPostedForm(request: Request, context: Context): Promise<FormData> {
  const form = await readForm(request);
  context.set(postedFormContext, { path: pageUrl(request).pathname, fields: textFieldsOf(form) });
  return form;
}

/** The context of a visitor's form: no session, and the brand of the site. */
export const visitorOf = (context: Context, request: Request) => ({
  gateway: gatewayFor(context, request, null),
  domainId: context.get(brandContext).domainId,
});

/** Redirects from a saved form: the next page shows the flash, and its draft is dropped. */
export function finishForm(context: Context, path: string, flash: FlashName): Response {
  const state = context.get(sessionContext);
  state.setFlash(flash);
  state.dropDraft();
  return redirect(path, { status: 303 });
}
