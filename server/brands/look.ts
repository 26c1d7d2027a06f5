import { createHash } from "node:crypto";
import { z } from "zod";
import type { BrandKey } from "#app/brand/brand.ts";
import {
  colorDeclarations,
  leastContrast,
  PRODUCT_COLORS,
  themeColors,
  MIN_TEXT_CONTRAST,
  type BrandColors,
} from "#app/brand/colors.ts";

/** The strongest chroma that most screens can show and that a test has tried. */
export const MOST_CHROMA = 0.2;

const hue = z.number().min(0).max(360);

/** A brand's own colors, which replace the product's. */
export const colors = z
  .strictObject({
    hue: hue.describe("Degrees of the hue in OKLCH."),
    chroma: z
      .number()
      .min(0)
      .max(MOST_CHROMA)
      .describe("How strong it is, in OKLCH; 0.07 to 0.11 in the product's own colours."),
    neutralHue: hue
      .optional()
      .describe("The hue of greys; that of the brand where it is left out."),
  })
  .transform((given): BrandColors => ({ ...given, neutralHue: given.neutralHue ?? given.hue }))
  .superRefine((given, context) => {
    const { place, contrast } = leastContrast(given);
    if (contrast >= MIN_TEXT_CONTRAST) return;
    const message = `words on ${place} would have a contrast of ${contrast.toFixed(2)}, and need ${MIN_TEXT_CONTRAST}`;
    context.addIssue({ code: "custom", path: ["chroma"], message });
  })
  .nullable()
  .default(null)
  .describe(
    "What all colours of the brand are made of, light and dark; their lightness is fixed, so that what must be read stands out.",
  );

/** How a brand looks, with a style sheet where its colors differ from the product's. */
export type Look = {
  readonly colors: BrandColors;
  /** The colors that browsers paint around a page, as sRGB. */
  readonly theme: ReturnType<typeof themeColors>;
  /** Null for a brand in the product's own colors. The address contains a hash of the content. */
  readonly sheet: { readonly href: string; readonly css: string } | null;
};

/** The look of a brand with these colors in the file. */
export function lookOf(key: BrandKey, given: BrandColors | null): Look {
  const own = given ?? PRODUCT_COLORS[key];
  const look = { colors: own, theme: themeColors(own) };
  if (given === null) return { ...look, sheet: null };
  // Outside all layers, so that it overrides the product's colors in any order.
  const css = `[data-brand="${key}"]{${colorDeclarations(given)}}\n`;
  const version = createHash("sha256").update(css).digest("hex").slice(0, 12);
  return { ...look, sheet: { href: `/brand.css?v=${version}`, css } };
}
