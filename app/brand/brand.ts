/** The five brands of the code base. Components check the flags, never the key (§1). */
export type BrandKey = "carrier" | "summit" | "providence" | "partner" | "medicare";

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
  /** Support phone for members; null where the carrier has set none. */
  readonly supportPhone: string | null;
};

/** The part of a brand that pages may show, safe to send to a browser. */
export type PageBrand = Omit<Brand, "hosts">;
