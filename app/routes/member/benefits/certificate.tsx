import { Link } from "react-router";
import { getAccount } from "#server/gateway/calls/account.ts";
import { listMemberEligibility } from "#server/gateway/calls/eligibility.ts";
import { findOutlineOfCoverage } from "#server/gateway/calls/handbook.ts";
import type { Gateway } from "#server/gateway/transport/gateway.ts";
import { memberContext } from "#server/middleware/member.ts";
import { Breadcrumb } from "#app/components/ui/Breadcrumb.tsx";
import { EmptyState } from "#app/components/ui/EmptyState.tsx";
import { Icon } from "#app/components/ui/Icon.tsx";
import { Notice, NoticeList } from "#app/components/ui/NoticeList.tsx";
import { OnwardLink } from "#app/components/ui/OnwardLink.tsx";
import { PhoneLink } from "#app/components/ui/PhoneLink.tsx";
import { VisuallyHidden } from "#app/components/ui/VisuallyHidden.tsx";
import { findWebUrl } from "#app/rules/frame/web-url.ts";
import { hasNoEligibility } from "#app/rules/member/eligibility.ts";
import { certificateText as text } from "#app/text/certificate-of-coverage.ts";
import { commonText } from "#app/text/common.ts";
import { isBearable } from "#app/lists/ask-each.ts";
import { contactLinesOf, findPlanPhone } from "#app/frame/load-contact.ts";
import { loadTogether } from "#app/frame/load-together.ts";
import { PageTitle } from "#app/frame/page-title.tsx";
import { getViewer } from "#app/frame/viewer.ts";
import type { Route } from "./+types/certificate.ts";

/**
 * What a Certificate of Coverage is and who has it. The gateway has no call for the document (§7), so
 * the page offers none: the plan's phone, and the Outline of Coverage where the member has one.
 */
export const loader = async ({ context }: Route.LoaderArgs) => {
  const { brand, gateway, session } = context.get(memberContext);
  const { account, outline } = await loadTogether({
    account: getAccount(gateway),
    outline: loadOutline(gateway),
  });
  const viewer = await getViewer(account, { gateway, session });
  const rows = await listMemberEligibility(gateway, viewer.memberKey);
  if (hasNoEligibility(rows)) return null;
  return { phone: findPlanPhone(brand, contactLinesOf(account, rows)), outline };
};

/** Its address; null where there is none, "unread" where that cannot be told. */
async function loadOutline(gateway: Gateway): Promise<{ url: string } | "unread" | null> {
  try {
    const url = findWebUrl(await findOutlineOfCoverage(gateway));
    return url === undefined ? null : { url };
  } catch (failure) {
    if (isBearable(failure)) return "unread";
    throw failure;
  }
}

export default function Certificate({ loaderData: shown }: Route.ComponentProps) {
  return (
    <>
      <PageTitle page={text.title} />
      <Breadcrumb above={[{ label: text.benefits, href: "/benefits" }]} current={text.title} />
      <div className="form">
        <h1>{text.title}</h1>
        {shown === null && <EmptyState title={text.never.title} text={text.never.text} />}
      </div>
      {shown !== null && (
        <>
          <p className="lead">{text.lead}</p>
          <NoticeList label={text.title}>
            <Ask phone={shown.phone} />
            <Outline outline={shown.outline} />
            <Notice
              tone="brand"
              icon="shield-check-duotone"
              title={text.benefitsHere.title}
              action={<OnwardLink to="/benefits">{text.benefitsHere.link}</OnwardLink>}
            >
              {text.benefitsHere.text}
            </Notice>
          </NoticeList>
        </>
      )}
    </>
  );
}

function Ask({ phone }: { phone: string | null }) {
  const service = <OnwardLink to="/support/customer-service">{text.ask.service}</OnwardLink>;
  return (
    <Notice
      tone="brand"
      icon="phone-call-duotone"
      title={text.ask.title}
      action={phone === null ? service : <PhoneLink phone={phone} />}
    >
      {text.ask.text}
    </Notice>
  );
}

function Outline({ outline }: { outline: { url: string } | "unread" | null }) {
  if (outline === null) return null;
  const { title, open, unread, tryAgain } = text.outline;
  if (outline === "unread") {
    const again = (
      <Link className="link" to="/benefits/certificate-of-coverage">
        <Icon name="arrows-clockwise" />
        {tryAgain}
      </Link>
    );
    return (
      <Notice tone="warn" icon="warning-fill" title={title} action={again}>
        {unread}
      </Notice>
    );
  }
  return (
    <Notice
      tone="brand"
      icon="book-open-duotone"
      title={title}
      action={
        <a className="link" href={outline.url} target="_blank" rel="noopener">
          <span>
            {open}
            <VisuallyHidden>{commonText.newTab}</VisuallyHidden>
          </span>
          <Icon name="arrow-square-out" />
        </a>
      }
    >
      {text.outline.text}
    </Notice>
  );
}
