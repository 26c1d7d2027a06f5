import { BRAND_KEYS, type BrandKey } from "#app/brand/brand.ts";

/** A brand as its members see it. */
export type BrandFace = {
  readonly brand: BrandKey;
  readonly name: string;
  /** A subscriber of this brand. */
  readonly persona: string;
  readonly firstName: string;
  readonly font: { readonly family: string; readonly file: RegExp };
  /** Log-out ends on a page of its own, and pages without a member have no menu. */
  readonly partner: boolean;
};

const usual = { partner: false };

const FACES: Readonly<Record<BrandKey, Omit<BrandFace, "brand">>> = {
  carrier: {
    ...usual,
    name: "Main Carrier",
    persona: "sub",
    firstName: "Jordan",
    font: { family: "Figtree", file: /^figtree-/ },
  },
  summit: {
    ...usual,
    name: "Summit",
    persona: "summit",
    firstName: "Skyler",
    font: { family: "Hanken Grotesk", file: /^hanken-grotesk-/ },
  },
  providence: {
    ...usual,
    name: "Providence",
    persona: "prov",
    firstName: "Dana",
    font: { family: "Source Sans 3", file: /^source-sans-3-/ },
  },
  partner: {
    ...usual,
    name: "Health Plan Partner",
    persona: "hpp",
    firstName: "Ari",
    font: { family: "Public Sans", file: /^public-sans-/ },
    partner: true,
  },
  medicare: {
    ...usual,
    name: "Medicare Partner",
    persona: "mod",
    firstName: "Lou",
    font: { family: "Atkinson Hyperlegible Next", file: /^atkinson-hyperlegible-next-/ },
  },
};

export const BRANDS: readonly BrandFace[] = BRAND_KEYS.map((brand) => ({ brand, ...FACES[brand] }));
