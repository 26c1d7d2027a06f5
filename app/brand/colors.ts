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
export const WORDS_CONTRAST = 4.5;

/**
 * The place where words stand out least in such colours, and their contrast: on the line art behind
 * a page's head, in light, or of an ID card. A test shows that all other pairs do where these do.
 */
export function leastContrast({ hue, chroma, neutralHue }: BrandColors) {
  const step = (lightness: number, share: number) => linearOf(lightness, share * chroma, hue);
  const quiet = linearOf(0.465, 0.02, neutralHue);
  const head = contrastOf(quiet, blend(step(0.58, 1), 0.22, step(0.94, 0.26)));
  const card = contrastOf(step(0.94, 0.26), blend(step(0.81, 0.85), 0.2, step(0.415, 1)));
  return head < card
    ? { place: "the head of a page", contrast: head }
    : { place: "an ID card", contrast: card };
}

/** `primary` in light, `hero` in dark (styles/tokens.css), as sRGB. A test compares them. */
export const themeColors = ({ hue, chroma }: BrandColors) => ({
  light: hexOf(linearOf(0.415, chroma, hue)),
  dark: hexOf(linearOf(0.235, 0.42 * chroma, hue)),
});
