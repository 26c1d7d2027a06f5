/** The five looks and voices one code base serves. Components ask the flags, never the name (§1). */
export type BrandKey = "carrier" | "summit" | "providence" | "partner" | "medicare";

export type BrandFlags = {
  /** Dental-only flow with its own policy page; no programs, handbooks or eBill (§1, §6). */
  readonly providence: boolean;
  /** Medical brand with a summary-first benefits menu (§2 "Menus"). */
  readonly summit: boolean;
  /** Health-plan partner domain: logout page, featured limit tile, partner links on 401 (§2, §8). */
  readonly healthPlanPartner: boolean;
  /** Medicare-oriented partner domain: its own contact blocks and hours (§2 "Contact-us page"). */
  readonly medicareOriented: boolean;
};

export type BrandLinks = {
  readonly partnerDashboard: string | null;
  readonly partnerPlanContact: string | null;
};

/** A brand as the server knows it. `hosts` are host names without port. */
export type Brand = {
  readonly domainId: number;
  readonly key: BrandKey;
  readonly name: string;
  readonly flags: BrandFlags;
  readonly hosts: readonly string[];
  readonly links: BrandLinks;
  /** Whom members ring when the dashboard does not help; null where the carrier named nobody. */
  readonly supportPhone: string | null;
};

/** What a page needs to know of its brand: small, and safe to send to a browser. */
export type PageBrand = Omit<Brand, "hosts">;
