import { expect, test } from "vitest";
import { words } from "#app/rules/words.fixture.ts";
import { preventiveCareCard } from "./preventive-care.ts";

test.each(["10004760", "1", "", null])("BRAND-21 HOME-09 group %j has no such card", (groupId) => {
  expect(preventiveCareCard({ groupId, dueDateText: "2026-12-31" })).toBeNull();
  expect(preventiveCareCard({ groupId, dueDateText: null })).toBeNull();
});

test.each([
  "2026-12-31",
  " 2026-12-31\n",
  "12/31/2026",
  "12/31/2026 ",
  "2026-12-31T00:00:00",
  "2026-12-31T00:00:00Z",
  "2026-12-31T23:30:00.000-08:00",
  "2026-12-31T00:00+0000",
])("BRAND-21 HOME-09 group 10002805 has the card, with the day of %j", (dueDateText) => {
  const card = preventiveCareCard({ groupId: "10002805", dueDateText });
  expect(card).toEqual({ kind: "due", on: "2026-12-31" });
});

test("HOME-09 zeros in front of the day's figures may be missing", () => {
  for (const dueDateText of ["2027-1-1", "1/1/2027", "2027-1-1T00:00:00Z"]) {
    const card = preventiveCareCard({ groupId: "10002805", dueDateText });
    expect(card).toEqual({ kind: "due", on: "2027-01-01" });
  }
});

test.each([
  ...words(`
  null soon 2026-02-30 02/30/2026 31/12/2026 2026-12-31T 2026-12-31Tmorning 12/31/2026T00:00:00Z
  <html>503</html>
`),
  null,
  "",
  "  ",
  "2026-12-31T00:00:00Z or later",
  "2026-12-31 and 2027-01-01",
])("for HOME-10: the due date is unavailable when the answer is %j", (dueDateText) => {
  const card = preventiveCareCard({ groupId: "10002805", dueDateText });
  expect(card).toEqual({ kind: "unavailable" });
});
