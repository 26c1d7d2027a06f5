/** A role that may log in as a member: of an employee, or of a non-employee (§6). */
export type StaffRole = (typeof STAFF_ROLES)[number];

/** The two login-as roles (§6), as a token spells them. */
export const STAFF_ROLES = ["logInAsAnyone", "logInAsNonEmp"] as const;

/**
 * Whether a token's role is a login-as role (§6). Any other role, known elsewhere or not, is a
 * plain member's and opens nothing: letter case counts, so that a look-alike gains no right.
 */
export function isStaffRole(role: string | null | undefined): role is StaffRole {
  return STAFF_ROLES.some((known) => known === role);
}
