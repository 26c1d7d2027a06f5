import { resourceDownloadText } from "#app/text/account/id-card.ts";
import { ButtonAnchor } from "#app/components/ui/actions/Button.tsx";
import { Spinner } from "#app/components/ui/icons/Spinner.tsx";
import { useEffect, useState } from "react";
import { showInOpener } from "#app/frame/errors/pop-up.ts";

export function ResourceDownload({ href, state }: { href: string; state: DownloadState }) {
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

/** The state of a download: running, saved, or connection failed. */
type DownloadState = "waiting" | "done" | "failed";

type FileToSave = { readonly href: string; readonly filename: string };

/** Long enough for a browser to begin saving. */
const KEEP_MS = 60_000;

/**
 * Downloads by script, which learns how it ended: an answer that is no file is an error page, which the page
 * that opened this pop-up shows (§4, T-04).
 */
export function useDownload({ href, filename }: FileToSave): DownloadState {
  const [state, setState] = useState<DownloadState>("waiting");
  useEffect(() => {
    const leaving = new AbortController();
    const download = async () => {
      const response = await fetch(href, { signal: leaving.signal });
      const isFile = response.ok && response.headers.has("content-disposition");
      if (!isFile) return showInOpener(new URL(response.url).pathname);
      save(await response.blob(), filename);
      setState("done");
    };
    download().catch(() => {
      if (!leaving.signal.aborted) setState("failed");
    });
    return () => leaving.abort();
  }, [href, filename]);
  return state;
}

function save(file: Blob, filename: string) {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href, download: filename }).click();
  setTimeout(() => URL.revokeObjectURL(href), KEEP_MS);
}
