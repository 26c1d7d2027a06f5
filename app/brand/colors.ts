import type { BrandKey } from "./brand.ts";
import { blend, contrastOf, hexOf, linearOf } from "./oklch.ts";

/**
 * The inputs of a brand's colours: OKLCH hue in degrees and chroma. The lightness of each colour is
 * in styles/tokens.css for all brands.
 */
export type BrandColors = {
  readonly hue: number;
  readonly chroma: number;
  /** The hue of greys. */
  readonly neutralHue: number;
};

/** Those of styles/brands.css. A test compares them. */
export const PRODUCT_COLORS: Readonly<Record<BrandKey, BrandColors>> = {
  carrier: { hue: 198, chroma: 0.072, neutralHue: 198 },
  summit: { hue: 268, chroma: 0.105, neutralHue: 268 },
  providence: { hue: 150, chroma: 0.085, neutralHue: 150 },
  partner: { hue: 350, chroma: 0.095, neutralHue: 340 },
  medicare: { hue: 250, chroma: 0.095, neutralHue: 250 },
};

/** The properties from which styles/tokens.css computes every colour of a brand. */
export const colorDeclarations = ({ hue, chroma, neutralHue }: BrandColors): string =>
  `--h:${hue};--c:${chroma};--nh:${neutralHue}`;

/** The contrast that WCAG 2.2 AA requires of text. */
export const MIN_TEXT_CONTRAST = 4.5;

/** Colours of styles/tokens.css as lightness and share of the brand's chroma, and shares of line art. */
const BRAND_LIGHT = [0.94, 0.26] as const;
const HEAD_ART = [0.58, 1] as const;
const HEAD_ART_SHARE = 0.22;
const CARD_FACE = [0.415, 1] as const;
const CARD_ART = [0.81, 0.85] as const;
const CARD_ART_SHARE = 0.2;
const QUIET_TEXT = { lightness: 0.465, chroma: 0.02 };

/**
 * The pair of text and background with the lowest contrast in such colours: on the line art behind
 * a page's head, in light, or of an ID card. A test shows that all other pairs have more.
 */
export function leastContrast({ hue, chroma, neutralHue }: BrandColors) {
  const brandColor = ([lightness, share]: readonly [number, number]) =>
    linearOf(lightness, share * chroma, hue);
  const light = brandColor(BRAND_LIGHT);
  const quiet = linearOf(QUIET_TEXT.lightness, QUIET_TEXT.chroma, neutralHue);
  const head = contrastOf(quiet, blend(brandColor(HEAD_ART), HEAD_ART_SHARE, light));
  const card = contrastOf(
    light,
    blend(brandColor(CARD_ART), CARD_ART_SHARE, brandColor(CARD_FACE)),
  );
  return head < card
    ? { place: "the head of a page", contrast: head }
    : { place: "an ID card", contrast: card };
}

/** `primary` in light, `hero` in dark (styles/tokens.css), as sRGB. A test compares them. */
export const themeColors = ({ hue, chroma }: BrandColors) => ({
  light: hexOf(linearOf(0.415, chroma, hue)),
  dark: hexOf(linearOf(0.235, 0.42 * chroma, hue)),
});
