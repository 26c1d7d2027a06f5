import { createContext, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { clockContext } from "#server/middleware/clock.ts";
import { memberContext } from "#server/middleware/member.ts";
import type { Session } from "#server/session/session.ts";
import {
  confirmPassword,
  isConfirmationClosed,
  type Confirmation,
} from "#server/sign-in/confirm-password.ts";
import type { FormErrors } from "#app/components/forms/answered-form.ts";
import type { Asks } from "#app/components/forms/ConfirmFields.tsx";
import { confirmPasswordText as text } from "#app/text/common/confirm-password.ts";
import { defineFlow } from "../define-flow.ts";
import { secretField, textField } from "../field-schemas.ts";
import { checkForm } from "../form-answer.ts";
import { troubleSentence, troubleStatus } from "./refuse.ts";

type Context = Readonly<RouterContextProvider>;

/** How long a password that was right counts for every form that asks. */
const FRESH_MS = 300_000;

/**
 * For this session only: a session with another id, as after a group switch or a login-as, must
 * confirm again.
 */
const confirmation = defineFlow(
  "confirmation",
  z.object({ sessionId: z.string(), until: z.number() }),
);

/** Set when this very request brought the right password. */
const confirmedNow = createContext(false);

/**
 * Identity questions of a form for which an open session is not enough; staff give their own
 * password.
 */
export async function findAsks(context: Context): Promise<Asks | null> {
  const { session, brand } = context.get(memberContext);
  if (await isFresh(context, session)) return null;
  return {
    ofStaff: session.staff !== null,
    withUsername: session.username === null,
    closed: await isConfirmationClosed(session),
    withRecovery: !brand.flags.providence,
  };
}

async function isFresh(context: Context, { id }: Session): Promise<boolean> {
  if (context.get(confirmedNow)) return true;
  const found = await confirmation.find(context);
  const now = context.get(clockContext).now.getTime();
  return found !== null && found.sessionId === id && now < found.until;
}

/** Where the username is known only the password is asked, and a posted name is ignored. */
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

/** Why a form is not carried out, beside the fields that ask. */
export type Unconfirmed = {
  readonly fieldErrors: FormErrors;
  readonly status: number;
  /** Seconds to wait; null where unknown, or where there is no wait. */
  readonly wait: number | null;
};

/** Reads a posted form's identity answers. Null where none are asked. */
export async function readConfirmation(context: Context, form: FormData) {
  const { session } = context.get(memberContext);
  const asks = await findAsks(context);
  if (asks === null) return null;
  const checked = checkForm(form, schemaFor(session.username));
  const typed = checked.status === "success" ? checked.value : NOTHING;
  return {
    /**
     * The empty fields, checked before the gateway is called. A field that the form did not have is
     * not missing.
     */
    fieldErrors: checked.status === "success" || asks.closed ? {} : errorsOf(checked.error),
    /** Asks the gateway. Null for the right password, which counts from now on. */
    async refuse(request: Request): Promise<Unconfirmed | null> {
      const result = await confirmPassword(context, request, session, { form, ...typed });
      if (result.kind !== "confirmed") return unconfirmed(context, result);
      const until = context.get(clockContext).now.getTime() + FRESH_MS;
      await confirmation.save(context, { sessionId: session.id, until });
      context.set(confirmedNow, true);
      return null;
    },
  };
}

const errorsOf = (error: Readonly<Record<string, string[] | null>> | null): FormErrors =>
  Object.fromEntries(Object.entries(error ?? {}).map(([name, messages]) => [name, messages ?? []]));

const refused = (message: string, status: number, wait: number | null = null): Unconfirmed => ({
  fieldErrors: { password: [message] },
  status,
  wait,
});

function unconfirmed(
  context: Context,
  result: Exclude<Confirmation, { readonly kind: "confirmed" }>,
): Unconfirmed {
  const { session, brand } = context.get(memberContext);
  switch (result.kind) {
    case "wrong":
      return refused((session.username === null ? text.wrongBoth : text.wrong)(result.left), 401);
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
