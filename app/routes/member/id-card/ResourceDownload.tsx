import { resourceDownloadText } from "#app/text/resource-download.ts";
import { ButtonAnchor } from "#app/components/ui/Button.tsx";
import { Spinner } from "#app/components/ui/Spinner.tsx";

/** The content of the pop-up while the file downloads, with a link in case it does not start. */
export function ResourceDownload({ href }: { href: string }) {
  return (
    <div className="waiting">
      <Spinner label={resourceDownloadText.downloading} />
      <h1>{resourceDownloadText.downloading}</h1>
      <p className="muted">{resourceDownloadText.notStarted}</p>
      <ButtonAnchor kind="quiet" icon="download-simple" href={href}>
        {resourceDownloadText.open}
      </ButtonAnchor>
    </div>
  );
}
