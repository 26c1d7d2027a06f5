import type { FormAnswer } from "#app/components/forms/answered-form.ts";
import { EditCard } from "#app/components/forms/EditCard.tsx";
import { SeenVersion } from "#app/components/forms/SeenVersion.tsx";
import type { Definition } from "#app/components/ui/DefinitionList.tsx";
import { EbillFields } from "#app/forms/preference-fields.tsx";
import { valuesToShow } from "#app/forms/rendered-controls.ts";
import type { EbillControl } from "#app/rules/account/ebill-preferences.ts";
import { OnBehalfField } from "#app/sign-in/on-behalf-field.tsx";
import { ebillText } from "#app/text/ebill.ts";
import { preferencesText } from "#app/text/preferences.ts";
import type { EbillPreferences } from "./load-ebill.ts";

const text = ebillText.preferences;

type PreferencesProps = {
  path: string;
  name: string;
  preferences: EbillPreferences;
  editing: boolean;
  /** Whether staff act for the member. */
  acting: boolean;
  answer: FormAnswer | undefined;
  draft: Readonly<Record<string, string>> | undefined;
};

/** On paper or not, and by which e-mails: as chosen, or the form that changes it. */
export function Preferences({ preferences, acting, ...card }: PreferencesProps) {
  const { shown, initial, version, emailAddress } = preferences;
  const choices = choicesOf(preferences);
  return (
    <EditCard
      {...card}
      title={text.title}
      items={[...choices, ...addressOf(preferences)]}
      defaultValue={initial}
      restore={(typed) => typed && valuesToShow(initial, typed)}
      intro={emailAddress === "" && <p>{text.noEmail}</p>}
      save={text.save}
    >
      {(form) => (
        <>
          <SeenVersion form={form} version={version} saved={choices} />
          <input type="hidden" name="rendered" value={shown.join(" ")} />
          <EbillFields shown={shown} form={form} />
          {acting && <OnBehalfField form={form} ticked={card.answer?.values["onBehalf"] === "Y"} />}
        </>
      )}
    </EditCard>
  );
}

const choicesOf = ({ shown, choices }: EbillPreferences): Definition[] =>
  choices === null
    ? []
    : shown.map((name) => ({ term: termOf(name), value: sayChoice(name, choices[name]) }));

function termOf(name: EbillControl): string {
  return name === "discontinuePaperStatements"
    ? preferencesText.discontinuePaperStatements.label
    : preferencesText[name];
}

function sayChoice(name: EbillControl, chosen: boolean | null): string {
  if (chosen === null) return text.notChosen;
  if (name !== "discontinuePaperStatements") return chosen ? text.yes : text.no;
  return preferencesText.discontinuePaperStatements[chosen ? "Y" : "N"];
}

/** Where e-mails about bills go, for whom they are a choice. */
function addressOf({ shown, emailAddress }: EbillPreferences): Definition[] {
  const byEmail = shown.some((name) => name !== "discontinuePaperStatements");
  return byEmail && emailAddress ? [{ term: text.emailsTo, value: emailAddress }] : [];
}
