import { z } from "zod";
import { optionalUrl } from "#server/settings/fields.ts";
import type { BrandKey } from "#app/brand/brand.ts";
import { LANGUAGES } from "#app/rules/frame/languages.ts";
import { alerts } from "./alerts.ts";
import { appeals, denialCodes } from "./appeals.ts";
import { closures, contacts, email, phone } from "./contacts.ts";
import { identityProvider } from "./identity-provider.ts";
import { languageHelp } from "./language-help.ts";
import { colors } from "./look.ts";

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

const hostName = z
  .string()
  .toLowerCase()
  .regex(/^[a-z\d]([a-z\d.-]*[a-z\d])?\.?$/, 'must be a host name such as "members.example"')
  .transform((text) => text.replace(/\.$/, ""));
const hosts = z.array(hostName).describe("Host names, without port, at which members meet it.");

/** The fields that brands may share. Every field has a default. */
export const shared = z.strictObject({
  supportPhone: phone.describe("The support line of the dashboard itself."),
  spanishPhone: phone.describe(
    "Where members are served in Spanish, if there is a number for it: the contact pages name it.",
  ),
  address: z
    .array(z.string().trim().min(1).max(60))
    .max(5)
    .default([])
    .describe("The postal address below the name on letters, a line each."),
  planYearText: z
    .string()
    .trim()
    .min(1)
    .default("2026-2027")
    .describe("The plan year as the pages of benefits say it; never computed."),
  contacts,
  closures,
  links,
  appeals,
  denialCodes,
  filingDays: z
    .int()
    .min(1)
    .max(3650)
    .nullable()
    .default(null)
    .describe("Days that providers have after a visit to bill the plan."),
  language: z
    .enum(LANGUAGES)
    .default("en")
    .describe(
      "The language of a visitor who has chosen none, and whose browser prefers none of ours.",
    ),
  languageHelp,
  identityProvider,
  preventiveCare: z
    .strictObject({ phone, email })
    .prefault({})
    .describe("Whom the preventive-care card of the City of Portland names."),
  providenceProgram: z
    .strictObject({ phone, pdf: optionalUrl })
    .prefault({})
    .describe("The details of Providence's dental program."),
});

const brand = shared.extend({
  name: z.string().trim().min(1).max(60).describe("What members read as its name."),
  hosts: hosts.min(1),
  colors,
});
const partner = brand.extend({
  domainId: z.int().nonnegative().describe("The gateway's id of the brand; not 1, 2 or 5."),
});

/**
 * The fields of each brand. The gateway fixes the domain ids of the first three (§1), so these have
 * none.
 */
export const brandSchemas = {
  carrier: brand.extend({ hosts: hosts.default([]) }),
  summit: brand,
  providence: brand,
  partner,
  medicare: partner,
} satisfies Record<BrandKey, z.ZodType>;

const { carrier, ...others } = brandSchemas;

/** The file that BRANDS_FILE names. */
export const brandsFile = z
  .strictObject({
    $schema: z.string().optional(),
    alerts,
    shared: shared.prefault({}).describe("What counts for every brand that has no own value."),
    brands: z
      .strictObject({
        carrier: carrier.describe("The main carrier, which unknown hosts meet, too."),
        ...z.object(others).partial().shape,
      })
      .describe("The brands that are run, each with any field of `shared` that differs."),
  })
  .meta({ title: "The brands of a member dashboard" });

/** The content of a file before defaults. */
export type BrandsFile = z.input<typeof brandsFile>;
/** A brand's fields merged over the shared ones, as pages use them. */
export type BrandFields = z.output<typeof brand>;
export type GlobalAlert = z.output<typeof alerts>[number];
