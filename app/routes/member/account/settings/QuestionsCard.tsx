import { href } from "react-router";
import type { FormAnswer } from "#app/components/forms/answered-form.ts";
import { EditCard, savedHref } from "#app/components/forms/EditCard.tsx";
import { Alert } from "#app/components/ui/surfaces/Alert.tsx";
import { ButtonLink } from "#app/components/ui/actions/Button.tsx";
import { Card } from "#app/components/ui/surfaces/Card.tsx";
import { SecurityQuestionFields } from "#app/forms/security-questions/security-question-fields.tsx";
import { overlaysText } from "#app/text/common/overlays.ts";
import { settingsText } from "#app/text/account/settings.ts";
import type { Route } from "./+types/settings.ts";

const text = settingsText.questions;
const PATH = href("/account/settings");

type QuestionsCardProps = {
  settings: Route.ComponentProps["loaderData"];
  answer: FormAnswer | undefined;
};

/** The security questions, whose answers are never shown again. */
export function QuestionsCard({ settings, answer }: QuestionsCardProps) {
  const { edited, isStaffActing, questions, identityCheck, draft } = settings;
  const editing = edited === "questions";
  if (editing && questions !== null && questions.trouble !== null) {
    return <NoQuestions trouble={questions.trouble} />;
  }
  return (
    <EditCard
      path={PATH}
      name="questions"
      title={text.title}
      items={[{ term: text.answers, value: text.hidden }]}
      editing={editing}
      readOnly={isStaffActing}
      answer={answer}
      draft={editing ? draft : undefined}
      save={text.save}
      identityCheck={identityCheck}
      intro={<p>{text.intro}</p>}
      foot={isStaffActing && <p className="muted">{text.staff}</p>}
    >
      {({ field }) => <SecurityQuestionFields field={field} options={questions?.options ?? []} />}
    </EditCard>
  );
}

function NoQuestions({ trouble }: { trouble: string }) {
  return (
    <Card title={text.title}>
      <div className="card__body">
        <Alert kind="error" live>
          <p>{trouble}</p>
        </Alert>
        <div className="row">
          <ButtonLink to={`${PATH}?edit=questions#card-questions`}>{text.tryAgain}</ButtonLink>
          <ButtonLink kind="bare" to={savedHref(PATH, "questions")}>
            {overlaysText.cancel}
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}
