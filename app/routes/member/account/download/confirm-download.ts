import { data, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { memberContext } from "#server/middleware/member.ts";
import { confirmPassword } from "#server/sign-in/confirm-password.ts";
import type { FormAnswer } from "#app/components/forms/answered-form.ts";
import type { LoginFormError } from "#app/components/forms/LoginError.tsx";
import { checkForm } from "#app/forms/form-answer.ts";
import { readForm } from "#app/forms/form-data.ts";
import { passwordRefusal } from "#app/sign-in/password-refusal.ts";
import { myDataText as text } from "#app/text/my-data.ts";
import { fieldErrorMessage } from "#app/text/validation.ts";
import { goToLink, refuseStaff } from "./download-flow.ts";

/** `refusal` has what the error of the whole form needs beside its kind. */
export type ConfirmAnswer = FormAnswer & { readonly refusal: LoginFormError | null };

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
  const { error, status, retryAfter } = passwordRefusal(result);
  const answer = checked.reply({ formErrors: [error.kind] });
  const headers = retryAfter === null ? {} : { "Retry-After": `${retryAfter}` };
  return data({ ...answer, refusal: error }, { status, headers });
}
