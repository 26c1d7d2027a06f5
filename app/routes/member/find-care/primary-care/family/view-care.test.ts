import { expect, test } from "vitest";
import { getPlainDate } from "#app/rules/dates/plain-date.ts";
import { memberCare } from "#app/rules/care/member-care.ts";
import { careOf, entryOf, periodOf } from "#app/rules/care/care.fixture.ts";
import type { PersonCare } from "./load-care.ts";
import { viewFamilyCare } from "./view-care.ts";

const today = getPlainDate("2026-11-21");

/** The notes of a person's row who may no longer choose, with these periods. */
function notesOf(...periods: ReturnType<typeof periodOf>[]) {
  const record = careOf("K0", [entryOf("1", "2025-01-01")], periods);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the row reads of a person
  const person = {
    person: { memberSuffix: 0, firstName: "Ana", lastName: "Sample" },
    care: memberCare(record, false, today),
    periods,
    isUnavailable: false,
  } as unknown as PersonCare;
  return viewFamilyCare([person], today).flatMap(({ notes }) => notes);
}

const ended = (day: string): unknown => expect.stringContaining(day);

test.each([
  ["on that day itself", [periodOf("2025-01-01", "2026-11-21")], "11/20/2026"],
  ["afterwards", [periodOf("2025-01-01", "2026-06-01")], "05/31/2026"],
  [
    "with the last of several periods",
    [periodOf("2025-01-01", "2026-06-01"), periodOf("2024-01-01", "2024-12-31")],
    "05/31/2026",
  ],
])("S-20 T-85 a person's primary care that ended %s has its last day", (_when, periods, day) => {
  expect(notesOf(...periods)).toContainEqual(ended(day));
});

test.each([
  ["the day before it ends", [periodOf("2025-01-01", "2026-11-22")]],
  [
    "while one of several periods has no end",
    [periodOf("2025-01-01", "2026-06-01"), periodOf("2026-06-01")],
  ],
])("S-20 no last day of a person's primary care is shown %s", (_when, periods) => {
  expect(notesOf(...periods).filter((note) => /end/i.test(note))).toEqual([]);
});
