/** A role that may log in as a member: of an employee, or of a non-employee (§6). */
export type StaffRole = "logInAsAnyone" | "logInAsNonEmp";

/**
 * Whether a token's role is a login-as role (§6). Any other role, known elsewhere or not, is a
 * plain member's and opens nothing: letter case counts, so that a look-alike gains no right.
 */
export function isStaffRole(role: string | null | undefined): role is StaffRole {
  return role === "logInAsAnyone" || role === "logInAsNonEmp";
}
