import { Link } from "react-router";
import { Alert } from "#app/components/ui/Alert.tsx";
import { Button } from "#app/components/ui/Button.tsx";
import { OnwardLink } from "#app/components/ui/OnwardLink.tsx";
import { PageTitle } from "#app/frame/page-title.tsx";
import { myDataText as text } from "#app/text/my-data.ts";
import { shellText } from "#app/text/shell.ts";

/** In place of the form once this session gave too many wrong passwords: what is to be done. */
export function ClosedDownload({ withRecovery }: { withRecovery: boolean }) {
  return (
    <div className="card sheet sheet--form">
      <PageTitle page={text.title} hasErrors />
      <div className="sheet__head">
        <h1>{text.heading}</h1>
      </div>
      <Alert kind="error" live>
        <p>{text.wrong.closed}</p>
        {withRecovery && <ForgotPassword />}
      </Alert>
      <form method="post" action="/logout" aria-label={text.heading}>
        <Button icon="sign-out">{shellText.logOut}</Button>
      </form>
      <div className="sheet__foot">
        <OnwardLink to="/account">{text.ready.back}</OnwardLink>
      </div>
    </div>
  );
}

/** The way to a new password, where the brand has one. */
export const ForgotPassword = () => (
  <Link className="link" to="/recovery/password">
    {text.wrong.forgot}
  </Link>
);
