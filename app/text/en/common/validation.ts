import { passwordErrors } from "./form-parts.ts";

/** Errors of a single value; the first four have generic messages in the specification. */
export type FieldErrorKind =
  | "required"
  | "pattern"
  | "minlength"
  | "maxlength"
  | "mismatch"
  | "outerSpace"
  | "inFuture"
  | "dateRangeInvalid"
  | "tooEarly";

/** A field's own messages; generic ones apply otherwise. */
export type FieldErrorMessages = Readonly<Partial<Record<FieldErrorKind, string>>>;

/** Of fields with a value of the wrong form; others name their label. */
export const invalidText = {
  emailAddress: "Invalid email address",
  username: "Invalid username",
  password: "Invalid password",
  newPassword: "Invalid new password",
  firstName: "Invalid first name",
  lastName: "Invalid last name",
  dateOfBirth: "Invalid date of birth",
  memberId: "Invalid member ID",
  subscriberId: "Invalid subscriber ID",
};

const en: Record<FieldErrorKind, (label: string) => string> = {
  required: (label) => `${label} is a required field`,
  pattern: (label) => `Invalid value: ${label}`,
  minlength: (label) => `${label} is under the character minimum`,
  maxlength: (label) => `${label} exceeds the maximum number of characters`,
  mismatch: (label) => `${label} does not match`,
  outerSpace: () => passwordErrors.outerSpace,
  inFuture: (label) => `${label} can't be after today`,
  dateRangeInvalid: () => "The end date must be after the start date",
  tooEarly: () => "The start date can't be more than two years ago",
};

/** The message of an invalid field (§5): its own, else the generic one. */
export function fieldErrorMessage(
  kind: FieldErrorKind,
  label: string,
  messages: FieldErrorMessages = {},
): string {
  return messages[kind] ?? en[kind](label);
}
