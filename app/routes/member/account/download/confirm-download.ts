import { data, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { memberContext } from "#server/middleware/member.ts";
import { confirmPassword, type Confirmation } from "#server/sign-in/confirm-password.ts";
import type { FormAnswer } from "#app/components/forms/answered-form.ts";
import { checkForm } from "#app/forms/form-answer.ts";
import { readForm } from "#app/forms/form-data.ts";
import { troubleSentence, troubleStatus } from "#app/forms/refuse.ts";
import { myDataText as text } from "#app/text/my-data.ts";
import { fieldErrorMessage } from "#app/text/validation.ts";
import { goToLink, refuseStaff } from "./download-flow.ts";

/** `refusal` says which ways on stand beside the error of the whole form. */
export type ConfirmAnswer = FormAnswer & {
  readonly refusal: Exclude<Confirmation["kind"], "confirmed"> | null;
};

const required = (label: string, missing: string) =>
  z
    .string({ error: missing })
    .refine((typed) => typed.trim() !== "", missing)
    .max(256, fieldErrorMessage("maxlength", label));

/** Whose name is known is asked for the password alone. */
const schemaFor = (known: string | null) =>
  z.object({
    username:
      known === null
        ? required(text.username, text.usernameMissing).trim()
        : z
            .string()
            .optional()
            .transform(() => known),
    password: required(text.password, text.passwordMissing),
  });

/** Asks for the password again; leads to the link, or answers the form. */
export async function confirmDownload(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Response | ReturnType<typeof data<ConfirmAnswer>>> {
  const { session } = context.get(memberContext);
  refuseStaff(session);
  const form = await readForm(request);
  const checked = checkForm(form, schemaFor(session.username));
  if (checked.status !== "success") {
    return data({ ...checked.reply(), refusal: null }, { status: 400 });
  }
  const result = await confirmPassword(context, request, session, { form, ...checked.value });
  if (result.kind === "confirmed") return goToLink(context, session);
  const { message, status, wait = null } = refusalOf(result, session.username);
  const answer = checked.reply({ formErrors: [message] });
  const headers = wait === null ? {} : { "Retry-After": `${wait}` };
  return data({ ...answer, refusal: result.kind }, { status, headers });
}

/** Rounded up, so that nobody comes back too early. */
const minutesOf = (seconds: number | null) => (seconds === null ? null : Math.ceil(seconds / 60));

type Refusal = {
  readonly message: string;
  readonly status: number;
  /** Seconds; null where that is not known. */
  readonly wait?: number | null;
};

function refusalOf(
  result: Exclude<Confirmation, { readonly kind: "confirmed" }>,
  username: string | null,
): Refusal {
  const { wrong } = text;
  switch (result.kind) {
    case "wrong": {
      const words = username === null ? wrong.both : wrong.password;
      return { message: words(result.left), status: 401 };
    }
    case "closed":
      return { message: wrong.closed, status: 429 };
    case "locked":
      return { message: wrong.locked, status: 401 };
    case "limited":
      return { message: wrong.limited(minutesOf(result.wait)), status: 429, wait: result.wait };
    default: {
      const { error } = result;
      return { message: troubleSentence(error, wrong.unchecked), status: troubleStatus(error) };
    }
  }
}
