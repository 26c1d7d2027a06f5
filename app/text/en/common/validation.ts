/** Errors of a single value; the first four have generic messages in the specification. */
export type FieldErrorKind =
  | "required"
  | "pattern"
  | "minlength"
  | "maxlength"
  | "mismatch"
  | "inFuture"
  | "dateRangeInvalid"
  | "tooEarly";

/** A field's own messages; generic ones apply otherwise. */
export type FieldErrorMessages = Readonly<Partial<Record<FieldErrorKind, string>>>;

const en: Record<FieldErrorKind, (label: string) => string> = {
  required: (label) => `${label} is a required field`,
  pattern: (label) => `Invalid ${withinSentence(label)}`,
  minlength: (label) => `${label} is under the character minimum`,
  maxlength: (label) => `${label} exceeds the maximum number of characters`,
  mismatch: (label) => `${label} does not match`,
  inFuture: (label) => `${label} can't be after today`,
  dateRangeInvalid: () => "The end date must be after the start date",
  tooEarly: () => "The start date can't be more than two years ago",
};

/** "Email address" becomes "email address" inside a sentence; an acronym such as "ID" stays. */
function withinSentence(label: string): string {
  const startsWithAcronym = /^\p{Lu}{2}/u.test(label);
  return startsWithAcronym ? label : label.charAt(0).toLowerCase() + label.slice(1);
}

/** The message of an invalid field (§5): its own, else the generic one. */
export function fieldErrorMessage(
  kind: FieldErrorKind,
  label: string,
  messages: FieldErrorMessages = {},
): string {
  return messages[kind] ?? en[kind](label);
}
