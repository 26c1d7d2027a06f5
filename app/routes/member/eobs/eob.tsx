import "#app/styles/screens/eob.css";
import { claimWordsText } from "#app/text/claims/claim-words.ts";
import { href } from "react-router";
import { ArrowLink } from "#app/components/ui/actions/ArrowLink.tsx";
import { memberContext } from "#server/middleware/member.ts";
import { getRuntime } from "#server/runtime.ts";
import { EobSheet } from "./EobSheet.tsx";
import { plainText } from "#app/components/ui/text/CarrierText.tsx";
import { DateText } from "#app/components/ui/text/DateText.tsx";
import { listNames } from "#app/text/common/list.ts";
import { eobsText } from "#app/text/claims/eobs.ts";
import { languageHelpText } from "#app/text/frame/language-help.ts";
import { shortDate, showDate } from "#app/text/common/format.ts";
import { PageHead } from "#app/frame/document/page-head.tsx";
import { loadEobWithClaims } from "./load-eob.ts";
import { viewEob } from "./view-eob.ts";
import { eobListPath } from "./eob-list.ts";
import type { Route } from "./+types/eob.ts";

export const loader = async ({ context, params, url }: Route.LoaderArgs) => {
  const member = context.get(memberContext);
  const loaded = await loadEobWithClaims(member, params.documentId);
  return viewEob(loaded, {
    documentId: params.documentId,
    listHref: eobListPath(url.searchParams, loaded.account, member.today),
    sizes: getRuntime().documentSizes,
  });
};

export default function Eob({ loaderData }: Route.ComponentProps) {
  const { listHref, providers, ...sheet } = loaderData;
  const { title, pageTitle, dateUnknown, notABill } = eobsText.detail;
  const { date, type, members } = sheet;
  return (
    <>
      {/* Several may come on one day: whose care it was, and where, tells them apart. */}
      <PageHead
        title={pageTitle([
          type && plainText(type),
          date && showDate(date),
          ...members,
          ...providers,
        ])}
        above={[{ label: eobsText.heading, href: listHref }]}
        current={date === null ? dateUnknown : shortDate(date)}
        heading={title}
      />
      <p>
        <DateText day={date} none={dateUnknown} />
        {members.length > 0 && ` \u00b7 ${listNames(members)}`}
      </p>
      <p className="muted">{notABill}</p>
      <EobSheet {...sheet}>
        <div className="links">
          <ArrowLink to={href("/claims/check-a-bill")}>{claimWordsText.checkBill}</ArrowLink>
          <ArrowLink to={href("/language-help")}>{languageHelpText.link}</ArrowLink>
        </div>
      </EobSheet>
    </>
  );
}
