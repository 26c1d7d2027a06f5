import { href } from "react-router";
import { commonText } from "#app/text/common/common.ts";
import type { ToldNotice } from "./view-notices.ts";
import { homeText } from "#app/text/frame/home.ts";
import { claimWordsText } from "#app/text/claims/claim-words.ts";
import { WithContext } from "#app/components/ui/text/VisuallyHidden.tsx";
import { Icon } from "#app/components/ui/icons/Icon.tsx";
import { Notice, NoticeList } from "#app/components/ui/surfaces/NoticeList.tsx";
import { ArrowLink } from "#app/components/ui/actions/ArrowLink.tsx";
import { NewTabForm } from "#app/components/ui/surfaces/TileList.tsx";

type HomeNoticesProps = {
  /** In words (`viewNotices`). */
  notices: readonly ToldNotice[];
  ebill: boolean;
};

/** The top banners of the home dashboard, as one list; nothing if there are none. */
export function HomeNotices({ notices, ebill }: HomeNoticesProps) {
  const text = homeText.notices;
  if (notices.length === 0 && !ebill) return null;
  return (
    <NoticeList label={text.heading}>
      {notices.map(({ title, text: words, to, isPressing }) => (
        <Notice
          key={title}
          tone={isPressing ? "warn" : "info"}
          icon={isPressing ? "calendar-check" : "info"}
          title={title}
          action={to && <ArrowLink to={to.href}>{to.label}</ArrowLink>}
        >
          {words}
        </Notice>
      ))}
      {ebill && (
        <Notice
          tone="brand"
          icon="envelope-simple"
          title={text.ebill.title}
          action={
            <div className="links">
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

/** A post, because it may register the member with eBill first; it opens a new tab. */
function EbillForm() {
  return (
    <NewTabForm target={{ kind: "ebill" }} className="link" label={homeText.notices.ebill.action}>
      <WithContext context={commonText.newTab}>{homeText.notices.ebill.action}</WithContext>
      <Icon name="arrow-square-out" />
    </NewTabForm>
  );
}
