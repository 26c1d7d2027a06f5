/** A member's chat configuration (§3 "Chat config"); null if it is not given. */
export type ChatConfig = {
  readonly host: string | null;
  /** `bus` and `poc` are the vendor's own routing values, passed on as they come (§3). */
  readonly bus: string | null;
  readonly poc: string | null;
  readonly displayChat: boolean | null;
  readonly mappedGroupId: string | null;
};

export type Chat = {
  /** Always the configured vendor's. */
  readonly host: string;
  readonly siteId: number;
  /** `bus` and `poc` are the vendor's own routing values, passed on as they come (§3). */
  readonly bus: string | null;
  readonly poc: string | null;
  readonly mappedGroupId: string | null;
};

type ChatSources = {
  readonly fromUrl: ChatConfig | null;
  readonly fromAccount: ChatConfig | null;
  /** The only vendor whose script may run. */
  readonly vendorHost: string;
  readonly siteId: number;
};

/**
 * The chat to show, or null (§6 "Chat shown only when", T-55). The chat URL's answer wins, and the
 * account fills its gaps; shown only with displayChat set and the vendor's host. Hosts are compared
 * without letter case. When the chat URL failed there is no chat.
 */
export function findChat({ fromUrl, fromAccount, vendorHost, siteId }: ChatSources): Chat | null {
  if (fromUrl === null) return null;
  const host = fromUrl.host ?? fromAccount?.host ?? "";
  const displayChat = fromUrl.displayChat ?? fromAccount?.displayChat ?? false;
  if (!displayChat || host.trim().toLowerCase() !== vendorHost) return null;
  return {
    host: vendorHost,
    siteId,
    bus: fromUrl.bus ?? fromAccount?.bus ?? null,
    poc: fromUrl.poc ?? fromAccount?.poc ?? null,
    mappedGroupId: fromUrl.mappedGroupId ?? fromAccount?.mappedGroupId ?? null,
  };
}
