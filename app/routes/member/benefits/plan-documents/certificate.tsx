import { href } from "react-router";
import { memberContext } from "#server/middleware/member.ts";
import { TextParts, plainText } from "#app/components/ui/text/CarrierText.tsx";
import { DocumentLink } from "#app/components/ui/actions/DocumentLink.tsx";
import { EmptyState } from "#app/components/ui/surfaces/EmptyState.tsx";
import { Notice, NoticeList } from "#app/components/ui/surfaces/NoticeList.tsx";
import { ArrowLink } from "#app/components/ui/actions/ArrowLink.tsx";
import { certificateText as text } from "#app/text/benefits/plan-documents.ts";
import { orUnavailable, awaitAll } from "#app/frame/loading/load.ts";
import { ownHosts } from "#app/frame/addresses/own-hosts.ts";
import { BenefitsBar, BenefitsMore } from "#app/benefits/benefits-bar.tsx";
import { PageTitle } from "#app/frame/document/page-title.tsx";
import { getFamily } from "#server/gateway/calls/member/family.ts";
import {
  loadOutline,
  loadOwnPlans,
  loadPlanDocuments,
  type PlanDocumentView,
} from "./load-plan-documents.ts";
import { CallNotice, OutlineNotice, UnavailableNotice } from "../CoverageNotices.tsx";
import type { Route } from "./+types/certificate.ts";

/**
 * What a Certificate of Coverage is, and the member's own where the content system has it (S-17), else
 * the plan's phone to ask for it; and the Outline of Coverage.
 */
export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const member = context.get(memberContext);
  const { gateway } = member;
  const hosts = ownHosts(url);
  const { family, outline, certificates } = await awaitAll({
    family: getFamily(member),
    outline: orUnavailable(gateway.ask((optional) => loadOutline(optional, hosts))),
    certificates: orUnavailable(
      gateway.ask((optional) => loadPlanDocuments(optional, "certificates", hosts)),
    ),
  });
  const plans = await loadOwnPlans(member, family);
  return plans && { phone: plans.phone, outline, certificates };
};

export default function Certificate({ loaderData: shown }: Route.ComponentProps) {
  return (
    <>
      <PageTitle page={text.title} />
      <h1>{text.title}</h1>
      <BenefitsBar />
      {shown === null && <EmptyState title={text.never.title} text={text.never.text} />}
      {shown !== null && (
        <>
          <p className="lead">{text.lead}</p>
          <NoticeList label={text.title}>
            <Certificates certificates={shown.certificates} />
            {!hasLink(shown.certificates) && (
              <CallNotice phone={shown.phone} words={text.ask}>
                {shown.certificates === "unavailable" ? text.ask.instead : text.ask.text}
              </CallNotice>
            )}
            <OutlineNotice outline={shown.outline} words={text.outline} />
            <Notice
              tone="brand"
              icon="shield-check-duotone"
              title={text.benefitsHere.title}
              action={<ArrowLink to={href("/benefits")}>{text.benefitsHere.link}</ArrowLink>}
            >
              {text.benefitsHere.text}
            </Notice>
          </NoticeList>
          <BenefitsMore />
        </>
      )}
    </>
  );
}

type Certificates = PlanDocumentView[] | "unavailable";

/** Whether a certificate can be opened here, so that no request for one is needed. */
const hasLink = (certificates: Certificates): boolean =>
  certificates !== "unavailable" && certificates.some(({ target }) => target.kind !== "ask");

function Certificates({ certificates }: { certificates: Certificates }) {
  const { yours, unread } = text;
  if (certificates === "unavailable")
    return <UnavailableNotice title={yours.title}>{unread}</UnavailableNotice>;
  if (!hasLink(certificates)) return null;
  return certificates.map(({ title, target }) => (
    <Notice
      key={`${plainText(...title)} ${target.kind === "ask" ? "" : target.href}`}
      tone="brand"
      icon="file-text-duotone"
      title={<TextParts of={title} />}
      action={
        <DocumentLink
          target={target}
          title={target.kind === "ask" ? text.ask.service : yours.open}
          context={<TextParts of={yours.of(title)} />}
        />
      }
    >
      {yours.text}
    </Notice>
  ));
}
