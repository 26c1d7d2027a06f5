import { data, Form, redirect } from "react-router";
import { LANDING_PATH } from "#server/landing-path.ts";
import { tokenContext } from "#server/middleware/token.ts";
import { pageBrand } from "#app/brand/brands.ts";
import { Button } from "#app/components/ui/Button.tsx";
import { useAnsweredForm } from "#app/components/forms/answered-form.ts";
import { FormSheet } from "#app/components/forms/FormSheet.tsx";
import { errorTitle, pageTitle } from "#app/text/common.ts";
import { noticeText } from "#app/text/notices.ts";
import { preferencesText } from "#app/text/preferences.ts";
import { findDraftValues } from "#app/forms/form-answer.ts";
import { OnBehalfField } from "#app/sign-in/on-behalf-field.tsx";
import { loadPreferences } from "./preferences-form.ts";
import { PreferenceFields } from "./preference-fields.tsx";
import { valuesToShow } from "./rendered-controls.ts";
import { submitPreferences } from "./save-preferences.ts";
import type { Route } from "./+types/update-preferences.ts";

/** How a member wants to hear from the carrier (§2 "Update-preferences page"). */
export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const { pending, gateway, brand } = context.get(tokenContext);
  const { shown, initial } = await loadPreferences(gateway);
  const kept = findDraftValues(context, url.pathname) ?? null;
  return {
    brand: pageBrand(brand),
    acting: pending.staff !== null,
    shown,
    initial,
    kept,
  };
};

export const action = async ({ request, context, pattern }: Route.ActionArgs) => {
  const answer = await submitPreferences(request, context, pattern);
  return answer === null ? redirect(LANDING_PATH, { status: 303 }) : data(answer, { status: 400 });
};

/** An invalid submit scrolls here, in pixels (§5). */
const ERRORS_AT = 600;

export default function UpdatePreferences({ loaderData, actionData }: Route.ComponentProps) {
  const { brand, acting, shown, initial, kept } = loaderData;
  const form = useAnsweredForm(actionData, {
    defaultValue: valuesToShow(initial, actionData?.values ?? kept),
    scrollOnErrors: ERRORS_AT,
  });
  const title = actionData === undefined ? pageTitle : errorTitle;
  return (
    <FormSheet
      heading={preferencesText.heading}
      intro={<p>{preferencesText.intro}</p>}
      notice={kept !== null && actionData === undefined && <p>{noticeText["form-kept"].text}</p>}
      errors={form.list}
      summaryRef={form.summaryRef}
      formError={form.formError && <p>{form.formError}</p>}
    >
      <title>{title(preferencesText.title, brand.name)}</title>
      <Form method="post" className="form" {...form.formProps}>
        <input type="hidden" name="rendered" value={shown.join(" ")} />
        <PreferenceFields shown={shown} form={form} />
        {acting && <OnBehalfField form={form} ticked={actionData?.values["onBehalf"] === "Y"} />}
        <Button disabled={form.busy}>{preferencesText.submit}</Button>
      </Form>
    </FormSheet>
  );
}
