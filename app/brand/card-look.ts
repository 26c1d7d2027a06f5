import type { BrandKey } from "./brand.ts";

/** The hues of styles/base/brands.css for saved ID cards, which have no other style sheet. */
export const CARD_LOOK: Readonly<Record<BrandKey, { hue: number; chroma: number }>> = {
  carrier: { hue: 198, chroma: 0.072 },
  summit: { hue: 268, chroma: 0.105 },
  providence: { hue: 150, chroma: 0.085 },
  partner: { hue: 350, chroma: 0.095 },
  medicare: { hue: 250, chroma: 0.095 },
};

/** Content security policy of a saved card, which loads and runs nothing. */
export const CARD_FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";
