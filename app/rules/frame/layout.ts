/** The narrowest tablet and desktop, in CSS pixels (§2 "Shared layout", §9), as in the style sheets. */
export const TABLET_MIN_WIDTH = 768;
export const DESKTOP_MIN_WIDTH = 1280;
