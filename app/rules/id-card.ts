/**
 * What the member tile offers (§2): a direct download when exactly one card is eligible, since only
 * then is it clear which one is meant; otherwise the way to more options; nothing to a termed
 * member, whose cards no longer hold.
 */
export function idCardAction(member: {
  termed: boolean;
  eligibleCards: number;
}): "download" | "more-options" | "none" {
  if (member.termed) return "none";
  return member.eligibleCards === 1 ? "download" : "more-options";
}
