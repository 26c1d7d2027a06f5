import { Alert } from "#app/components/ui/Alert.tsx";
import { ButtonAnchor } from "#app/components/ui/Button.tsx";
import { OnwardLink } from "#app/components/ui/OnwardLink.tsx";
import { PageTitle } from "#app/frame/page-title.tsx";
import { myDataText } from "#app/text/my-data.ts";

const { ready, warning, busy: busyText, waiting: waitingText } = myDataText;

type ReadyDownloadProps = { href: string; busy: boolean; waiting: boolean };

/** The link to the file, and what to do where it breaks off, or does not begin yet. */
export function ReadyDownload({ href, busy, waiting }: ReadyDownloadProps) {
  return (
    <div className="card sheet sheet--form">
      <PageTitle page={ready.title} hasErrors={busy} />
      <div className="sheet__head">
        <h1>{ready.title}</h1>
        <div className="sheet__intro">
          <p>{ready.lead}</p>
        </div>
      </div>
      {busy && (
        <Alert kind="error" live>
          <p>{busyText}</p>
        </Alert>
      )}
      {waiting && (
        <Alert kind="info" live>
          <p>{waitingText}</p>
        </Alert>
      )}
      <p>
        <ButtonAnchor icon="download-simple" href={href}>
          {ready.link}
        </ButtonAnchor>
      </p>
      <p>{ready.afterwards}</p>
      <p>{ready.trouble}</p>
      <Alert kind="warning">
        <p>
          <strong>{warning.title}</strong>
        </p>
        <p>{warning.text}</p>
      </Alert>
      <div className="sheet__foot">
        <OnwardLink to="/account">{ready.back}</OnwardLink>
      </div>
    </div>
  );
}
