import { data } from "react-router";
import type { MemberRequest } from "#server/middleware/member.ts";
import type { Asks } from "#app/components/forms/ConfirmFields.tsx";
import { defaultWindow } from "#app/rules/lists/date-window.ts";
import { fullName, isSubscriber } from "#app/rules/member/member.ts";
import { getFamily } from "#app/frame/family.ts";
import { zipPath } from "./download-flow.ts";

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
  const isBusy = isReady && key !== null && url.searchParams.has("busy");
  const view = {
    asks,
    people: members.map(fullName),
    window: defaultWindow(member.today),
    withEobs: isSubscriber(viewer.memberSuffix),
    href: isReady && key !== null ? zipPath(key) : null,
    expired: isReady && key === null,
    busy: isBusy,
  };
  return isBusy ? data(view, { status: 409 }) : data(view);
}
