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
  return check(text, { min: 6, max: 32, pattern: /^(?=.*\d)[A-Za-z\d@$!%*#?&^_+\-=]+$/ });
}

/** Name, normalized: first a letter, ', ` or -, later also whitespace and stops; at most 30 (§5). */
export function validateName(text: string): ValidationError | undefined {
  return check(normalizeName(text), { max: 30, pattern: /^[A-Za-z'`-][A-Za-z'`\-\s.]*$/ });
}

/** A name with typographic apostrophes (’ ‘ ʼ) as the plain one that the gateway accepts. */
export function normalizeName(text: string): string {
  return text.replaceAll(/[\u2018\u2019\u02BC]/g, "'");
}

/** Username: 3-16 letters or digits (§5). */
export function validateUsername(text: string): ValidationError | undefined {
  return check(text, { min: 3, max: 16, pattern: /^[A-Za-z\d]+$/ });
}

/** Any text of 3 to 30 characters (§5); no form has such a field, VAL-08 alone asks for it. */
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
