import { data } from "react-router";
import type { MemberRequest } from "#server/middleware/member.ts";
import type { Asks } from "#app/components/forms/ConfirmFields.tsx";
import { defaultWindow } from "#app/rules/lists/date-window.ts";
import { fullName, isSubscriber } from "#app/rules/member/member.ts";
import { getFamily } from "#app/frame/family.ts";
import { zipPath } from "./download-flow.ts";

/** How often who waits asks for the file again, seconds. */
const AGAIN_S = 4;

/**
 * What the page says before and after the password. `key` is of the link, null for none; `expired`
 * where a link was asked for that is none any more.
 */
export async function loadDownload(
  member: MemberRequest,
  url: URL,
  { key, asks }: { readonly key: string | null; readonly asks: Asks | null },
) {
  const { viewer, members } = await getFamily(member);
  const isReady = url.searchParams.has("ready");
  const href = isReady && key !== null ? zipPath(key) : null;
  const isBusy = href !== null && url.searchParams.has("busy");
  const isWaiting = href !== null && !isBusy && url.searchParams.has("waiting");
  const view = {
    asks,
    people: members.map(fullName),
    window: defaultWindow(member.today),
    withEobs: isSubscriber(viewer.memberSuffix),
    href,
    expired: isReady && key === null,
    busy: isBusy,
    waiting: isWaiting,
  };
  if (isBusy) return data(view, { status: 409 });
  // It leads to the file, which leaves the page where it is, or here again.
  return isWaiting
    ? data(view, { status: 202, headers: { Refresh: `${AGAIN_S};url=${href}` } })
    : data(view);
}
