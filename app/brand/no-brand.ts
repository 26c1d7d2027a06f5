import type { PageBrand } from "./brand.ts";

/** The brand of pages refused before the brand was known. */
export const NO_BRAND: PageBrand = {
  domainId: 0,
  key: "carrier",
  name: "Member Dashboard",
  flags: { providence: false, summit: false, healthPlanPartner: false, medicareOriented: false },
  links: { partnerDashboard: null, partnerPlanContact: null },
  servicePhone: null,
};
