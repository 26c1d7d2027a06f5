import { href } from "react-router";
import type { ProductCategory } from "./eligibility.ts";

/**
 * The ID card action of the member tile (§2): a download when exactly one card is eligible, else a
 * link to all options; nothing for a termed member, whose cards are no longer valid.
 */
export function idCardAction(member: {
  termed: boolean;
  eligibleCards: number;
}): "download" | "more-options" | "none" {
  if (member.termed) return "none";
  return member.eligibleCards === 1 ? "download" : "more-options";
}

/** A card by its member (0 is the subscriber) and category. */
export type CardName = { readonly suffix: number; readonly category: ProductCategory };

const CATEGORIES: readonly ProductCategory[] = ["M", "D", "V", "X"];

/**
 * The card named by two parts of a URL; undefined unless they are a suffix and a category in the
 * form we write: not "00", "m" or " 1".
 */
export function findCardName(
  suffix: string | undefined,
  category: string | undefined,
): CardName | undefined {
  const kind = CATEGORIES.find((each) => each === category);
  if (kind === undefined || !/^(?:0|[1-9]\d{0,3})$/.test(suffix ?? "")) return undefined;
  return { suffix: Number(suffix), category: kind };
}

/** A saved card's file name: the suffix as printed on cards, the category, and no personal name. */
export const idCardFilename = (
  { suffix, category }: CardName,
  name: string,
  kind: "html" | "pdf",
): string => `${name}-${String(suffix).padStart(2, "0")}-${category.toLowerCase()}.${kind}`;

/** A card's PDF (T-04). */
export const idCardPdfPath = ({ suffix, category }: CardName): string =>
  `${href("/resource-download/id-card.pdf")}?suffix=${suffix}&category=${category}`;

type CardRow = CardName & { readonly memberKey: string; readonly eligible: boolean };
type MemberRow = { readonly memberKey: string; readonly memberSuffix: number };

/**
 * The cards to show (S-03): for each of these members the eligible ones, in the order M, D, V, X,
 * each once. Members without any are left out. Both key and suffix of a card must be the member's,
 * because the gateway is asked for it by the suffix.
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
