/** The widest phone, in CSS pixels (§2 "Shared layout", §9). */
export const PHONE_MAX_WIDTH = 767;

/** The narrowest tablet, in CSS pixels (§2 "Shared layout", §9). */
export const TABLET_MIN_WIDTH = 768;

/** The narrowest desktop, in CSS pixels (§2 "Shared layout", §9). */
export const DESKTOP_MIN_WIDTH = 1280;

export type Layout = "phone" | "tablet" | "desktop";

/**
 * The layout of a viewport, its width in CSS pixels (§2 "Shared layout"). Zoomed pages have
 * fractional widths: below the next layout's minimum the narrower one applies, as in the style
 * sheets.
 */
export function layoutFor(width: number): Layout {
  if (width >= DESKTOP_MIN_WIDTH) return "desktop";
  return width >= TABLET_MIN_WIDTH ? "tablet" : "phone";
}
