import { href } from "react-router";
import { memberContext } from "#server/middleware/member.ts";
import { EmptyState } from "#app/components/ui/surfaces/EmptyState.tsx";
import type { IconName } from "#app/components/ui/icons/icons.ts";
import { Notice, NoticeList } from "#app/components/ui/surfaces/NoticeList.tsx";
import { ArrowLink } from "#app/components/ui/actions/ArrowLink.tsx";
import { BenefitsBar, BenefitsMore } from "#app/benefits/benefits-bar.tsx";
import { PageTitle } from "#app/frame/document/page-title.tsx";
import { getFamily } from "#server/gateway/calls/member/family.ts";
import {
  priorAuthorizationKinds,
  type PriorAuthorizationKind,
} from "#app/rules/benefits/benefit-categories.ts";
import { priorAuthorizationText as text } from "#app/text/benefits/plan-documents.ts";
import { CallNotice } from "../CoverageNotices.tsx";
import { loadOwnPlans } from "./load-plan-documents.ts";
import type { Route } from "./+types/prior-authorization.ts";

/**
 * Prior authorization: its meaning, services that often need it, and the contact (S-18). The shape
 * of the gateway's prior-authorizations is unknown, so that no request is listed and the call is
 * not made (S-33).
 */
export const loader = async ({ context }: Route.LoaderArgs) => {
  const member = context.get(memberContext);
  const plans = await loadOwnPlans(member, await getFamily(member));
  return plans && { phone: plans.phone, kinds: priorAuthorizationKinds(plans.rows) };
};

const icons: Readonly<Record<PriorAuthorizationKind, IconName>> = {
  medical: "stethoscope-duotone",
  pharmacy: "pill-duotone",
  dental: "tooth-duotone",
};

export default function PriorAuthorization({ loaderData: shown }: Route.ComponentProps) {
  return (
    <>
      <PageTitle page={text.title} />
      <h1>{text.title}</h1>
      <BenefitsBar />
      {shown === null && (
        <EmptyState
          {...text.never}
          action={{ label: text.ask.service, href: href("/support/customer-service") }}
        />
      )}
      {shown !== null && (
        <div className="form">
          <p className="lead">{text.lead}</p>
          <Explained {...shown} />
          <BenefitsMore />
        </div>
      )}
    </>
  );
}

type ExplainedProps = { phone: string | null; kinds: readonly PriorAuthorizationKind[] };

function Explained({ phone, kinds }: ExplainedProps) {
  const { who, what, steps, ask, referrals } = text;
  return (
    <NoticeList label={text.title}>
      <Notice tone="brand" icon="clipboard-text-duotone" title={who.title}>
        {who.text}
      </Notice>
      <Notice tone="brand" icon="signpost-duotone" title={steps.title}>
        {steps.text}
      </Notice>
      {kinds.map((kind) => (
        <Notice key={kind} tone="brand" icon={icons[kind]} title={what[kind].title}>
          {what[kind].text}
        </Notice>
      ))}
      <CallNotice phone={phone} words={ask}>
        {ask.text}
      </CallNotice>
      <Notice
        tone="brand"
        icon="users-three-duotone"
        title={referrals.title}
        action={<ArrowLink to={href("/benefits/referrals")}>{referrals.link}</ArrowLink>}
      >
        {referrals.text}
      </Notice>
    </NoticeList>
  );
}
