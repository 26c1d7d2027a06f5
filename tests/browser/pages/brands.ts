import type { BrandKey } from "#app/brand/brand.ts";

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

export const BRANDS: readonly BrandFace[] = [
  {
    ...usual,
    brand: "carrier",
    name: "Main Carrier",
    persona: "sub",
    firstName: "Jordan",
    font: { family: "Figtree", file: /^figtree-/ },
  },
  {
    ...usual,
    brand: "summit",
    name: "Summit",
    persona: "summit",
    firstName: "Skyler",
    font: { family: "Hanken Grotesk", file: /^hanken-grotesk-/ },
  },
  {
    ...usual,
    brand: "providence",
    name: "Providence",
    persona: "prov",
    firstName: "Dana",
    font: { family: "Source Sans 3", file: /^source-sans-3-/ },
  },
  {
    ...usual,
    brand: "partner",
    name: "Health Plan Partner",
    persona: "hpp",
    firstName: "Ari",
    font: { family: "Public Sans", file: /^public-sans-/ },
    partner: true,
  },
  {
    ...usual,
    brand: "medicare",
    name: "Medicare Partner",
    persona: "mod",
    firstName: "Lou",
    font: { family: "Atkinson Hyperlegible Next", file: /^atkinson-hyperlegible-next-/ },
  },
];
