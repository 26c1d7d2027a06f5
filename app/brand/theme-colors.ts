import type { BrandKey } from "./brand.ts";

type SchemeColors = { readonly light: string; readonly dark: string };

/** `primary` in light, `hero` in dark (styles/base/tokens.css), as sRGB. A test compares them. */
export const THEME_COLORS: Readonly<Record<BrandKey, SchemeColors>> = {
  carrier: { light: "#00575a", dark: "#0a2223" },
  summit: { light: "#334784", dark: "#151d33" },
  providence: { light: "#245832", dark: "#112315" },
  partner: { light: "#713353", dark: "#2c1621" },
  medicare: { light: "#1c4e7d", dark: "#0e1f30" },
};
