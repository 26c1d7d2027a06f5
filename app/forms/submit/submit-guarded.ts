import { createContext, redirect, type RouterContextProvider } from "react-router";
import type { z } from "zod";
import { GatewayError, OutcomeUnknownError } from "#server/gateway/transport/errors.ts";
import { brandContext } from "#server/middleware/brand.ts";
import { gatewayFor } from "#server/middleware/gateway.ts";
import { requestContext } from "#server/middleware/log.ts";
import { isOutcomeLost, rememberOutcome } from "#server/middleware/once.ts";
import { postedFormContext } from "#server/middleware/session-over.ts";
import { sessionContext } from "#server/middleware/session-state.ts";
import type { FlashName } from "#server/session/flash.ts";
import { findIdentityCheck, readConfirmation } from "./confirm-password.ts";
import {
  outcomeWords,
  type OutcomeWords,
  type Answered,
  type Limited,
  type Trouble,
} from "./write-outcome.ts";
import { checkForm, type FormReply } from "../form-answer.ts";
import { readForm, textsOf } from "../form-data.ts";
import { refuse, troubleSentence, troubleStatus } from "./refuse.ts";
import { getRuntime, type Runtime } from "#server/runtime.ts";
import type { AttemptSource, AttemptVerdict } from "#server/limits/limits.ts";
import type { PaddedKind } from "#server/limits/pad-response-time.ts";
import { formPartsText } from "#app/text/common/form-parts.ts";

type Context = Readonly<RouterContextProvider>;

/** Set when this request answers with the form again: its loader need not load the saved values. */
export const formCameBack = createContext(false);

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
type Attempt<Typed, Result extends Answered<unknown, unknown>> = {
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
    context.set(formCameBack, true);
    const answer = checked.reply(errors);
    if (!confirms) return refuse(answer, status, wait);
    return refuse({ ...answer, identityCheck: await findIdentityCheck(context) }, status, wait);
  };

  const password = confirms ? await readConfirmation(context, form) : null;
  const fieldErrors = password?.fieldErrors ?? {};
  if (checked.status !== "success" || Object.keys(fieldErrors).length > 0)
    return again({ fieldErrors });

  const unconfirmed = (await password?.check(request)) ?? null;
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

type Tried<Result> = Result | Trouble | Limited;

/** Whether a time is worth telling: those of a failing gateway are unusual. */
const isTelling = ({ kind }: Tried<Answered<unknown, unknown>>): boolean => kind !== "trouble";

/** Attempts a form whose earlier press may not have had its effect, and notes what becomes of it. */
async function attemptOnce<Typed, Result extends Answered<unknown, unknown>>(
  context: Context,
  typed: Typed,
  submission: Attempt<Typed, Result>,
): Promise<Tried<Result>> {
  if (isOutcomeLost(context)) return { kind: "trouble", error: new OutcomeUnknownError() };
  try {
    const limits = limitsOf(context, typed, submission);
    const outcome = await tryWithin<Result>(limits, () => submission.work(typed));
    submission.audit?.(outcome, typed);
    // A refusal that counts is remembered, so that a double press counts once. It also keeps the
    // limit from telling a known person, whose form is carried out once, from an unknown one.
    const counts = submission.limit !== undefined && outcome.kind !== "trouble";
    if (counts || outcome.kind === "ok") rememberOutcome(context);
    return outcome;
  } catch (error) {
    if (error instanceof GatewayError) return { kind: "trouble", error };
    throw error;
  }
}

/** A limit of a form: whom it counts, what counts, and what the form says when it is reached. */
type FormLimit = {
  readonly limits: Runtime["signInLimits"];
  readonly source: AttemptSource;
  readonly verdictOf: (kind: Tried<Answered<unknown, unknown>>["kind"]) => AttemptVerdict;
  readonly message: (wait: number) => string;
};

/** The limits that a form names, the outer one first. */
function limitsOf<Typed, Result extends Answered<unknown, unknown>>(
  context: Context,
  typed: Typed,
  { limit, sendLimit }: Attempt<Typed, Result>,
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
): Promise<Tried<Result>> {
  if (outer === undefined) return work();
  const { limits, source, verdictOf, message } = outer;
  const tried = await limits.tryWithin(
    source,
    () => tryWithin(inner, work),
    ({ kind }) => verdictOf(kind),
  );
  return tried.kind === "done" ? tried.result : { ...tried, message: message(tried.wait) };
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
  context.set(postedFormContext, { path: new URL(request.url).pathname, fields: textsOf(form) });
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
