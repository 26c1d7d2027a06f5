import { getEob } from "#server/gateway/calls/eobs.ts";
import type { MemberRequest } from "#server/middleware/member.ts";
import { getSubscriberAccount } from "./get-subscriber.ts";

/**
 * One explanation and the family it is about. The account loads first, so that an ended session
 * leads to the log-in page (T-36) and a dependent is refused (T-33) before any other call.
 */
export async function loadEob(member: MemberRequest, documentId: string) {
  const account = await getSubscriberAccount(member);
  return { account, eob: await getEob(member.gateway, documentId) };
}

export type LoadedEob = Awaited<ReturnType<typeof loadEob>>;
