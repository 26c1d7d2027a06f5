import { z } from "zod";
import { optionalUrl } from "#server/settings/fields.ts";

const directory = (kind: string) => optionalUrl.describe(`Directory of ${kind}.`);

/** Other sites that pages lead to; a link without an address is left out (S-29). */
export const links = z
  .strictObject({
    privacyPolicy: optionalUrl.describe("In the footer."),
    termsOfUse: optionalUrl.describe("In the footer."),
    nondiscrimination: optionalUrl.describe("In the footer."),
    ebill: optionalUrl.describe("Where a member's key is posted to; null for a carrier without."),
    digitalClaims: optionalUrl.describe("The form for claims, in place of the program's own."),
    partnerDashboard: optionalUrl.describe("The health-plan partner's own dashboard."),
    partnerPlanContact: optionalUrl.describe("The health-plan partner's contact page."),
    directories: z
      .strictObject({
        medical: directory("medical providers"),
        dental: directory("dentists, which also answers the search for one"),
        vision: directory("vision providers"),
        pharmacy: directory("pharmacies"),
      })
      .prefault({}),
  })
  .prefault({});
