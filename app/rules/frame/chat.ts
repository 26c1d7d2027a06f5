/** What is known of a member's chat (§3 "Chat config"); null where nobody said anything. */
export type ChatConfig = {
  readonly host: string | null;
  readonly bus: string | null;
  readonly poc: string | null;
  readonly displayChat: boolean | null;
  readonly mappedGroupId: string | null;
};

/** A chat that may be shown, as its script is to be told. */
export type Chat = {
  /** Always the vendor's own, as configured. */
  readonly host: string;
  readonly siteId: number;
  readonly bus: string | null;
  readonly poc: string | null;
  readonly mappedGroupId: string | null;
};

type ChatSources = {
  /** What the configured chat URL answered; null when it failed. */
  readonly fromUrl: ChatConfig | null;
  readonly fromAccount: ChatConfig | null;
  /** The one vendor whose script may run here. */
  readonly vendorHost: string;
  readonly siteId: number;
};

/**
 * The chat to show, or null (§6 "Chat shown only when", T-55): the chat URL's word counts, and the
 * account fills its gaps; shown only with a host, with displayChat set, and when the host is the
 * vendor's. Hosts are compared without regard to case; anything more than a name is another host. A
 * chat URL that failed is not a gap: whether chat is on is its to say, so there is none.
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
