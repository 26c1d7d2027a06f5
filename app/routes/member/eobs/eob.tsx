import "../../../styles/records.css";
import { memberContext } from "../../../../server/middleware/member.ts";
import { getRuntime } from "../../../../server/runtime.ts";
import { Breadcrumb } from "../../../components/Breadcrumb.tsx";
import { EobSheet } from "../../../components/EobSheet.tsx";
import { eobsText } from "../../../text/eobs.ts";
import { PageTitle } from "../../page-title.tsx";
import { loadEob } from "./load-eob.ts";
import { eobFilterFacts } from "./load-eobs.ts";
import { viewEob } from "./view-eob.ts";
import { listAddress } from "./view-eobs.ts";
import type { Route } from "./+types/eob.ts";

export const loader = async ({ context, params, url }: Route.LoaderArgs) => {
  const member = context.get(memberContext);
  const loaded = await loadEob(member, params.documentId);
  return viewEob(loaded, {
    documentId: params.documentId,
    listHref: listAddress(url.searchParams, eobFilterFacts(loaded.account, member.today)),
    sizes: getRuntime().documentSizes,
  });
};

/** One explanation of benefits as a page: the PDF beside it is for those who want the document. */
export default function Eob({ loaderData }: Route.ComponentProps) {
  const { listHref, ...sheet } = loaderData;
  const { title } = eobsText.detail;
  return (
    <>
      <PageTitle page={title} />
      <Breadcrumb above={[{ label: eobsText.heading, href: listHref }]} current={title} />
      <h1>{title}</h1>
      <EobSheet {...sheet} />
    </>
  );
}
