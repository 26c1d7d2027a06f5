import "#app/styles/screens/account.css";
import { memberContext } from "#server/middleware/member.ts";
import { findIdentityCheck } from "#app/forms/submit/confirm-password.ts";
import { isOfProvider } from "#server/session/session.ts";
import { findDraftValues } from "#app/forms/form-answer.ts";
import { revalidateAfterChange } from "#app/components/forms/SeenVersion.tsx";
import { BELOW_ACCOUNT, PageHead } from "#app/frame/document/page-head.tsx";
import { settingsText as text } from "#app/text/account/settings.ts";
import { loadSettings, type EditedCard, type SettingsView } from "./load-settings.ts";
import { PreferencesCard } from "./PreferencesCard.tsx";
import { QuestionsCard } from "./QuestionsCard.tsx";
import { saveSettings } from "./save-settings.ts";
import type { Route } from "./+types/settings.ts";
import { href, Form } from "react-router";
import { Button, ButtonLink } from "#app/components/ui/actions/Button.tsx";
import { Card } from "#app/components/ui/surfaces/Card.tsx";
import { DefinitionList } from "#app/components/ui/text/DefinitionList.tsx";

export const shouldRevalidate = revalidateAfterChange;

/** How a member signs in, and how they hear from the carrier (S-08). */
export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const draft = findDraftValues(context, url.pathname);
  const member = context.get(memberContext);
  const asked = editedIn(url) ?? cardOf(draft);
  const edited = asked === "questions" && isOfProvider(member.session, member.brand) ? null : asked;
  return {
    ...(await loadSettings(member, edited)),
    identityCheck: edited === null ? null : await findIdentityCheck(context),
    draft: draft !== undefined && cardOf(draft) === edited ? draft : undefined,
  };
};

export const action = ({ request, context, pattern, url }: Route.ActionArgs) =>
  saveSettings(
    context,
    { request, pattern },
    url.searchParams.get("edit") === "sessions" ? "sessions" : editedIn(url),
  );

const editedIn = ({ searchParams }: URL): EditedCard => {
  const asked = searchParams.get("edit");
  return asked === "questions" || asked === "preferences" ? asked : null;
};

/** A draft leads only to the page; its fields tell which form it was. */
function cardOf(draft: Readonly<Record<string, string>> | undefined): EditedCard {
  if (draft === undefined) return null;
  return "emailAddress" in draft ? "preferences" : "questions";
}

export default function Settings({ loaderData, actionData }: Route.ComponentProps) {
  const { edited } = loaderData;
  const hasErrors = actionData !== undefined && Object.keys(actionData.error).length > 0;
  const answerTo = (card: EditedCard) => (edited === card ? actionData : undefined);
  return (
    <>
      <PageHead title={text.title} hasErrors={hasErrors} above={BELOW_ACCOUNT} lead={text.intro} />
      <div className="account-cards account-cards--one">
        <SignInCard settings={loaderData} />
        {loaderData.passwordAtProvider === null && (
          <QuestionsCard settings={loaderData} answer={answerTo("questions")} />
        )}
        <PreferencesCard settings={loaderData} answer={answerTo("preferences")} />
      </div>
    </>
  );
}

const signIn = text.signIn;

/** The user name, the way to another password, and the way out of all other sessions. */
function SignInCard({
  settings,
}: {
  settings: Pick<SettingsView, "username" | "passwordAtProvider" | "isStaffActing">;
}) {
  const { username, passwordAtProvider, isStaffActing } = settings;
  return (
    <Card title={signIn.title}>
      <div className="card__body">
        <div className="card-section">
          <DefinitionList
            items={[
              {
                term: signIn.username,
                value: (
                  <span className="lines">
                    {isStaffActing
                      ? signIn.staff
                      : (passwordAtProvider ?? username ?? signIn.otherSite)}
                  </span>
                ),
              },
            ]}
          />
          {!isStaffActing && passwordAtProvider === null && (
            <div className="row">
              <ButtonLink kind="quiet" to={href("/account/settings/change-password")}>
                {signIn.change}
              </ButtonLink>
            </div>
          )}
        </div>
        {!isStaffActing && (
          <div className="card-section">
            <Form method="post" action="?edit=sessions" aria-label={signIn.endOthers}>
              <p>{signIn.endOthersHint}</p>
              <div className="row">
                <Button kind="quiet">{signIn.endOthers}</Button>
              </div>
            </Form>
          </div>
        )}
      </div>
    </Card>
  );
}

export { retryHeaders as headers } from "#app/forms/submit/refuse.ts";
