import { createContext, data, redirect, type RouterContextProvider } from "react-router";
import type { z } from "zod";
import type { GatewayError } from "#server/gateway/transport/errors.ts";
import { brandContext } from "#server/middleware/brand.ts";
import { requestContext } from "#server/middleware/log.ts";
import { postedFormContext } from "#server/middleware/session-over.ts";
import { sessionContext } from "#server/middleware/session-state.ts";
import type { FlashName } from "#server/session/flash.ts";
import { findAsks, readConfirmation } from "./confirm-password.ts";
import { fateWords, type FateWords } from "./find-out.ts";
import { checkForm, type FormReply } from "./form-answer.ts";
import { readForm } from "./form-data.ts";
import { attemptGuarded, type GuardedAttempt } from "./guarded-attempt.ts";
import type { Answered } from "./outcome.ts";
import {
  refuse,
  refuseForNow,
  refuseInTrouble,
  refuseUnconfirmed,
  troubleStatus,
} from "./refuse.ts";

type Context = Readonly<RouterContextProvider>;

/**
 * Set when this request answers with a form again. It shows what was typed, so a loader need not ask
 * for what was saved: a fault of that call would replace the form by an error page.
 */
export const formCameBack = createContext(false);

/** Listed with the schema first and the answer last: TypeScript infers the types in that order. */
type Submission<
  Schema extends z.ZodType,
  Result extends Answered<unknown, unknown>,
> = GuardedAttempt<z.output<Schema>, Result> & {
  readonly schema: Schema | ((form: FormData) => Schema);
  /** Secrets that the form shows again, since they were typed in sight. */
  readonly shown?: readonly string[];
  /** A member's form that asks for the password first, unless it was given lately. */
  readonly confirms?: boolean;
  /** What the gateway's trouble means on this page; or the next page, or the form's errors. */
  readonly trouble:
    | string
    | FateWords
    | ((error: GatewayError, typed: z.output<Schema>) => TroubleReply | Promise<TroubleReply>);
  /** The next page, or the errors with which the form comes back. */
  readonly answer: (outcome: Result, typed: z.output<Schema>) => Reply | Promise<Reply>;
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
  const reply = await carryOut(request, context, submission);
  if (reply instanceof Response) return reply;
  context.set(formCameBack, true);
  if (submission.confirms !== true) return reply;
  return data({ ...reply.data, asks: await findAsks(context) }, reply.init ?? {});
}

async function carryOut<Schema extends z.ZodType, Result extends Answered<unknown, unknown>>(
  request: Request,
  context: Context,
  submission: Submission<Schema, Result>,
) {
  const { schema, trouble, answer } = submission;
  const form = await readForm(request);
  context.set(postedFormContext, { path: new URL(request.url).pathname, fields: textsOf(form) });
  const checked = checkForm(form, typeof schema === "function" ? schema(form) : schema, {
    shown: submission.shown ?? [],
  });
  const asked = submission.confirms === true ? await readConfirmation(context, form) : null;
  const { fieldErrors = {} } = asked ?? {};
  if (checked.status !== "success" || Object.keys(fieldErrors).length > 0) {
    return refuse(checked.reply({ fieldErrors }));
  }
  const unconfirmed = (await asked?.refuse(request)) ?? null;
  if (unconfirmed !== null) return refuseUnconfirmed(checked, unconfirmed);
  const typed = checked.value;
  const outcome = await attemptGuarded(context, form, typed, submission);
  if (outcome.kind === "limited") return refuseForNow(checked, outcome);
  if (outcome.kind === "trouble") {
    if (typeof trouble !== "function") {
      const meaning = typeof trouble === "string" ? trouble : fateWords(outcome.error, trouble);
      return refuseInTrouble(checked, outcome.error, meaning);
    }
    const reply = await trouble(outcome.error, typed);
    if (reply instanceof Response) return reply;
    return refuse(checked.reply({ formErrors: [...reply] }), troubleStatus(outcome.error));
  }
  const reply = await answer(outcome, typed);
  return reply instanceof Response ? reply : refuse(checked.reply(reply));
}

const textsOf = (form: FormData) =>
  [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value] as const] : []));

/** The sender of a visitor's form that belongs to no flow yet. */
export const visitorSender = (context: Context, path: string): string => {
  const { clientAddress } = context.get(requestContext);
  return `${clientAddress ?? ""} ${context.get(brandContext).domainId} ${path}`;
};

/** Redirects from a saved form: the next page shows the flash, and its draft is dropped. */
export function finishForm(context: Context, path: string, flash: FlashName): Response {
  const state = context.get(sessionContext);
  state.setFlash(flash);
  state.dropDraft();
  return redirect(path, { status: 303 });
}
