import { data, Form, redirect } from "react-router";
import { LANDING_PATH } from "#server/landing-path.ts";
import { tokenContext } from "#server/middleware/token.ts";
import { pageBrand } from "#app/brand/brands.ts";
import { Button } from "#app/components/ui/Button.tsx";
import { Checkbox } from "#app/components/forms/Checkbox.tsx";
import { ChoiceGroup } from "#app/components/forms/ChoiceGroup.tsx";
import { useAnsweredForm } from "#app/components/forms/answered-form.ts";
import { FormSheet } from "#app/components/forms/FormSheet.tsx";
import { errorTitle, pageTitle } from "#app/text/common.ts";
import { errorContent } from "#app/text/errors.ts";
import { noticeText } from "#app/text/notices.ts";
import { policiesText } from "#app/text/policies.ts";
import { findDraftValues } from "#app/forms/form-answer.ts";
import { OnBehalfField } from "#app/sign-in/on-behalf-field.tsx";
import { loadPolicies, submitPolicies } from "./policies-form.ts";
import type { Route } from "./+types/registration-policies.ts";

/** The consent page (§2 "Registration-policies page"). */
export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const { pending, brand } = context.get(tokenContext);
  const { subscriber, initial } = await loadPolicies(context);
  const kept = findDraftValues(context, url.pathname) ?? null;
  return {
    brand: pageBrand(brand),
    acting: pending.staff !== null,
    subscriber,
    initial,
    kept,
  };
};

export const action = async ({ request, context, pattern }: Route.ActionArgs) => {
  const refused = await submitPolicies(request, context, pattern);
  if (refused === null) return redirect(LANDING_PATH, { status: 303 });
  return data(refused.answer, { status: refused.status });
};

export default function RegistrationPolicies({ loaderData, actionData }: Route.ComponentProps) {
  const { brand, acting, subscriber, initial, kept } = loaderData;
  const form = useAnsweredForm(actionData, {
    defaultValue: actionData?.values ?? kept ?? initial,
  });
  const title = actionData === undefined ? pageTitle : errorTitle;
  const { policy, eob } = policiesText;
  return (
    <FormSheet
      heading={policiesText.heading}
      intro={<p>{policiesText.intro}</p>}
      notice={kept !== null && actionData === undefined && <p>{noticeText["form-kept"].text}</p>}
      errors={form.list}
      summaryRef={form.summaryRef}
      formError={form.formError && <Trouble entry={actionData?.trouble ?? 0} />}
      requiredNote
      foot={
        // A document, not a client navigation: the browser itself drops what it kept.
        <p>
          <a href="/logout">{policiesText.back}</a>
        </p>
      }
    >
      <title>{title(policiesText.title, brand.name)}</title>
      <Form method="post" className="form" {...form.formProps}>
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
        <Button disabled={form.busy}>{policiesText.submit}</Button>
      </Form>
    </FormSheet>
  );
}

/** What the error catalogue says of the gateway's trouble, and what that means for the form. */
function Trouble({ entry }: { entry: number }) {
  const { title, description } = errorContent(entry);
  return (
    <>
      <p>{title}</p>
      {description && <p>{description}</p>}
      <p>{policiesText.notSaved}</p>
    </>
  );
}
