/** The widest phone, in CSS pixels (§2 "Shared layout", §9). */
export const PHONE_MAX_WIDTH = 767;

/** The narrowest tablet, in CSS pixels (§2 "Shared layout", §9). */
export const TABLET_MIN_WIDTH = 768;

/** The narrowest desktop, in CSS pixels (§2 "Shared layout", §9). */
export const DESKTOP_MIN_WIDTH = 1280;

export type Layout = "phone" | "tablet" | "desktop";

/** CSS pixels (§2); between two layouts, as of zoomed pages, the narrower one applies. */
export function layoutFor(width: number): Layout {
  if (width >= DESKTOP_MIN_WIDTH) return "desktop";
  return width >= TABLET_MIN_WIDTH ? "tablet" : "phone";
}
