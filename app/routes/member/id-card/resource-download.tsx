import { memberContext } from "#server/middleware/member.ts";
import { ResourceDownload } from "./ResourceDownload.tsx";
import { resourceDownloadText } from "#app/text/resource-download.ts";
import { errorEntry } from "#app/rules/frame/error-catalogue.ts";
import { ErrorScreen, numberOf } from "#app/frame/error-screen.tsx";
import { useErrorInOpener } from "#app/frame/pop-up.ts";
import { PlainFrame } from "#app/frame/plain-frame.tsx";
import { findThrownEntry } from "#app/frame/thrown-entry.ts";
import { askedIn, getAskedCard } from "./own-card.ts";
import { PageTitle } from "#app/frame/page-title.tsx";
import type { Route } from "./+types/resource-download.ts";

const DOCUMENT = "/resource-download/id-card.pdf";

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  await getAskedCard(context.get(memberContext), url.searchParams);
  return { href: DOCUMENT + askedIn(url.searchParams) };
};

/** The pop-up window of the ID card (§2): a refresh downloads the PDF, also without script. */
export default function ResourceDownloadRoute({ loaderData: { href } }: Route.ComponentProps) {
  return (
    <PlainFrame>
      <PageTitle page={resourceDownloadText.title} />
      <meta httpEquiv="refresh" content={`0;url=${href}`} />
      <ResourceDownload href={href} />
    </PlainFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  useErrorInOpener(`/error/${numberOf(findThrownEntry(error) ?? errorEntry(500))}`);
  return (
    <PlainFrame>
      <ErrorScreen error={error} />
    </PlainFrame>
  );
}
