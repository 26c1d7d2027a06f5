import type { LoginAsPayload } from "#server/gateway/calls/sign-in/token.ts";
import { findTypedDate, type PlainDate } from "../dates/plain-date.ts";
import {
  toGatewayPerson,
  validateMemberId,
  validateName,
  validateNotFuture,
  type ValidationError,
} from "../forms/validation.ts";

/** The form as typed (§2 "Login-as"); the date of birth as a person or a date field writes it. */
export type LoginAsForm = Readonly<
  Record<"firstName" | "lastName" | "dateOfBirth" | "subscriberId", string>
>;

/** Submit targets one member of the family, "Continue as subscriber" the subscriber (§2). */
export type LoginAsTarget = "member" | "subscriber";

/** Errors by field; `incomplete` if a name or the date of birth of a single member is missing. */
export type LoginAsErrors = Partial<Record<keyof LoginAsForm, ValidationError>> & {
  readonly incomplete: boolean;
};

/**
 * The errors of the form (§5 "Login-as", S-24), by field. A missing name or date is one error of
 * the whole form, `incomplete`. "Continue as subscriber" does not send them, so only a date after
 * today is still an error there.
 */
export function loginAsErrors(
  form: LoginAsForm,
  target: LoginAsTarget,
  today: PlainDate,
): LoginAsErrors {
  const { subscriberId, firstName, lastName, dateOfBirth } = trim(form);
  const forMember = target === "member";
  const nameFault = (name: string) => (forMember && name !== "" ? validateName(name) : undefined);
  const dateFault = validateDateOfBirth(dateOfBirth, today);
  const errors: LoginAsErrors = {
    incomplete: forMember && [firstName, lastName, dateOfBirth].includes(""),
  };
  const add = (field: keyof LoginAsForm, error: ValidationError | undefined) => {
    if (error !== undefined) errors[field] = error;
  };
  add("subscriberId", validateMemberId(subscriberId));
  add("firstName", nameFault(firstName));
  add("lastName", nameFault(lastName));
  add("dateOfBirth", forMember || dateFault === "inFuture" ? dateFault : undefined);
  return errors;
}

/** Whether a form names one member, by a name or a date of birth beside the subscriber ID. */
export function namesOneMember(form: LoginAsForm): boolean {
  const { firstName, lastName, dateOfBirth } = trim(form);
  return firstName + lastName + dateOfBirth !== "";
}

/** The payload of a valid form (§3, §7), trimmed; no names or date for "Continue as subscriber". */
export function loginAsPayload(
  form: LoginAsForm,
  target: LoginAsTarget,
  domainId: number,
): LoginAsPayload {
  const { subscriberId, firstName, lastName, dateOfBirth } = trim(form);
  if (target === "subscriber") return { subscriberId, domainId };
  return {
    subscriberId,
    domainId,
    ...toGatewayPerson({ firstName, lastName }),
    dateOfBirth: findTypedDate(dateOfBirth) ?? dateOfBirth,
  };
}

/** Which of the two titles the page has (§2 "Login-as"): "anyone" for the employee role only. */
export function loginAsTitleRole(role: string | null): "anyone" | "non-employee" {
  return role === "logInAsAnyone" ? "anyone" : "non-employee";
}

function validateDateOfBirth(text: string, today: PlainDate): ValidationError | undefined {
  if (text === "") return undefined;
  const date = findTypedDate(text);
  return date === undefined ? "pattern" : validateNotFuture(date, today);
}

function trim(form: LoginAsForm): LoginAsForm {
  return {
    firstName: form.firstName.trim(),
    lastName: form.lastName.trim(),
    dateOfBirth: form.dateOfBirth.trim(),
    subscriberId: form.subscriberId.trim(),
  };
}

/** A role that may log in as members (§6). */
export type StaffRole = (typeof STAFF_ROLES)[number];

/** The two login-as roles (§6), as a token spells them. */
export const STAFF_ROLES = ["logInAsAnyone", "logInAsNonEmp"] as const;

/** Whether a token's role is a login-as role (§6), case-sensitive; any other is a member's. */
export function isStaffRole(role: string | null | undefined): role is StaffRole {
  return STAFF_ROLES.some((known) => known === role);
}
