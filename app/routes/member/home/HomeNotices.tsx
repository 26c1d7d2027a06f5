import { href } from "react-router";
import type { PlanManagementBanner } from "#app/rules/account/plan-management.ts";
import { commonText } from "#app/text/common/common.ts";
import { showDate } from "#app/text/common/format.ts";
import { homeText } from "#app/text/frame/home.ts";
import { claimWordsText } from "#app/text/claims/claim-words.ts";
import { WithContext } from "#app/components/ui/text/VisuallyHidden.tsx";
import { Icon } from "#app/components/ui/icons/Icon.tsx";
import { Notice, NoticeList } from "#app/components/ui/surfaces/NoticeList.tsx";
import { ArrowLink } from "#app/components/ui/actions/ArrowLink.tsx";
import { HandOffForm } from "#app/components/ui/surfaces/TileList.tsx";

type HomeNoticesProps = {
  /** What a member can do next whose coverage has ended, or who never had any. */
  uncovered: { title: string; text: string; link: string; to: string } | null;
  /** The first day of coverage that has not begun. */
  coverageBegins: string | null;
  primaryCareUpdate: boolean;
  planManagement: PlanManagementBanner | null;
  /** Only the subscriber may renew, change or cancel the plan. */
  mayManagePlan: boolean;
  ebill: boolean;
};

/** The top banners of the home dashboard, as one list; nothing if there are none. */
export function HomeNotices(props: HomeNoticesProps) {
  const { uncovered, coverageBegins, primaryCareUpdate, planManagement, mayManagePlan, ebill } =
    props;
  const text = homeText.notices;
  if (!(uncovered || coverageBegins || primaryCareUpdate || planManagement || ebill)) return null;
  return (
    <NoticeList label={text.heading}>
      {uncovered && (
        <Notice
          tone="info"
          icon="info"
          title={uncovered.title}
          action={<ArrowLink to={uncovered.to}>{uncovered.link}</ArrowLink>}
        >
          {uncovered.text}
        </Notice>
      )}
      {coverageBegins && (
        <Notice
          tone="info"
          icon="calendar-check"
          title={text.coverageBegins.title(showDate(coverageBegins))}
        >
          {text.coverageBegins.text}
        </Notice>
      )}
      {primaryCareUpdate && (
        <Notice tone="info" icon="info" title={text.primaryCareUpdate.title}>
          {text.primaryCareUpdate.text}
        </Notice>
      )}
      {planManagement && <PlanManagement notice={planManagement} mayManage={mayManagePlan} />}
      {ebill && (
        <Notice
          tone="brand"
          icon="envelope-simple"
          title={text.ebill.title}
          action={
            <div className="row">
              <EbillForm />
              <ArrowLink to={href("/claims/check-a-bill")}>{claimWordsText.checkBill}</ArrowLink>
            </div>
          }
        >
          {text.ebill.text}
        </Notice>
      )}
    </NoticeList>
  );
}

type PlanManagementProps = { notice: PlanManagementBanner; mayManage: boolean };

function PlanManagement({ notice, mayManage }: PlanManagementProps) {
  const { title, text } = planWords(notice, mayManage);
  return (
    <Notice
      tone="warn"
      icon="calendar-check"
      title={title}
      action={
        <ArrowLink to={href("/account/plan-benefits")}>{homeText.notices.planLink}</ArrowLink>
      }
    >
      {text}
    </Notice>
  );
}

function planWords(
  notice: PlanManagementBanner,
  mayManage: boolean,
): { title: string; text: string } {
  const { renew, medicalEnding, medicalAndDentalEnding } = homeText.notices;
  if (notice.kind === "renew") {
    const { openEnrollmentEnd, planYear } = notice;
    return {
      title: renew.title(showDate(openEnrollmentEnd)),
      text: mayManage ? renew.text(planYear) : renew.subscriberOnly,
    };
  }
  const { categories, on } = notice;
  const words = categories.includes("dental") ? medicalAndDentalEnding : medicalEnding;
  return { title: words.title(on && showDate(on)), text: words.text };
}

/** A post, because it may register the member with eBill first; it opens a new tab. */
function EbillForm() {
  return (
    <HandOffForm target={{ kind: "ebill" }} className="link" label={homeText.notices.ebill.action}>
      <WithContext context={commonText.newTab}>{homeText.notices.ebill.action}</WithContext>
      <Icon name="arrow-square-out" />
    </HandOffForm>
  );
}
