import type { ShouldRevalidateFunctionArgs } from "react-router";
import { ButtonAnchor } from "#app/components/ui/actions/Button.tsx";
import { Icon } from "#app/components/ui/icons/Icon.tsx";
import { appealText } from "#app/text/claims/appeal.ts";
import { AppealHead } from "./AppealHead.tsx";
import { AppealLetter, HowToSend, LetterForm } from "./AppealLetter.tsx";
import { Deadline, Rights } from "./AppealRights.tsx";
import { CheckFirst, DeniedServices } from "./DeniedServices.tsx";
import { makeLetter } from "./make-letter.ts";
import { showAppeal } from "./show-appeal.ts";
import type { Route } from "./+types/appeal.ts";
import "#app/styles/screens/appeal.css";

/** A denied claim: what it says, what may settle it, the member's rights, and a letter (HELP). */
export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  showAppeal(context, params, url);

/** A letter changes nothing that the page shows. */
export const shouldRevalidate = ({
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => formMethod !== "POST" && defaultShouldRevalidate;

export const action = ({ request, context, params }: Route.ActionArgs) =>
  makeLetter(request, context, params);

export default function Appeal({ loaderData: view, actionData }: Route.ComponentProps) {
  const letter = actionData !== undefined && "letter" in actionData ? actionData.letter : null;
  return (
    <>
      <AppealHead
        view={view}
        isMade={letter !== null}
        isRefused={actionData !== undefined && letter === null}
      />
      {letter === null && !view.isStaff && (
        <p className="appeal__start">
          <ButtonAnchor kind="quiet" icon="file-text-duotone" href="#letter">
            {appealText.letter.heading}
          </ButtonAnchor>
        </p>
      )}
      {letter === null ? (
        <div className="letter-page appeal">
          <div className="form">
            <CheckFirst view={view} />
            <DeniedServices view={view} />
            <LetterForm view={view} answer={actionData} draft={view.draft} />
          </div>
          <div className="form">
            <Deadline view={view} />
            <Rights view={view} />
          </div>
        </div>
      ) : (
        <div className="letter-page appeal">
          {/* Another letter takes the focus, too. */}
          <AppealLetter key={Object.values(letter).join(" ")} view={view} letter={letter} />
          <div className="form">
            <HowToSend view={view} />
            <Deadline view={view} isMade />
            <LetterForm view={view} answer={actionData} draft={view.draft} isMade />
            <details className="card folds">
              <summary>
                <h2>{appealText.title}</h2>
                <Icon name="caret-down" />
              </summary>
              <CheckFirst view={view} />
              <DeniedServices view={view} />
              <Rights view={view} />
            </details>
          </div>
        </div>
      )}
    </>
  );
}

export { PageError as ErrorBoundary } from "#app/frame/errors/error-screen.tsx";
