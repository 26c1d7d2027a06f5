import { resourceDownloadText } from "#app/text/resource-download.ts";
import { ButtonAnchor } from "#app/components/ui/Button.tsx";
import { Spinner } from "#app/components/ui/Spinner.tsx";
import type { DownloadState } from "./use-download.ts";

type ResourceDownloadProps = { href: string; state: DownloadState };

/** The content of the pop-up: what becomes of the download, and a link in case nothing does. */
export function ResourceDownload({ href, state }: ResourceDownloadProps) {
  const { downloading, noScript, says, open } = resourceDownloadText;
  return (
    <div className="waiting">
      {state === "waiting" && <Spinner label={downloading} />}
      <div role="status">
        <h1>{says[state].title}</h1>
        {says[state].text !== null && <p className="muted">{says[state].text}</p>}
        <noscript>
          <p className="muted">{noScript}</p>
        </noscript>
      </div>
      <ButtonAnchor kind="quiet" icon="download-simple" href={href}>
        {open}
      </ButtonAnchor>
    </div>
  );
}
