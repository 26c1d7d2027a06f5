import { data } from "react-router";
import { z } from "zod";
import { memberContext } from "#server/middleware/member.ts";
import { Breadcrumb } from "#app/components/ui/actions/Breadcrumb.tsx";
import { BELOW_ACCOUNT } from "#app/frame/document/page-head.tsx";
import { findIdentityCheck } from "#app/forms/submit/confirm-password.ts";
import { submitGuarded } from "#app/forms/submit/submit-guarded.ts";
import { getFamily } from "#server/gateway/calls/member/family.ts";
import { defaultWindow } from "#app/rules/lists/date-window.ts";
import { fullName, isSubscriber } from "#app/rules/member/member.ts";
import { myDataText as text } from "#app/text/account/my-data.ts";
import { ConfirmForm, ReadyDownload } from "./DownloadSteps.tsx";
import { findLinkKey, goToLink, zipPath } from "./download-flow.ts";
import { refuseStaff } from "#app/sign-in/on-behalf.ts";
import type { Route } from "./+types/download.ts";

/** How often the page of a waiting member asks for the file again, seconds. */
const AGAIN_S = 4;

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const member = context.get(memberContext);
  refuseStaff(member.session);
  const key = await findLinkKey(context, member.session);
  const identityCheck = await findIdentityCheck(context);
  const { viewer, members } = await getFamily(member);
  const isReady = url.searchParams.has("ready");
  const href = isReady && key !== null ? zipPath(key) : null;
  const isBusy = href !== null && url.searchParams.has("busy");
  const isWaiting = href !== null && !isBusy && url.searchParams.has("waiting");
  const view = {
    identityCheck,
    people: members.map(fullName),
    window: defaultWindow(member.today),
    withEobs: isSubscriber(viewer.memberSuffix),
    href,
    // The requested link has expired.
    expired: isReady && key === null,
    busy: isBusy,
    waiting: isWaiting,
  };
  if (isBusy) return data(view, { status: 409 });
  // The refresh opens the file, which keeps this page in place, or leads back here.
  return isWaiting
    ? data(view, { status: 202, headers: { Refresh: `${AGAIN_S};url=${href}` } })
    : data(view);
};

/** The form's only input is the password, and the action makes no further call. */
export const action = ({ request, context }: Route.ActionArgs) => {
  const { session } = context.get(memberContext);
  refuseStaff(session);
  return submitGuarded(request, context, {
    schema: z.object({}),
    confirms: true,
    work: () => Promise.resolve({ kind: "ok", value: null } as const),
    trouble: () => [],
    answer: () => goToLink(context, session),
  });
};

/** "Download my data": what is in the file, the password, then the link. */
export default function Download({ loaderData, actionData }: Route.ComponentProps) {
  const { href, busy, waiting } = loaderData;
  return (
    <>
      <Breadcrumb above={BELOW_ACCOUNT} current={text.title} />
      {href !== null ? (
        <ReadyDownload file={href} busy={busy} waiting={waiting} />
      ) : (
        <ConfirmForm view={loaderData} answer={actionData} />
      )}
    </>
  );
}

export { retryHeaders as headers } from "#app/forms/submit/refuse.ts";
