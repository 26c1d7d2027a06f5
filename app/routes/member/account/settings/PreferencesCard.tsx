import { href } from "react-router";
import type { FormAnswer } from "#app/components/forms/answered-form.ts";
import { EditCard } from "#app/components/forms/EditCard.tsx";
import { EmailText } from "#app/components/ui/text/EmailText.tsx";
import { UnavailableCard } from "#app/components/ui/surfaces/Unavailable.tsx";
import { PreferenceFields, valuesToShow } from "#app/forms/preferences/preference-fields.tsx";
import { CONTROLS, type PreferenceControl } from "#app/rules/account/preferences.ts";
import { settingsText } from "#app/text/account/settings.ts";
import type { Route } from "./+types/settings.ts";

const text = settingsText.preferences;

type PreferencesCardProps = {
  settings: Route.ComponentProps["loaderData"];
  answer: FormAnswer | undefined;
};

/** E-mail address and preferences, with what comes by which way. */
export function PreferencesCard({ settings, answer }: PreferencesCardProps) {
  const { edited, isStaffActing, identityCheck, draft } = settings;
  const preferences = settings.preferences ?? (answer === undefined ? null : typedOnly(answer));
  if (preferences === null) {
    return <UnavailableCard heading={text.title} title={text.unavailable} />;
  }
  const { shown, initial, version, items, formerIsTold } = preferences;
  const editing = edited === "preferences";
  return (
    <EditCard
      path={href("/account/settings")}
      name="preferences"
      title={text.title}
      items={items.map(({ term, value, isAddress }) => ({
        term,
        value: <span className="lines">{isAddress ? <EmailText address={value} /> : value}</span>,
      }))}
      editing={editing}
      answer={answer}
      draft={editing ? draft : undefined}
      restore={(typed) => valuesToShow(initial, typed)}
      save={text.save}
      isStaffActing={isStaffActing}
      identityCheck={identityCheck}
      seen={{ version, saved: items }}
      intro={
        <p>
          {text.intro} {formerIsTold && text.oldAddress}
        </p>
      }
    >
      {(form) => <PreferenceFields shown={shown} form={form} />}
    </EditCard>
  );
}

/** For a rejected form whose saved preferences cannot be read: it shows the typed values only. */
function typedOnly({ values }: FormAnswer) {
  const rendered = (values["rendered"] ?? "").split(" ");
  const shown: PreferenceControl[] = CONTROLS.filter((name) => rendered.includes(name));
  return { shown, initial: {}, version: "", items: [], formerIsTold: false };
}
