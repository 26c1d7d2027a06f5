import { expect, test } from "vitest";
import { isStaffRole } from "./staff-role.ts";

test("for ROLE-13 ROLE-16: the two login-as roles are staff roles", () => {
  expect(["logInAsAnyone", "logInAsNonEmp"].filter(isStaffRole)).toHaveLength(2);
});

test.each([
  "member",
  "admin",
  "loginasanyone",
  "LogInAsAnyone",
  "logInAsAnyone ",
  "logInAsAnyone,member",
  "toString",
  "",
  null,
  undefined,
])("ROLE-21 the role %j gives no extra right", (role) => {
  expect(isStaffRole(role)).toBe(false);
});
