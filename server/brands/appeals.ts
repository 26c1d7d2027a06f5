import { z } from "zod";
import { PLAN_KINDS } from "#app/rules/claims/appeal/appeal-rights.ts";
import { optionalUrl } from "#server/settings/fields.ts";
import { brandText } from "./brand-text.ts";
import { phone } from "./contacts.ts";

const line = z.string().trim().min(1).max(60);

const days = (least: number, what: string) =>
  z.int().min(least).max(1000).nullable().default(null).describe(what);

/** How a denied claim is appealed (docs/beyond.md, HELP). What is missing is not shown. */
export const appeals = z
  .strictObject({
    periods: z
      .strictObject({
        medical: days(180, "The law gives 180."),
        dental: days(1, "Without it the page says to look at the notice."),
        vision: days(1, "Without it the page says to look at the notice."),
        medicare: days(
          60,
          "Medicare gives 60 after the notice came (42 CFR 422.582(b)), which is presumed to be 5 days after its date. Don't add these 5: members enter the day it came.",
        ),
        partner: days(1, "Without it the page says to look at the notice."),
      })
      .prefault({})
      .describe(
        "Days for an appeal, counted from the day on which the member got the notice of a denial, by kind of plan. Ask counsel which periods and which first day your notices give.",
      ),
    address: z.array(line).max(6).default([]).describe("Where letters go, a line each."),
    fax: phone.describe("For letters."),
    spanishLetters: z
      .boolean()
      .default(false)
      .describe("Whether you read letters in Spanish: then the page of an appeal says so."),
    phone: phone.describe("For questions about an appeal."),
    fasterPhone: phone.describe(
      "For a faster review of care that a medical plan's member still needs, when health is at risk; without it none is named. Law gives none for care already given, and Medicare allows none (42 CFR 422.584(a)): ask counsel whether you offer it.",
    ),
    externalReview: z
      .strictObject({
        plans: z
          .array(z.enum(PLAN_KINDS))
          .default([])
          .describe("Kinds of plan that have one besides medical and Medicare, which always do."),
        months: z
          .int()
          .min(1)
          .max(60)
          .nullable()
          .default(null)
          .describe("Months to ask for it after the plan's last answer; medical plans have 4."),
      })
      .prefault({}),
    helpers: z
      .array(z.strictObject({ name: line, phone, link: optionalUrl }))
      .max(5)
      .default([])
      .describe("Who else helps, such as the state's consumer assistance."),
  })
  .prefault({});

/** Plain meanings of the codes with which the gateway gives the reason of a denial. */
export const denialCodes = z
  .record(
    z.string().trim().min(1).max(20),
    z.strictObject({
      meaning: brandText(300).describe("What the code means, in plain words."),
      helps: brandText(300).nullable().default(null).describe("What often settles it."),
    }),
  )
  .default({})
  .describe(
    "Plain meanings of the gateway's codes of denials. Each text is English, or an object with one for each language.",
  );
