import { z } from "zod";
import { findTypedDate, type PlainDate } from "#app/rules/dates/plain-date.ts";
import { withoutInvisible } from "#app/rules/forms/posted-fields.ts";
import {
  hasOuterSpace,
  isBlank,
  validateMatch,
  validateNotFuture,
  type ValidationError,
  validateMemberId,
  validateName,
} from "#app/rules/forms/validation.ts";
import {
  fieldErrorMessage,
  invalidText,
  type FieldErrorMessages,
} from "#app/text/common/validation.ts";
import { newPasswordText, passwordErrors } from "#app/text/common/form-parts.ts";
import { recoveryText } from "#app/text/sign-in/recovery.ts";

/** Longer than any field may be, short enough for a draft and to be shown again. */
const LONGEST_INPUT = 512;

type Check = (text: string) => ValidationError | undefined;

/** The check of a field whose only rule is its greatest length, in characters. */
export const maxLength =
  (longest: number): Check =>
  (text) =>
    Array.from(text).length > longest ? "maxlength" : undefined;

const requiredField = (
  label: string,
  check: Check,
  messages: FieldErrorMessages,
  longest = LONGEST_INPUT,
) =>
  z
    .string({ error: fieldErrorMessage("required", label, messages) })
    .max(longest, { abort: true, error: fieldErrorMessage("maxlength", label, messages) })
    .superRefine((text, context) => {
      const error = isBlank(text) ? "required" : check(text);
      if (error !== undefined) {
        context.addIssue({ code: "custom", message: fieldErrorMessage(error, label, messages) });
      }
    });

/** What a person typed: outer blanks and unseen characters do not count. */
export const typedText = (text: string): string => withoutInvisible(text).trim();

/** A required field, checked by a rule of rules/forms/validation.ts. */
export const textField = (
  label: string,
  check: Check,
  messages: FieldErrorMessages = {},
  longest = LONGEST_INPUT,
) => requiredField(label, (text) => check(typedText(text)), messages, longest).transform(typedText);

/** A required field in which every character counts: a password. */
export const secretField = (label: string, check: Check, messages: FieldErrorMessages = {}) =>
  requiredField(label, check, messages);

/** Beside a password that was refused: that it begins or ends with a space, if it does. */
export const outerSpaceIn = (password: string): readonly string[] =>
  hasOuterSpace(password) ? [passwordErrors.outerSpace] : [];

/** A field that may stay empty; undefined then, as for nothing that can be seen. */
export const optionalField = (
  label: string,
  check: Check,
  messages: FieldErrorMessages = {},
  longest = LONGEST_INPUT,
) =>
  z.preprocess(
    (typed) => (typeof typed === "string" && isBlank(typed) ? undefined : typed),
    textField(label, check, messages, longest).optional(),
  );

/** The sentence of a known field about a value of the wrong form. */
export const invalid = (field: keyof typeof invalidText): FieldErrorMessages => ({
  pattern: invalidText[field],
});

/** A required calendar day up to today, as a date field or a person writes it; parsed to "YYYY-MM-DD". */
const pastDateField = (label: string, today: PlainDate, messages: FieldErrorMessages = {}) =>
  textField(
    label,
    (text) => {
      const date = findTypedDate(text);
      return date === undefined ? "pattern" : validateNotFuture(date, today);
    },
    messages,
  ).transform((text): string => findTypedDate(text) ?? text);

/** One of a few values; anything else counts as nothing chosen. */
export const choiceField = <const Value extends string>(
  label: string,
  values: readonly [Value, ...Value[]],
  messages: FieldErrorMessages = {},
) => z.enum(values, { error: fieldErrorMessage("required", label, messages) });

export const tickField = z
  .literal("Y")
  .optional()
  .catch(undefined)
  .transform((value) => value === "Y");

type NewPassword = keyof typeof newPasswordText.repeat;
type TypedPasswords<Name extends NewPassword> = Readonly<Record<Name | "repeatPassword", string>>;

/** The second field of a new password, whose first one has this name. */
export const repeatedField = (name: NewPassword) =>
  secretField(newPasswordText.repeat[name], () => undefined);

/** The arguments of `refine` for a password and its repetition; the error stands by the second. */
export const repetition = <Name extends NewPassword>(
  name: Name,
): [(typed: TypedPasswords<Name>) => boolean, { path: string[]; error: string }] => [
  (typed) => validateMatch(typed, name, "repeatPassword") === undefined,
  { path: ["repeatPassword"], error: newPasswordText.mismatch },
];

const { person } = recoveryText;

/**
 * Identifies a person by name, date of birth and the ID on their card (§5, T-59). Names stay as they
 * were typed: `toGatewayPerson` makes the gateway's form of them.
 */
export const personSchema = (today: PlainDate) => ({
  firstName: textField(person.firstName, validateName, invalid("firstName")),
  lastName: textField(person.lastName, validateName, invalid("lastName")),
  dateOfBirth: pastDateField(person.dateOfBirth, today, invalid("dateOfBirth")),
  memberId: textField(person.memberId, validateMemberId, invalid("memberId")),
});
