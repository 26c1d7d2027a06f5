import { z } from "zod";
import type { ContactLine, ContactChannels } from "#app/rules/frame/contact.ts";

/** A telephone number; anything else would make a link that calls nobody. */
export const phone = z
  .string()
  .trim()
  .regex(/^[+(]?\d[\d ().-]{5,23}$/, 'must be a telephone number such as "503-555-0100"')
  .nullable()
  .default(null);
const email = z.email().nullable().default(null);

/** A setting for each contact number and address (§2 "Contact-us page", T-53). */
export const contactSettings = {
  CONTACT_MEDICAL_PHONE: phone,
  CONTACT_MEDICAL_EMAIL: email,
  CONTACT_DENTAL_PHONE: phone,
  CONTACT_DENTAL_ALASKA_EMAIL: email,
  CONTACT_DENTAL_OREGON_EMAIL: email,
  CONTACT_PHARMACY_PHONE: phone,
  CONTACT_PHARMACY_EMAIL: email,
  CONTACT_OEBB_PHONE: phone,
  CONTACT_OEBB_EMAIL: email,
  CONTACT_PEBB_PHONE: phone,
  CONTACT_PEBB_EMAIL: email,
  CONTACT_MEDICARE_ADVANTAGE_PHONE: phone,
  CONTACT_MEDICARE_ADVANTAGE_EMAIL: email,
  CONTACT_MEDICARE_PHARMACY_PHONE: phone,
  CONTACT_MEDICARE_PHARMACY_EMAIL: email,
  MEDICARE_SERVICE_PHONE: phone,
};

type ContactSettings = Readonly<z.output<z.ZodObject<typeof contactSettings>>>;

type Line = "MEDICAL" | "PHARMACY" | "OEBB" | "PEBB" | "MEDICARE_ADVANTAGE" | "MEDICARE_PHARMACY";

/** The number of each contact line; `supportPhone` is the brand's own dashboard support. */
export function contactWays(
  settings: ContactSettings,
  supportPhone: string | null,
): Readonly<Record<ContactLine, ContactChannels>> {
  const ways = (line: Line): ContactChannels => {
    const address = settings[`CONTACT_${line}_EMAIL`];
    const emails = address === null ? [] : [{ address, region: null }];
    return { phone: settings[`CONTACT_${line}_PHONE`], emails };
  };
  const regions = [
    { region: "alaska", address: settings.CONTACT_DENTAL_ALASKA_EMAIL },
    { region: "oregon", address: settings.CONTACT_DENTAL_OREGON_EMAIL },
  ] as const;
  return {
    support: { phone: supportPhone, emails: [] },
    medical: ways("MEDICAL"),
    dental: {
      phone: settings.CONTACT_DENTAL_PHONE,
      emails: regions.flatMap(({ region, address }) =>
        address === null ? [] : [{ region, address }],
      ),
    },
    pharmacy: ways("PHARMACY"),
    oebb: ways("OEBB"),
    pebb: ways("PEBB"),
    medicareAdvantage: ways("MEDICARE_ADVANTAGE"),
    medicarePharmacy: ways("MEDICARE_PHARMACY"),
    medicareService: { phone: settings.MEDICARE_SERVICE_PHONE, emails: [] },
  };
}
