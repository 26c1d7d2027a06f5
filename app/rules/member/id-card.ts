import type { ProductCategory } from "./eligibility.ts";

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

/** Which card: whose it is (0 is the subscriber) and of which kind of coverage. */
export type CardName = { readonly suffix: number; readonly category: ProductCategory };

const CATEGORIES: readonly ProductCategory[] = ["M", "D", "V", "X"];

/**
 * The card that two texts of an address name; undefined unless they are a suffix and a category
 * written as we write them: "00", "m" or " 1" name nothing.
 */
export function findCardName(
  suffix: string | undefined,
  category: string | undefined,
): CardName | undefined {
  const kind = CATEGORIES.find((each) => each === category);
  if (kind === undefined || !/^(?:0|[1-9]\d{0,3})$/.test(suffix ?? "")) return undefined;
  return { suffix: Number(suffix), category: kind };
}

/** A saved card's file name: which card of the family it is, the suffix as cards print it, and no name. */
export const idCardFilename = ({ suffix, category }: CardName, kind: "html" | "pdf"): string =>
  `id-card-${String(suffix).padStart(2, "0")}-${category.toLowerCase()}.${kind}`;

type CardRow = CardName & { readonly memberKey: string; readonly eligible: boolean };
type MemberRow = { readonly memberKey: string; readonly memberSuffix: number };

/**
 * The cards to show (S-03): for each of these members the eligible ones, in the order M, D, V, X,
 * each once. Members without any are left out. A card counts as a member's only when both its key
 * and its suffix are theirs, for it is by the suffix that the gateway is asked for it.
 */
export function listShownCards<Card extends CardRow, Member extends MemberRow>(
  cards: readonly Card[],
  members: readonly Member[],
): { member: Member; cards: Card[] }[] {
  return members.flatMap((member) => {
    const own = CATEGORIES.flatMap(
      (category) =>
        cards.find(
          (card) =>
            card.eligible &&
            card.category === category &&
            card.memberKey === member.memberKey &&
            card.suffix === member.memberSuffix,
        ) ?? [],
    );
    return own.length === 0 ? [] : [{ member, cards: own }];
  });
}
