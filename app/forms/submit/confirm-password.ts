import { createContext } from "react-router";
import { pageUrl } from "#app/rules/frame/page-url.ts";
import { findProviderOf, visitProvider } from "#app/sign-in/provider-visit.ts";
import { z } from "zod";
import { clockContext } from "#server/middleware/clock.ts";
import type { Context } from "#server/middleware/context.ts";
import { memberContext } from "#server/middleware/member.ts";
import { keepPosted } from "#server/middleware/session-over.ts";
import { actedForOf, actorOf, type Session } from "#server/session/session.ts";
import {
  confirmPassword,
  isConfirmationClosed,
  type Confirmation,
} from "#server/sign-in/confirm-password.ts";
import type { FormErrors } from "#app/components/forms/answered-form.ts";
import type { IdentityCheck } from "#app/components/forms/ConfirmFields.tsx";
import { confirmPasswordText as text } from "#app/text/common/form-parts.ts";
import { providerText } from "#app/text/sign-in/login.ts";
import { defineFlow } from "../define-flow.ts";
import { secretField, outerSpaceIn, textField } from "../field-schemas.ts";
import { checkForm } from "../form-answer.ts";
import { troubleSentence, troubleStatus } from "./refuse.ts";

/** After a right password no form asks for it again for five minutes. */
const FRESH_MS = 300_000;

/**
 * The last right password, sealed in a cookie. It counts only for the session with this id: after a
 * group switch or a login-as, which start another session, forms ask again.
 */
const confirmation = defineFlow(
  "confirmation",
  z.object({ sessionId: z.string(), until: z.number() }),
);

/** Whether this request contained the right password. */
const confirmedNow = createContext(false);

/**
 * The password fields that a form must show, since a session alone is not enough for it; null if the
 * password was confirmed a short time ago. Staff enter their own password. Who came from an identity
 * provider logs in there once more instead: `first`, before a form that can't be kept meanwhile.
 */
export async function findIdentityCheck(
  context: Context,
  { first = false }: { readonly first?: boolean } = {},
): Promise<IdentityCheck | null> {
  const { session, brand } = context.get(memberContext);
  const isConfirmed = await isFresh(context, session);
  const provider = findProviderOf(session, brand);
  if (provider !== null) {
    const { name } = provider.fields;
    const words = {
      why: providerText.byProvider(name),
      first: providerText.firstByProvider(name),
      button: providerText.withProvider(name),
      kept: providerText.keptMeanwhile,
    };
    return { kind: "provider", words, isConfirmed, isBeforeForm: first };
  }
  if (isConfirmed) return null;
  return {
    kind: "password",
    ofStaff: session.staff !== null,
    withUsername: session.username === null,
    isClosed: await isConfirmationClosed(context, session),
    withRecovery: !brand.flags.providence,
  };
}

async function isFresh(context: Context, { id }: Session): Promise<boolean> {
  if (context.get(confirmedNow)) return true;
  const found = confirmation.find(context);
  const now = context.get(clockContext).now.getTime();
  return found !== null && found.sessionId === id && now < found.until;
}

/** If the username is known, only the password is required, and a posted username is ignored. */
const schemaFor = (known: string | null) =>
  z.object({
    username:
      known === null
        ? textField(text.username, () => undefined)
        : z
            .unknown()
            .optional()
            .transform(() => known),
    password: secretField(text.password, () => undefined),
  });

const NOTHING = { username: "", password: "" };

/** Why a form is not carried out: messages for its password fields. */
export type Unconfirmed = {
  readonly fieldErrors: FormErrors;
  readonly status: number;
  /** Seconds to wait; null if unknown, or where there is no wait. */
  readonly wait: number | null;
};

/** Reads the username and password of a posted form; null if the form need not ask for them. */
export async function readConfirmation(context: Context, form: FormData) {
  const { session } = context.get(memberContext);
  const identityCheck = await findIdentityCheck(context);
  if (identityCheck === null) return null;
  if (identityCheck.kind === "provider") {
    if (identityCheck.isConfirmed) return null;
    const check = (request: Request) => leaveToConfirm(context, request);
    return { fieldErrors: {}, check };
  }
  const checked = checkForm(form, schemaFor(session.username));
  const typed = checked.status === "success" ? checked.value : NOTHING;
  return {
    /**
     * Errors of fields left empty, found without calling the gateway. A form that is closed has no
     * such fields, and so no errors.
     */
    fieldErrors:
      checked.status === "success" || identityCheck.isClosed ? {} : errorsOf(checked.error),
    /** Checks the password with the gateway. Null if it is right; it is then remembered. */
    async check(request: Request): Promise<Unconfirmed | null> {
      const result = await confirmPassword(context, request, session, typed);
      if (result.kind !== "confirmed") return unconfirmed(context, result, typed.password);
      await markConfirmed(context, session);
      return null;
    },
  };
}

/** From now on no form of this session asks who it is, for a while. */
export async function markConfirmed(context: Context, { id }: Session): Promise<void> {
  const until = context.get(clockContext).now.getTime() + FRESH_MS;
  await confirmation.save(context, { sessionId: id, until });
  context.set(confirmedNow, true);
}

/** Keeps the posted form, and leads to the provider, which leads back to it. */
async function leaveToConfirm(context: Context, request: Request): Promise<Unconfirmed | Response> {
  const { session, brand } = context.get(memberContext);
  const provider = findProviderOf(session, brand);
  const url = pageUrl(request);
  if (provider === null || !(await keepPosted(context, actorOf(session), actedForOf(session))))
    return { fieldErrors: { "": [providerText.providerFirst] }, status: 401, wait: null };
  const page = `${url.pathname}${url.search}`;
  return visitProvider(context, provider, url, { kind: "confirm", page });
}

const errorsOf = (error: Readonly<Record<string, string[] | null>> | null): FormErrors =>
  Object.fromEntries(Object.entries(error ?? {}).map(([name, messages]) => [name, messages ?? []]));

const refused = (
  message: string | readonly string[],
  status: number,
  wait: number | null = null,
): Unconfirmed => ({
  fieldErrors: { password: [message].flat() },
  status,
  wait,
});

function unconfirmed(
  context: Context,
  result: Exclude<Confirmation, { readonly kind: "confirmed" }>,
  password: string,
): Unconfirmed {
  const { session, brand } = context.get(memberContext);
  switch (result.kind) {
    case "wrong": {
      const wrong = (session.username === null ? text.wrongBoth : text.wrong)(result.left);
      return refused([wrong, ...outerSpaceIn(password)], 401);
    }
    case "closed":
      return refused(text.closed, 429);
    case "locked":
      return refused(text.locked(brand.supportPhone), 401);
    case "limited":
      return refused(text.limited(result.wait), 429, result.wait);
    default:
      return refused(troubleSentence(result.error, text.unchecked), troubleStatus(result.error));
  }
}
