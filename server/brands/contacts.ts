import { z } from "zod";
import type { ContactChannels } from "#app/rules/contact/contact.ts";

/** A telephone number; anything else would make a link that does not call. */
export const phone = z
  .string()
  .trim()
  .regex(/^[+(]?\d[\d ().-]{5,23}$/, 'must be a telephone number such as "503-555-0100"')
  .nullable()
  .default(null);
export const email = z.email().nullable().default(null);

const line = z
  .strictObject({ phone, email })
  .transform((given): ContactChannels => {
    const emails = given.email === null ? [] : [{ address: given.email, region: null }];
    return { phone: given.phone, emails };
  })
  .prefault({});

const REGIONS = ["alaska", "oregon"] as const;

const dental = z
  .strictObject({ phone, emails: z.strictObject({ alaska: email, oregon: email }).prefault({}) })
  .transform(({ phone: number, emails }): ContactChannels => {
    const channels = REGIONS.flatMap((region) => {
      const address = emails[region];
      return address === null ? [] : [{ address, region }];
    });
    return { phone: number, emails: channels };
  })
  .prefault({});

/** How members reach each line, a block of the contact pages (§2 "Contact-us page", T-53). */
export const contacts = z
  .strictObject({
    medical: line,
    dental,
    pharmacy: line,
    oebb: line,
    pebb: line,
    medicareAdvantage: line,
    medicarePharmacy: line,
    medicareService: line.describe("Customer service of the Medicare-oriented brand."),
  })
  .prefault({})
  .describe("The blocks of the contact pages; one without phone and e-mail is left out.");
