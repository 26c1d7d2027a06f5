import { href } from "react-router";
import { z } from "zod";
import {
  attemptFreshAddress,
  getAddress,
  saveAddress,
} from "#server/gateway/calls/member/address.ts";
import { memberContext } from "#server/middleware/member.ts";
import { Field } from "#app/components/forms/Field.tsx";
import { textField } from "#app/forms/field-schemas.ts";
import { findDraftValues } from "#app/forms/form-answer.ts";
import { FormPage } from "#app/forms/form-page.tsx";
import { outcomeOf } from "#app/forms/submit/write-outcome.ts";
import { seenField, seenVersionOf, submitSave } from "#app/forms/submit/submit-save.ts";
import { finishForm } from "#app/forms/submit/submit-guarded.ts";
import { postalAddress, validatePhone } from "#app/rules/account/address-form.ts";
import { phoneText as text } from "#app/text/account/phone.ts";
import type { Route } from "./+types/phone.ts";

const schema = z.object({
  seen: seenField,
  phoneNumber: textField(text.label, (typed) => validatePhone(typed, "US")),
});

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const { phoneNumber: value } = await getAddress(context.get(memberContext).gateway);
  const draft = findDraftValues(context, url.pathname);
  const seen = { version: seenVersionOf(value), saved: [{ term: text.label, value }] };
  return { initial: { phoneNumber: value ?? "" }, draft, seen };
};

export const action = ({ request, context }: Route.ActionArgs) => {
  const { gateway } = context.get(memberContext);
  return submitSave(request, context, {
    schema,
    read: attemptFreshAddress,
    shownOf: (saved) => saved.phoneNumber,
    save: ({ phoneNumber }) => ({
      isSaved: (now) => now.phoneNumber === phoneNumber,
      write: async (before) =>
        outcomeOf(await saveAddress(gateway, { ...postalAddress(before), phoneNumber })),
    }),
    words: text,
    refused: () => ({ formErrors: [text.refused] }),
    done: () => finishForm(context, href("/account"), "phone-saved"),
  });
};

export default function Phone({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <FormPage heading={text.heading} answer={actionData} {...loaderData} submit={text.submit}>
      {({ field }) => (
        <Field {...field("phoneNumber")} label={text.label} autoComplete="tel" required />
      )}
    </FormPage>
  );
}
