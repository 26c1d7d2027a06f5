import type { PageBrand } from "./brand.ts";

/** What a page shows that was refused before its brand was known. */
export const NO_BRAND: PageBrand = {
  domainId: 0,
  key: "carrier",
  name: "Member Dashboard",
  flags: { providence: false, summit: false, healthPlanPartner: false, medicareOriented: false },
  links: { partnerDashboard: null, partnerPlanContact: null },
  supportPhone: null,
};
