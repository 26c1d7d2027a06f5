import type { BrandKey } from "./brand.ts";

export type Rgb = readonly [number, number, number];

const cut = (value: number) => Math.min(1, Math.max(0, value));

/** OKLCH to linear sRGB, clipped to the gamut. */
export function linearOf(lightness: number, chroma: number, hue: number): Rgb {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    cut(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    cut(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    cut(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

/** A part of linear sRGB as files and style sheets have it, 0 to 1. */
const encoded = (v: number): number =>
  v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055;
const decoded = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);

/** A colour of this opacity, 0 to 1, over another one. */
export function blend(top: Rgb, opacity: number, ground: Rgb): Rgb {
  const mix = (i: 0 | 1 | 2) =>
    decoded(encoded(top[i]) * opacity + encoded(ground[i]) * (1 - opacity));
  return [mix(0), mix(1), mix(2)];
}

/** Contrast of two colours, 1 to 21, as WCAG 2.2 defines it. */
export function contrastOf(one: Rgb, other: Rgb): number {
  const luminance = ([r, g, b]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b;
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

/** A colour as style sheets and browsers' settings write it. */
export const hexOf = (color: Rgb): string =>
  `#${color
    .map((part) =>
      Math.round(encoded(part) * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

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

/** Each brand's colors, as in styles/brands.css. A test compares both. */
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
