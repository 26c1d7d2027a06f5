import type { Account } from "#server/gateway/calls/account.ts";
import { findChatConfig } from "#server/gateway/calls/chat.ts";
import type { MemberRequest } from "#server/middleware/member.ts";
import { getRuntime } from "#server/runtime.ts";
import { findChat } from "#app/rules/frame/chat.ts";

/**
 * The chat of this member's pages, or null (§4 "Authorization change", §6). None while staff act
 * for the member: they would write in the member's name.
 */
export async function loadChat(
  { gateway, session }: Pick<MemberRequest, "gateway" | "session">,
  { chatConfig }: Pick<Account, "chatConfig">,
) {
  const { CHAT_URL, CHAT_VENDOR_HOST, CHAT_SITE_ID, CHAT_SCRIPT_PATH } = getRuntime().settings;
  if (CHAT_URL === null || CHAT_VENDOR_HOST === null || CHAT_SITE_ID === null) return null;
  if (session.staff !== null) return null;
  const chat = findChat({
    fromUrl: await findChatConfig(gateway),
    fromAccount: chatConfig,
    vendorHost: CHAT_VENDOR_HOST,
    siteId: CHAT_SITE_ID,
  });
  if (chat === null) return null;
  const { host, ...facts } = chat;
  return { ...facts, src: `https://${host}${CHAT_SCRIPT_PATH}` };
}
