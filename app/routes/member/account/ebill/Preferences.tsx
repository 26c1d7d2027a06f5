import { href, Link } from "react-router";
import type { FormAnswer } from "#app/components/forms/answered-form.ts";
import { EditCard } from "#app/components/forms/EditCard.tsx";
import type { Definition } from "#app/components/ui/text/DefinitionList.tsx";
import { EmailText } from "#app/components/ui/text/EmailText.tsx";
import { EbillFields, valuesToShow } from "#app/forms/preferences/preference-fields.tsx";
import type { EbillControl } from "#app/rules/account/preferences.ts";
import { ebillText } from "#app/text/account/ebill.ts";
import { preferencesText } from "#app/text/account/preferences.ts";
import type { EbillPreferences } from "./load-ebill.ts";

const text = ebillText.preferences;

export const EBILL_PATH = href("/account/ebill");

/** The card of preferences in the address, `?edit=…`. */
export const CARD = "preferences";

type PreferencesProps = {
  preferences: EbillPreferences;
  editing: boolean;
  /** Whether staff act for the member. */
  isStaffActing: boolean;
  /** Whether the member's menus have Settings, where the address is changed. */
  settingsShown: boolean;
  answer: FormAnswer | undefined;
  draft: Readonly<Record<string, string>> | undefined;
};

/** Paper or electronic bills, and e-mails about them: the saved choice, or the form to change it. */
export function Preferences({ preferences, settingsShown, ...card }: PreferencesProps) {
  const { shown, initial, version, emailAddress } = preferences;
  const choices = choicesOf(preferences);
  return (
    <EditCard
      {...card}
      path={EBILL_PATH}
      name={CARD}
      title={text.title}
      items={[...choices, ...emailAddressItems(preferences, settingsShown)]}
      defaultValue={initial}
      restore={(typed) => typed && valuesToShow(initial, typed)}
      intro={
        emailAddress === "" && (
          <p>
            {text.noEmail} {settingsShown && <SettingsLink>{text.addEmail}</SettingsLink>}
          </p>
        )
      }
      save={text.save}
      seen={{ version, saved: choices }}
    >
      {(form) => <EbillFields shown={shown} form={form} />}
    </EditCard>
  );
}

const choicesOf = ({ shown, choices }: EbillPreferences): Definition[] =>
  choices === null
    ? []
    : shown.map((name) => ({ term: termOf(name), value: showChoice(name, choices[name]) }));

function termOf(name: EbillControl): string {
  return name === "discontinuePaperStatements"
    ? preferencesText.discontinuePaperStatements.label
    : preferencesText[name];
}

function showChoice(name: EbillControl, chosen: boolean | null): string {
  if (chosen === null) return text.notChosen;
  if (name !== "discontinuePaperStatements") return chosen ? text.yes : text.no;
  return preferencesText.discontinuePaperStatements[chosen ? "Y" : "N"];
}

function emailAddressItems(
  { shown, emailAddress }: EbillPreferences,
  settingsShown: boolean,
): Definition[] {
  const byEmail = shown.some((name) => name !== "discontinuePaperStatements");
  if (!byEmail || !emailAddress) return [];
  const value = (
    <>
      <EmailText address={emailAddress} />{" "}
      {settingsShown && <SettingsLink>{text.changeEmail}</SettingsLink>}
    </>
  );
  return [{ term: text.emailsTo, value }];
}

function SettingsLink({ children }: { children: string }) {
  return (
    <Link className="link" to={href("/account/settings")}>
      {children}
    </Link>
  );
}
