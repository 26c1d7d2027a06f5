import { z } from "zod";
import { getAddress, saveAddress } from "#server/gateway/calls/address.ts";
import { memberContext } from "#server/middleware/member.ts";
import { Field } from "#app/components/forms/Field.tsx";
import { textField } from "#app/forms/field-schemas.ts";
import { findDraftValues } from "#app/forms/form-answer.ts";
import { FormPage } from "#app/forms/form-page.tsx";
import { outcomeOf } from "#app/forms/outcome.ts";
import { finishForm, submitGuarded } from "#app/forms/submit-guarded.ts";
import { phoneText as text } from "#app/text/phone.ts";
import type { Route } from "./+types/phone.ts";

const schema = z.object({
  phoneNumber: textField(text.label, (typed) =>
    /^[\d() +.-]{7,20}$/.test(typed) ? undefined : "pattern",
  ),
});

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const { phoneNumber } = await getAddress(context.get(memberContext).gateway);
  const draft = findDraftValues(context, url.pathname);
  return { initial: { phoneNumber: phoneNumber ?? "" }, draft };
};

export const action = ({ request, context }: Route.ActionArgs) => {
  const { session, gateway } = context.get(memberContext);
  return submitGuarded(request, context, {
    schema,
    sender: `${session.id} /account/phone`,
    work: async ({ phoneNumber }) => {
      const {
        listOfCountries: _countries,
        listOfStates: _states,
        ...address
      } = await getAddress(gateway);
      return outcomeOf(await saveAddress(gateway, { ...address, phoneNumber }));
    },
    trouble: (error) => gateway.fail(error),
    answer: ({ kind }) =>
      kind === "refused"
        ? { formErrors: [text.refused] }
        : finishForm(context, "/account", "phone-saved"),
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
