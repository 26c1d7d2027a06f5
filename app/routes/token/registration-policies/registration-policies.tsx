import { tokenContext } from "#server/middleware/token.ts";
import { Checkbox } from "#app/components/forms/Checkbox.tsx";
import { ChoiceGroup } from "#app/components/forms/ChoiceGroup.tsx";
import { findDraftValues } from "#app/forms/form-answer.ts";
import { FormPage } from "#app/forms/form-page.tsx";
import { OnBehalfField } from "#app/sign-in/on-behalf-field.tsx";
import { policiesText } from "#app/text/policies.ts";
import { loadPolicies, submitPolicies } from "./policies-form.ts";
import type { Route } from "./+types/registration-policies.ts";

/** The consent page (§2 "Registration-policies page"). */
export const loader = async ({ context, url }: Route.LoaderArgs) => ({
  ...(await loadPolicies(context)),
  acting: context.get(tokenContext).pending.staff !== null,
  draft: findDraftValues(context, url.pathname),
});

export const action = ({ request, context, pattern }: Route.ActionArgs) =>
  submitPolicies(request, context, pattern);

export default function RegistrationPolicies({ loaderData, actionData }: Route.ComponentProps) {
  const { acting, subscriber, initial, draft } = loaderData;
  const { policy, eob } = policiesText;
  return (
    <FormPage
      title={policiesText.title}
      heading={policiesText.heading}
      intro={<p>{policiesText.intro}</p>}
      answer={actionData}
      initial={initial}
      draft={draft}
      requiredNote
      submit={policiesText.submit}
      foot={
        // A document request, not a client navigation, so that the browser drops what it stored.
        <p>
          <a href="/logout">{policiesText.back}</a>
        </p>
      }
    >
      {(form) => (
        <>
          <section className="sheet__intro">
            <h2>{policy.heading}</h2>
            {policy.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {subscriber && <p>{policy.ofSubscriber}</p>}
          </section>
          <Checkbox {...form.box("communication")} label={policiesText.communication} required />
          {subscriber && (
            <ChoiceGroup
              {...form.field("eob")}
              legend={eob.label}
              hint={eob.hint}
              options={[
                { value: "Y", label: eob.Y },
                { value: "N", label: eob.N },
              ]}
              required
            />
          )}
          {acting && <OnBehalfField form={form} ticked={actionData?.values["onBehalf"] === "Y"} />}
        </>
      )}
    </FormPage>
  );
}
