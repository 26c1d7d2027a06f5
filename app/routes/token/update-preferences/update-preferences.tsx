import { tokenContext } from "#server/middleware/token.ts";
import { findDraftValues } from "#app/forms/form-answer.ts";
import { FormPage } from "#app/forms/form-page.tsx";
import { formCameBack } from "#app/forms/submit-guarded.ts";
import { OnBehalfField } from "#app/sign-in/on-behalf-field.tsx";
import { preferencesText } from "#app/text/preferences.ts";
import { PreferenceFields } from "#app/forms/preference-fields.tsx";
import { loadControls, loadPreferences } from "#app/forms/preferences-form.ts";
import { valuesToShow } from "#app/forms/rendered-controls.ts";
import { submitPreferences } from "./save-preferences.ts";
import type { Route } from "./+types/update-preferences.ts";

/** How a member wants to hear from the carrier (§2 "Update-preferences page"). */
export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const { pending, gateway } = context.get(tokenContext);
  const load = context.get(formCameBack) ? loadControls : loadPreferences;
  return {
    ...(await load(gateway)),
    acting: pending.staff !== null,
    draft: findDraftValues(context, url.pathname),
  };
};

export const action = ({ request, context, pattern }: Route.ActionArgs) =>
  submitPreferences(request, context, pattern);

/** An invalid submit scrolls here, in pixels (§5). */
const ERRORS_AT = 600;

export default function UpdatePreferences({ loaderData, actionData }: Route.ComponentProps) {
  const { acting, shown, initial, missing, draft } = loaderData;
  return (
    <FormPage
      title={preferencesText.title}
      heading={preferencesText.heading}
      intro={<p>{missing === null ? preferencesText.intro : preferencesText.missing[missing]}</p>}
      answer={actionData}
      draft={draft}
      restore={(typed) => valuesToShow(initial, typed)}
      scrollOnErrors={ERRORS_AT}
      submit={preferencesText.submit}
    >
      {(form) => (
        <>
          <input type="hidden" name="rendered" value={shown.join(" ")} />
          <PreferenceFields shown={shown} form={form} />
          {acting && <OnBehalfField form={form} ticked={actionData?.values["onBehalf"] === "Y"} />}
        </>
      )}
    </FormPage>
  );
}
