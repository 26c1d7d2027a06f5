/** The brands of the code base. Components check the flags, never the key (§1). */
export const BRAND_KEYS = ["carrier", "summit", "providence", "partner", "medicare"] as const;

export type BrandKey = (typeof BRAND_KEYS)[number];

export type BrandFlags = {
  /** Dental-only flow with its own policy page; no programs, handbooks or eBill (§1, §6). */
  readonly providence: boolean;
  /** Medical brand with a summary-first benefits menu (§2 "Menus"). */
  readonly summit: boolean;
  /** Logout page, featured limit tile, partner links on 401 (§2, §8). */
  readonly healthPlanPartner: boolean;
  /** Medicare-oriented partner domain: its own contact blocks and hours (§2 "Contact-us page"). */
  readonly medicareOriented: boolean;
};

/** The part of a brand that pages may show, safe to send to a browser. */
export type PageBrand = {
  readonly domainId: number;
  readonly key: BrandKey;
  readonly name: string;
  readonly flags: BrandFlags;
  readonly links: {
    readonly partnerDashboard: string | null;
    readonly partnerPlanContact: string | null;
  };
  /** Whom members call; null if the carrier has set none. */
  readonly servicePhone: string | null;
};

/** A text of the carrier's by language; in one that it lacks, pages have the English, marked so. */
export type BrandText = { readonly en: string; readonly [language: string]: string | undefined };
