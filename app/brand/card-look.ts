import type { BrandKey } from "./brand.ts";

/**
 * The numbers of the brands (styles/brands.css) for a saved ID card, which has no style sheet of the
 * product beside it. A test holds the two together.
 */
export const CARD_LOOK: Readonly<Record<BrandKey, { hue: number; chroma: number }>> = {
  carrier: { hue: 198, chroma: 0.072 },
  summit: { hue: 268, chroma: 0.105 },
  providence: { hue: 150, chroma: 0.085 },
  partner: { hue: 350, chroma: 0.095 },
  medicare: { hue: 250, chroma: 0.095 },
};

/** A saved card fetches nothing and runs nothing, whatever might have got into the file. */
export const CARD_FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";
