import type { FormAnswer } from "#app/components/forms/answered-form.ts";
import type { Asks } from "#app/components/forms/ConfirmFields.tsx";
import { EditCard } from "#app/components/forms/EditCard.tsx";
import { Card } from "#app/components/ui/Card.tsx";
import { EmailText } from "#app/components/ui/EmailText.tsx";
import { Unavailable } from "#app/components/ui/Unavailable.tsx";
import { PreferenceFields, valuesToShow } from "#app/forms/preference-fields.tsx";
import { CONTROLS, type PreferenceControl } from "#app/rules/sign-in/preferences.ts";
import { settingsText } from "#app/text/settings.ts";
import type { SettingsView } from "./load-settings.ts";

const text = settingsText.preferences;

type PreferencesCardProps = {
  settings: SettingsView & {
    asks: Asks | null;
    draft: Readonly<Record<string, string>> | undefined;
  };
  answer: FormAnswer | undefined;
};

/** E-mail address and preferences, with what comes by which way. */
export function PreferencesCard({ settings, answer }: PreferencesCardProps) {
  const { edited, acting, asks, draft } = settings;
  const preferences = settings.preferences ?? (answer === undefined ? null : typedOnly(answer));
  if (preferences === null) {
    return (
      <Card title={text.title}>
        <Unavailable subject={text.subject} />
      </Card>
    );
  }
  const { shown, initial, version, items, formerIsTold } = preferences;
  const editing = edited === "preferences";
  return (
    <EditCard
      path="/account/settings"
      name="preferences"
      title={text.title}
      items={items.map(({ term, value }) => ({
        term,
        value: (
          <span className="lines">
            {term === text.email ? <EmailText address={value} /> : value}
          </span>
        ),
      }))}
      editing={editing}
      answer={answer}
      draft={editing ? draft : undefined}
      restore={(typed) => valuesToShow(initial, typed)}
      save={text.save}
      acting={acting}
      asks={asks}
      seen={{ version, saved: items }}
      intro={
        <p>
          {text.intro} {formerIsTold && text.told}
        </p>
      }
    >
      {(form) => <PreferenceFields shown={shown} form={form} />}
    </EditCard>
  );
}

/** The form of preferences that could not be read again: it stands on what was typed. */
function typedOnly({ values }: FormAnswer) {
  const rendered = (values["rendered"] ?? "").split(" ");
  const shown: PreferenceControl[] = CONTROLS.filter((name) => rendered.includes(name));
  return { shown, initial: {}, version: "", items: [], formerIsTold: false };
}
