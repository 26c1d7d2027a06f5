/** A role that may log in as members (§6). */
export type StaffRole = (typeof STAFF_ROLES)[number];

/** The two login-as roles (§6), as a token spells them. */
export const STAFF_ROLES = ["logInAsAnyone", "logInAsNonEmp"] as const;

/**
 * Whether a token's role is a login-as role (§6), case-sensitive. Any other role is a plain
 * member's.
 */
export function isStaffRole(role: string | null | undefined): role is StaffRole {
  return STAFF_ROLES.some((known) => known === role);
}
