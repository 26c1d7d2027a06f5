import { Form } from "react-router";
import { Button } from "#app/components/ui/Button.tsx";
import { Card } from "#app/components/ui/Card.tsx";
import { DefinitionList } from "#app/components/ui/DefinitionList.tsx";
import { OnwardLink } from "#app/components/ui/OnwardLink.tsx";
import { settingsText } from "#app/text/settings.ts";
import type { SettingsView } from "./load-settings.ts";

const text = settingsText.signIn;

/** The user name, the way to another password, and the way out of all other sessions. */
export function SignInCard({ settings }: { settings: SettingsView }) {
  const { username, acting } = settings;
  return (
    <Card
      title={text.title}
      more={
        !acting && (
          <OnwardLink to="/account/settings/change-password" className="card__more">
            {text.change}
          </OnwardLink>
        )
      }
    >
      <div className="card__body">
        <div className="card-ways">
          <DefinitionList
            items={[
              {
                term: text.username,
                value: (
                  <span className="lines">
                    {acting ? text.staff : (username ?? text.elsewhere)}
                  </span>
                ),
              },
            ]}
          />
        </div>
        {!acting && (
          <div className="card-ways">
            <Form method="post" action="?edit=sessions" aria-label={text.endOthers}>
              <p>{text.elsewhereEnds}</p>
              <div className="row">
                <Button kind="quiet">{text.endOthers}</Button>
              </div>
            </Form>
          </div>
        )}
      </div>
    </Card>
  );
}
