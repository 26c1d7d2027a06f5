import { z } from "zod";
import {
  findPlainDate,
  yearOf,
  type PlainDate,
  findExternalDate,
} from "#app/rules/dates/plain-date.ts";

/** The contract's section "Days" lists the forms. */
const A_DAY = "a calendar day, in a form of the section Days";

// Field types that answers share. The input is the wire's value, the output the dashboard's.

/** A value that may be missing; then it is null. */
export const orNull = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? null);

/** A value that defaults to `fallback` when it is missing. */
export const orElse = <Schema extends z.ZodType>(schema: Schema, fallback: z.output<Schema>) =>
  schema.nullish().transform((value) => value ?? fallback);

/** A schema whose description in the contract begins with what the field means. */
export const withMeaning = <Schema extends z.ZodType>(schema: Schema, meaning: string) =>
  schema.meta({ description: `${meaning}: ${schema.description}` });

/** The limit for numbers that matches ten digits of text. */
const MAX_DOLLARS = 10_000_000_000;

/** Dollars as a number or a decimal text, below ten billion; whole cents inside. */
export const money = z
  .union([
    z.number().gt(-MAX_DOLLARS).lt(MAX_DOLLARS),
    z.string().regex(/^-?\d{1,10}(\.\d{1,4})?$/),
  ])
  // A rounded "-0.00" is -0, which would be shown as "-$0.00"; adding 0 makes it 0.
  .transform((amount) => Math.round(Number((Number(amount) * 100).toFixed(4))) + 0)
  .meta({ description: "dollars" });

/** Digits as text. Coercion would read null and "" as 0, and 0 is the subscriber. */
const digits = z.string().regex(/^\d{1,9}$/);

/** A whole number, also as digits in text. */
export const whole = z.union([z.int(), digits]).transform(Number);

/** A whole number; null if missing. */
export const wholeOrNull = orNull(whole);

/** A member's place in the family, 0 for the subscriber (§3); a number or digits as text. */
export const suffix = z
  .union([z.int().nonnegative(), digits])
  .transform(Number)
  .meta({ description: "place in the family, 0 is the subscriber" });

/**
 * Year-month-day with or without a time behind it, or month/day/year; parsed to a calendar day. A
 * time's zone is not applied: gateways write "2026-12-31T00:00:00Z" for a plain date.
 */
export const day = z
  .string()
  .transform((text, context): PlainDate => {
    // The plain form first: it is the usual one, and lists of claims have thousands of days.
    const found =
      findPlainDate(text) ?? findExternalDate(text.replace(/^([\d-]+)[T ]\d{2}:.*$/, "$1"));
    if (found !== undefined) return found;
    context.addIssue({ code: "custom", message: "not a calendar day" });
    return z.NEVER;
  })
  .meta({ description: A_DAY });

/** A day that may be absent: null, missing or empty text. */
export const dayOrNull = z
  .union([day, z.literal("").transform(() => null), z.null()])
  .optional()
  .transform((value) => value ?? null)
  .meta({ description: `${A_DAY}; null, missing or empty text for none` });

/** An end in a later year means no end (§9). */
export const LAST_END_YEAR = 2100;

/** A day, such as the end of coverage; null if unknown, or for "no end", such as 12/31/9999. */
export const plausibleDayOrNull = dayOrNull
  .transform((end) => (end !== null && yearOf(end) > LAST_END_YEAR ? null : end))
  .meta({ description: `${A_DAY}; null, missing or empty text, or a year after 2100, for none` });

/** Text that may be absent: null, missing or blank. */
export const textOrNull = z
  .string()
  .nullish()
  .transform((value) => (value?.trim() ? value : null));

/** The fields of a postal address (§3 "Address"). */
export const addressFields = {
  addressLine1: textOrNull,
  addressLine2: textOrNull,
  city: textOrNull,
  state: textOrNull,
  zipCode: textOrNull,
  country: textOrNull,
  phoneNumber: textOrNull,
};

/** The gateway's message to the member after a successful write. */
export const sentence = z
  .string()
  .trim()
  .min(1)
  .meta({ description: "a sentence for the member, as text; cut at 500 characters" });

/** Dollars on the wire, integer cents inside; null if unknown. */
export const moneyOrNull = orNull(money).meta({
  description: "dollars; null or missing is unknown, never shown as zero",
});

/** The total of an accumulator, in cents; -1 and 0 dollars stand for none (§3, T-44). */
export const totalOrNull = moneyOrNull.meta({
  description: "dollars; -1 and 0 mean that the plan has none, which is not shown; null is unknown",
});

/** "Y" for true, "N" for false, null if never chosen (§3 "Preferences"). */
export const yesNo = z
  .enum(["Y", "N"])
  .nullish()
  .transform((value) => (value ? value === "Y" : null))
  .meta({ description: "null or missing: never chosen" });

/** A flag that defaults to false when it is missing. */
export const flag = orElse(z.boolean(), false).meta({
  description: "missing or null counts as false",
});

/** A key, as a number or text on the wire, always text inside. */
export const key = z.union([z.string().min(1), z.number()]).transform(String);
/** A key; null if missing or empty. */
export const keyOrNull = z
  .union([z.string(), z.number(), z.null()])
  .optional()
  .transform((value) =>
    value === undefined || value === null || value === "" ? null : String(value),
  );

/** A key of the gateway for the next step of a flow. The flow's cookie limits its length. */
export const flowKey = z
  .string()
  .min(1)
  .meta({ description: "see the section Sizes for its length" });

/** A list; empty if missing or null. */
export const listOf = <Item extends z.ZodType>(item: Item) => orElse(z.array(item), []);

/** A provider of a claim or a referral, or one to filter by. */
export const namedProvider = z.object({ providerId: keyOrNull, providerName: textOrNull });

/** Providers a list may be filtered by (§7 "metadata"), without those lacking an id or a name. */
export const providerChoices = z
  .array(namedProvider)
  .transform((all) =>
    all.flatMap(({ providerId, providerName }) =>
      providerId === null || providerName === null ? [] : { providerId, providerName },
    ),
  );

/** Statuses a list may be filtered by, without those lacking a code or a description. */
export const statusChoices = z
  .array(z.object({ code: keyOrNull, description: textOrNull }))
  .transform((all) =>
    all.flatMap(({ code, description }) =>
      code === null || description === null ? [] : { code, description },
    ),
  );
