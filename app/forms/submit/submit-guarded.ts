import { createContext, data, redirect, type RouterContextProvider } from "react-router";
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
import { getRuntime } from "#server/runtime.ts";
import type { PaddedKind } from "#server/limits/pad-response-time.ts";
import { formPartsText } from "#app/text/common/form-parts.ts";

type Context = Readonly<RouterContextProvider>;

/** Set when this request answers with the form again: its loader need not load the saved values. */
export const formCameBack = createContext(false);

/** Listed with the schema first and the answer last: TypeScript infers the types in that order. */
type Submission<
  Schema extends z.ZodType,
  Result extends Answered<unknown, unknown>,
> = GuardedAttempt<z.output<Schema>, Result> & {
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
type GuardedAttempt<Typed, Result extends Answered<unknown, unknown>> = {
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
  readonly brake?: {
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
 * Carries out a posted form: checks it, asks the gateway within the limits, and answers the next
 * page or the form again. A form that fails its check counts against no limit; the padded time
 * covers everything that both presses of a double press share.
 */
export async function submitGuarded<
  Schema extends z.ZodType,
  Result extends Answered<unknown, unknown>,
>(request: Request, context: Context, submission: Submission<Schema, Result>) {
  const reply = await carryOut(request, context, submission);
  if (reply instanceof Response) return reply;
  context.set(formCameBack, true);
  if (submission.confirms !== true) return reply;
  return data({ ...reply.data, identityCheck: await findIdentityCheck(context) }, reply.init ?? {});
}

async function carryOut<Schema extends z.ZodType, Result extends Answered<unknown, unknown>>(
  request: Request,
  context: Context,
  submission: Submission<Schema, Result>,
) {
  const { schema, trouble, answer } = submission;
  const form = await readPostedForm(request, context);
  const checked = checkForm(form, typeof schema === "function" ? schema(form) : schema, {
    shown: submission.shown ?? [],
    ...(submission.longest !== undefined && { longest: submission.longest }),
  });
  const asked = submission.confirms === true ? await readConfirmation(context, form) : null;
  const { fieldErrors = {} } = asked ?? {};
  if (checked.status !== "success" || Object.keys(fieldErrors).length > 0) {
    return refuse(checked.reply({ fieldErrors }));
  }
  const unconfirmed = (await asked?.check(request)) ?? null;
  if (unconfirmed !== null) {
    const { status, wait } = unconfirmed;
    return refuse(checked.reply({ fieldErrors: unconfirmed.fieldErrors }), status, wait);
  }
  const typed = checked.value;
  const outcome = await attemptGuarded(context, typed, submission);
  if (outcome.kind === "limited") {
    return refuse(checked.reply({ formErrors: [outcome.message] }), 429, outcome.wait);
  }
  if (outcome.kind === "trouble") {
    if (typeof trouble !== "function") {
      const meaning = typeof trouble === "string" ? trouble : outcomeWords(outcome.error, trouble);
      const formErrors = [troubleSentence(outcome.error, meaning)];
      return refuse(checked.reply({ formErrors }), troubleStatus(outcome.error));
    }
    const reply = await trouble(outcome.error, typed);
    if (reply instanceof Response) return reply;
    return refuse(checked.reply({ formErrors: [...reply] }), troubleStatus(outcome.error));
  }
  const reply = await answer(outcome, typed);
  return reply instanceof Response ? reply : refuse(checked.reply(reply));
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

/** Carries out an attempt within its limits, all of it in padded time. */
async function attemptGuarded<Typed, Result extends Answered<unknown, unknown>>(
  context: Context,
  typed: Typed,
  { limit, brake, padded, work, audit }: GuardedAttempt<Typed, Result>,
): Promise<Result | Trouble | Limited> {
  const { padResponseTime, sendLimits, signInLimits } = getRuntime();

  async function withinBrake(): Promise<Result | Trouble | Limited> {
    if (brake === undefined) return work(typed);
    const tried = await sendLimits.tryWithin(
      { address: null, purpose: "form", subject: brake.about(typed) },
      () => work(typed),
      ({ kind }) => (kind === "trouble" ? "uncounted" : "wrong"),
    );
    if (tried.kind === "done") return tried.result;
    return { ...tried, message: brake.message ?? formPartsText.sentOften(tried.wait) };
  }

  /** A successful try resets the count of its subject; trouble does not count. */
  async function withinLimit(): Promise<Result | Trouble | Limited> {
    if (limit === undefined) return withinBrake();
    const { about, message, eachCounts = false } = limit;
    const { clientAddress: address } = context.get(requestContext);
    const tried = await signInLimits.tryWithin(
      { address, purpose: "form", subject: about(typed) },
      withinBrake,
      ({ kind }) => {
        if (kind === "trouble" || kind === "limited") return "uncounted";
        return kind === "refused" || eachCounts ? "wrong" : "right";
      },
    );
    return tried.kind === "done" ? tried.result : { ...tried, message };
  }

  async function submit(): Promise<Result | Trouble | Limited> {
    // An earlier press may have had its effect: this one must not have another.
    if (isOutcomeLost(context)) return { kind: "trouble", error: new OutcomeUnknownError() };
    try {
      const outcome = await withinLimit();
      audit?.(outcome, typed);
      // A refusal that counts is remembered, so that a double press counts once. It also keeps the
      // limit from telling a known person, whose form is carried out once, from an unknown one.
      const counts = limit !== undefined && outcome.kind !== "trouble";
      if (counts || outcome.kind === "ok") rememberOutcome(context);
      return outcome;
    } catch (error) {
      if (error instanceof GatewayError) return { kind: "trouble", error };
      throw error;
    }
  }

  if (padded === undefined) return submit();
  return padResponseTime(padded, submit, { shouldMeasure: ({ kind }) => kind !== "trouble" });
}
