import { expect, test } from "vitest";
import {
  loginAsErrors,
  type LoginAsForm,
  loginAsPayload,
  loginAsTitleRole,
  namesOneMember,
  isStaffRole,
} from "./login-as.ts";
import { getPlainDate } from "../dates/plain-date.ts";

const today = getPlainDate("2026-11-21");
const full: LoginAsForm = {
  firstName: "Wren",
  lastName: "O’Neil",
  dateOfBirth: "1984-02-29",
  subscriberId: "900000017",
};
const idOnly: LoginAsForm = { ...full, firstName: "", lastName: "", dateOfBirth: "" };

test("for LOGINAS-12 LOGINAS-13: a full form or an ID to continue with is right", () => {
  expect(loginAsErrors(full, "member", today)).toEqual({ incomplete: false });
  expect(loginAsErrors(full, "subscriber", today)).toEqual({ incomplete: false });
  expect(loginAsErrors(idOnly, "subscriber", today)).toEqual({ incomplete: false });
});

test.each([
  ["", "required"],
  ["   ", "required"],
  ["12345678", "pattern"],
  ["12345678901", "pattern"],
  ["90000001-", "pattern"],
  ["900 000 17", "pattern"],
  [" 900000017 ", undefined],
  ["90000001aB", undefined],
])("LOGINAS-11 S-24 for LOGINAS-10: the subscriber ID %j: %s", (subscriberId, fault) => {
  for (const way of ["member", "subscriber"] as const) {
    expect(loginAsErrors({ ...full, subscriberId }, way, today).subscriberId).toBe(fault);
  }
});

test.each(["firstName", "lastName", "dateOfBirth"] as const)(
  "for LOGINAS-12 LOGINAS-13: without %s Submit is incomplete, Continue as subscriber is not",
  (field) => {
    for (const nothing of ["", "  "]) {
      const form = { ...full, [field]: nothing };
      expect(loginAsErrors(form, "member", today)).toEqual({ incomplete: true });
      expect(loginAsErrors(form, "subscriber", today)).toEqual({ incomplete: false });
    }
  },
);

test.each([
  ["2026-11-21", undefined],
  ["2026-11-22", "inFuture"],
  ["9999-12-31", "inFuture"],
  ["2025-02-29", "pattern"],
  ["1984-02-30", "pattern"],
  ["02/29/1984", "pattern"],
  ["1984-2-9", "pattern"],
  ["yesterday", "pattern"],
])("VAL-19 for LOGINAS-14: born on %s: %s", (dateOfBirth, fault) => {
  expect(loginAsErrors({ ...full, dateOfBirth }, "member", today).dateOfBirth).toBe(fault);
});

test("for LOGINAS-13 LOGINAS-14: Continue as subscriber minds only a date after today", () => {
  const odd = { ...full, firstName: "W2", lastName: "<b>", dateOfBirth: "1984-02-30" };
  expect(loginAsErrors(odd, "subscriber", today)).toEqual({ incomplete: false });
  const unborn = { ...idOnly, dateOfBirth: "2026-11-22" };
  const expected = { dateOfBirth: "inFuture", incomplete: false };
  expect(loginAsErrors(unborn, "subscriber", today)).toEqual(expected);
});

test.each([
  ["Wren", undefined],
  [" Mary Ann ", undefined],
  ["O’Neil", undefined],
  ["W2", "pattern"],
  ["a".repeat(31), "maxlength"],
])("VAL-04 VAL-05 VAL-06 of a member the name %j: %s", (name, fault) => {
  const form = { ...full, firstName: name, lastName: name };
  const { firstName, lastName } = loginAsErrors(form, "member", today);
  expect([firstName, lastName]).toEqual([fault, fault]);
});

test("for LOGINAS-13: a name or a date beside the subscriber ID names one member", () => {
  expect(namesOneMember({ ...idOnly, lastName: "  " })).toBe(false);
  for (const field of ["firstName", "lastName", "dateOfBirth"] as const) {
    expect(namesOneMember({ ...idOnly, [field]: full[field] })).toBe(true);
  }
});

test("LOGINAS-13 LOGINAS-15 DATA-38 as subscriber ID and domain are sent, by Submit the rest, too", () => {
  const payload = { subscriberId: "900000017", domainId: 5 };
  expect(loginAsPayload({ ...full, subscriberId: " 900000017\t" }, "subscriber", 5)).toEqual(
    payload,
  );
  expect(Object.keys(loginAsPayload(full, "subscriber", 5))).toEqual(["subscriberId", "domainId"]);
  const typed = { ...full, firstName: " Wren ", dateOfBirth: " 1984-02-29 " };
  expect(loginAsPayload(typed, "member", 1)).toEqual({
    subscriberId: "900000017",
    domainId: 1,
    firstName: "Wren",
    lastName: "O'Neil",
    dateOfBirth: "1984-02-29",
  });
});

test.each([
  ["logInAsAnyone", "anyone"],
  ["logInAsNonEmp", "non-employee"],
  [null, "non-employee"],
])("for LOGINAS-01 LOGINAS-02: the title for %s is that of %s", (role, title) => {
  expect(loginAsTitleRole(role)).toBe(title);
});

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
