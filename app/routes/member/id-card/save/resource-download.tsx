import { href } from "react-router";
import { memberContext } from "#server/middleware/member.ts";
import { ResourceDownload, useDownload } from "./ResourceDownload.tsx";
import { resourceDownloadText, idCardText } from "#app/text/account/id-card.ts";
import { errorEntry } from "#app/rules/frame/error-catalogue.ts";
import { ErrorScreen, statusNumberOf } from "#app/frame/errors/error-screen.tsx";
import { useErrorInOpener } from "#app/frame/errors/pop-up.ts";
import { PlainFrame } from "#app/frame/document/plain-frame.tsx";
import { findThrownEntry } from "#app/frame/errors/thrown-entry.ts";
import { idCardFilename } from "#app/rules/member/id-card.ts";
import { askedIn, getAskedCard } from "../card/load-cards.ts";
import { PageTitle } from "#app/frame/document/page-title.tsx";
import type { Route } from "./+types/resource-download.ts";

const DOCUMENT = href("/resource-download/id-card.pdf");

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const card = await getAskedCard(context.get(memberContext), url.searchParams);
  return {
    href: DOCUMENT + askedIn(url.searchParams),
    filename: idCardFilename(card, idCardText.file, "pdf"),
  };
};

/** The pop-up window of the ID card (§2): script downloads the PDF, without it a refresh does. */
export default function ResourceDownloadRoute({ loaderData }: Route.ComponentProps) {
  const { href } = loaderData;
  const state = useDownload(loaderData);
  return (
    <PlainFrame>
      <PageTitle page={resourceDownloadText.title} />
      <noscript>
        <meta httpEquiv="refresh" content={`0;url=${href}`} />
      </noscript>
      <ResourceDownload href={href} state={state} />
    </PlainFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  useErrorInOpener(
    href("/error/:status", {
      status: String(statusNumberOf(findThrownEntry(error) ?? errorEntry(500))),
    }),
  );
  return (
    <PlainFrame>
      <ErrorScreen error={error} />
    </PlainFrame>
  );
}
