import { addYears, type PlainDate } from "../dates/plain-date.ts";

/** The faults of a value (§5). The messages are in the texts. */
export type ValidationError =
  | "required"
  | "pattern"
  | "minlength"
  | "maxlength"
  | "dateRangeInvalid"
  | "tooEarly"
  | "mismatch"
  | "outerSpace"
  | "inFuture";

export type DateRange = { start: PlainDate | null; end: PlainDate | null };

/** How far back some filters may reach, in years (§9). */
export const DATE_RANGE_YEARS = 2;

/** Whether a text is invisible: only blanks and characters that are never drawn. */
export function isBlank(text: string): boolean {
  return !/[^\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);
}

/** Password: 6-32 of letters, digits and @$!%*#?&^_+-=, at least one digit (§5). */
export function validatePassword(text: string): ValidationError | undefined {
  if (!isBlank(text) && hasOuterSpace(text)) return "outerSpace";
  return check(text, { min: 6, max: 32, pattern: /^(?=.*\d)[A-Za-z\d@$!%*#?&^_+\-=]+$/ });
}

/**
 * Name, in the gateway's form: first a letter, ', ` or -, later also whitespace and stops; at most 30
 * (§5). Letters with accents and the like are letters (T-87).
 */
export function validateName(text: string): ValidationError | undefined {
  return check(toGatewayName(text), { max: 30, pattern: /^[A-Za-z'`-][A-Za-z'`\-\s.]*$/ });
}

/** Signs of names that are no ASCII letter with a mark, each before what stands for it. */
const LETTERS = new Map(
  (
    "ß ss ẞ SS Æ AE æ ae Œ OE œ oe Ø O ø o Ł L ł l Đ D đ d Ð D ð d Þ Th þ th Ħ H ħ h ı i Ŋ N ŋ n " +
    "\u2018 ' \u2019 ' \u02BC ' \u02BB ' \u00B4 ' \u2010 - \u2011 - \u2013 -"
  )
    .match(/\S+ \S+/g)
    ?.map((pair) => [pair.slice(0, 1), pair.slice(2)]),
);

/**
 * A name as the gateway takes it: letters without accents (Núñez is Nunez), typographic apostrophes
 * and hyphens as plain ones. Other alphabets stay as they are, and are refused by `validateName`.
 */
export function toGatewayName(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/(?<=\p{Script=Latin}\p{M}*)\p{M}/gu, "")
    .replaceAll(/[^\x20-\x7E]/gu, (letter) => LETTERS.get(letter) ?? letter)
    .normalize("NFC");
}

/** A person with both names in the gateway's form (T-87). */
export const toGatewayPerson = <Named extends Readonly<Record<"firstName" | "lastName", string>>>(
  person: Named,
): Named => ({
  ...person,
  firstName: toGatewayName(person.firstName),
  lastName: toGatewayName(person.lastName),
});

/** Whether a space stands at an end of a password, as pasting leaves one. */
export const hasOuterSpace = (password: string): boolean => password !== password.trim();

/** Username: 3-16 letters or digits (§5). */
export function validateUsername(text: string): ValidationError | undefined {
  return check(text, { min: 3, max: 16, pattern: /^[A-Za-z\d]+$/ });
}

/** Any text of 3 to 30 characters (§5); no form has such a field, only VAL-08 asks for it. */
export function validateText(text: string): ValidationError | undefined {
  return check(text, { min: 3, max: 30 });
}

/** Security answer: 3-30 of letters, digits, @$!%*#?&^_+-= and space (§5). */
export function validateSecurityAnswer(text: string): ValidationError | undefined {
  return check(text, { min: 3, max: 30, pattern: /^[A-Za-z\d@$!%*#?&^_+\-= ]+$/ });
}

/** Subscriber or employee ID: 9-10 letters or digits (§5). */
export const MEMBER_ID = /^[A-Za-z\d]{9,10}$/;

/** The error of such an ID; a wrong length is a pattern error. */
export function validateMemberId(text: string): ValidationError | undefined {
  return check(text, { pattern: MEMBER_ID });
}

/** A range must end after it starts (§5). A missing day is an error of its own field. */
export function validateDateRange(range: DateRange): ValidationError | undefined {
  if (range.start === null || range.end === null) return undefined;
  return range.end <= range.start ? "dateRangeInvalid" : undefined;
}

/** A range that ends after it starts and starts no earlier than two years before today (§5). */
export function validateRecentDateRange(
  range: DateRange,
  today: PlainDate,
): ValidationError | undefined {
  const invalid = validateDateRange(range);
  if (invalid !== undefined || range.start === null) return invalid;
  return range.start < addYears(today, -DATE_RANGE_YEARS) ? "tooEarly" : undefined;
}

/** Two named fields must hold the same text (§5), as a password and its repetition. */
export function validateMatch<K extends string>(
  values: Readonly<Record<K, string>>,
  first: K,
  second: K,
): ValidationError | undefined {
  return values[first] === values[second] ? undefined : "mismatch";
}

/** A day may be today but not later (§5), as a date of birth. */
export function validateNotFuture(date: PlainDate, today: PlainDate): ValidationError | undefined {
  return date > today ? "inFuture" : undefined;
}

function check(
  text: string,
  rule: { min?: number; max?: number; pattern?: RegExp },
): ValidationError | undefined {
  if (text.trim() === "") return "required";
  const length = Array.from(text).length;
  if (rule.min !== undefined && length < rule.min) return "minlength";
  if (rule.max !== undefined && length > rule.max) return "maxlength";
  return rule.pattern === undefined || rule.pattern.test(text) ? undefined : "pattern";
}
