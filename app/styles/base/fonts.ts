import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import hankenGrotesk from "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url";
import sourceSans from "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url";
import publicSans from "@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?url";
import atkinson from "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url";
import type { BrandKey } from "#app/brand/brand.ts";

/** The font file that each brand's pages preload, as in fonts.css. */
export const fontUrls: Readonly<Record<BrandKey, string>> = {
  carrier: figtree,
  summit: hankenGrotesk,
  providence: sourceSans,
  partner: publicSans,
  medicare: atkinson,
};
