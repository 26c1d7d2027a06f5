import { z } from "zod";
import type { ContactChannels } from "#app/rules/contact/contact.ts";
import type { Closures, Times } from "#app/rules/contact/closures.ts";
import { getPlainDate } from "#app/rules/dates/plain-date.ts";

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

const day = z.iso.date('must be a day such as "2026-12-25"').transform(getPlainDate);

/** "17:30" as a minute of the day. */
const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as "17:30"')
  .transform((text) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3)));

const times = z
  .strictObject({ opens: time, closes: time })
  .refine(({ opens, closes }: Times) => opens < closes, "must open before it closes");

const closure = z.strictObject({
  day,
  hours: z
    .union([z.enum(["closed", "usual", "varies"]), times], {
      error:
        'must be "closed", "usual", "varies" or times such as {"opens":"07:30","closes":"12:00"}',
    })
    .default("closed")
    .describe(
      "The hours of every line that day, in Pacific time. `usual`: a federal holiday on which you work; `varies`: lines differ, and pages say nothing of now.",
    ),
});

/** The days on which a brand's lines keep other hours than §9 gives (T-84). */
export const closures = z
  .strictObject({
    through: day.describe("The last day for which `days` is complete; later, pages say nothing."),
    days: z.array(closure).max(200).default([]).describe("Each day once."),
  })
  .refine(
    ({ days }: Closures) => new Set(days.map((each) => each.day)).size === days.length,
    "days must name each day once",
  )
  .refine(
    ({ days, through }: Closures) => days.every((each) => each.day <= through),
    "days must not be after through",
  )
  .nullable()
  .default(null)
  .describe(
    "Days on which your offices are closed or keep other hours. Contact pages say whether a line is open now by these alone; the holiday calendar of the gateway is only shown. Without them, after `through`, and on federal holidays that are not named, pages give the usual hours and don't say what is open now.",
  );
