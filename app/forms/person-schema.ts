import type { PlainDate } from "#app/rules/dates/plain-date.ts";
import { normalizeName, validateMemberId, validateName } from "#app/rules/sign-in/validation.ts";
import { recoveryText } from "#app/text/recovery.ts";
import { pastDateField, textField } from "./field-schemas.ts";

const { person } = recoveryText;

/** Identifies a person by name, date of birth and the ID on their card (§5, T-59). */
export const personSchema = (today: PlainDate) => ({
  firstName: textField(person.firstName, validateName).transform(normalizeName),
  lastName: textField(person.lastName, validateName).transform(normalizeName),
  dateOfBirth: pastDateField(person.dateOfBirth, today),
  memberId: textField(person.memberId, validateMemberId),
});
