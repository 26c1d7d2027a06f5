import { memberContext } from "../../../server/middleware/member.ts";
import { NO_BRAND } from "../../brand/no-brand.ts";
import { PublicFrame } from "../../components/PublicFrame.tsx";
import { ResourceDownload } from "../../components/ResourceDownload.tsx";
import { pageTitle } from "../../text/common.ts";
import { resourceDownloadText } from "../../text/resource-download.ts";
import { errorEntry } from "../../rules/error-catalogue.ts";
import { ErrorScreen, numberOf } from "../error-screen.tsx";
import { useErrorInOpener } from "../pop-up.ts";
import { NO_FOOTER, useRootData } from "../root-data-hook.ts";
import { findThrownEntry } from "../thrown-entry.ts";
import { getOwnCard } from "./own-card.ts";
import type { Route } from "./+types/resource-download.ts";

const DOCUMENT = "/resource-download/id-card.pdf";

export const loader = async ({ context }: Route.LoaderArgs) => {
  await getOwnCard(context.get(memberContext));
  return null;
};

function Frame({ children }: { children: React.ReactNode }) {
  const root = useRootData();
  return (
    <PublicFrame
      brand={root?.brand ?? NO_BRAND}
      flash={null}
      footer={root?.footer ?? NO_FOOTER}
      signedIn
    >
      {children}
    </PublicFrame>
  );
}

/** The pop-up window of the ID card (§2): it fetches the PDF by itself, with or without script. */
export default function ResourceDownloadRoute() {
  const { name } = useRootData()?.brand ?? NO_BRAND;
  return (
    <Frame>
      <title>{pageTitle(resourceDownloadText.title, name)}</title>
      <meta httpEquiv="refresh" content={`0;url=${DOCUMENT}`} />
      <ResourceDownload href={DOCUMENT} />
    </Frame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  useErrorInOpener(`/error/${numberOf(findThrownEntry(error) ?? errorEntry(500))}`);
  return (
    <Frame>
      <ErrorScreen error={error} root={useRootData()} />
    </Frame>
  );
}
