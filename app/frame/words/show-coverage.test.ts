import { expect, test } from "vitest";
import { getPlainDate } from "#app/rules/dates/plain-date.ts";
import { showCoverage, showDates, showPlanStatus } from "./show-coverage.ts";
import { showOpening } from "#app/contact/load-contact.ts";

const from = getPlainDate("2024-01-01");
const until = getPlainDate("2027-01-01");

test("GROUP-14 the dates of a coverage say what is known of its first and last day", () => {
  expect(showDates({ from, until })).toBe("01/01/2024 - 12/31/2026");
  expect(showDates({ from, until: null })).toBe("Active since 01/01/2024");
  expect(showDates({ from: null, until })).toBe("Until 12/31/2026");
  expect(showDates({ from: null, until: null })).toBe("Dates not available");
});

test("T-85 the end of coverage shows the last covered day; a plan's TERMED status shows the day after", () => {
  const [before, after] = [getPlainDate("2026-11-21"), getPlainDate("2027-03-01")];
  for (const today of [before, after]) {
    expect(showCoverage({ kind: "ended", on: until }, today)).toBe("Last day covered: 12/31/2026");
  }
  expect(showCoverage({ kind: "active", from, until }, before)).toBe("01/01/2024 to 12/31/2026");
  expect(showCoverage({ kind: "active", from, until: null }, from)).toBe("Active since 01/01/2024");
  expect(showPlanStatus("TERMED", until)).toBe("Terminated on 01/01/2027");
  expect(showPlanStatus("ACTIVE", from)).toBe("Active since 01/01/2024");
});

const opens = (day: string, inDays: number, minute: number) =>
  showOpening({ kind: "opens", day: getPlainDate(day), inDays, minute });

test("CONTACT-14 the opening of a telephone line is worded in the carrier's time zone", () => {
  expect(showOpening({ kind: "open", minute: 1050 })).toBe("Open now, until 5:30 p.m. PT");
  expect(showOpening({ kind: "open", minute: 1200 })).toBe("Open now, until 8 p.m. PT");
  expect(opens("2026-11-23", 0, 450)).toBe("Closed now. Opens at 7:30 a.m. PT");
  expect(opens("2026-11-23", 1, 420)).toBe("Closed now. Opens tomorrow at 7 a.m. PT");
  expect(opens("2026-11-23", 2, 450)).toBe("Closed now. Opens Monday at 7:30 a.m. PT");
  // A weekday alone is a day of the next six.
  expect(opens("2026-11-30", 7, 450)).toBe("Closed now. Opens Monday, 11/30/2026 at 7:30 a.m. PT");
  expect(opens("2027-01-04", 11, 450)).toBe("Closed now. Opens Monday, 01/04/2027 at 7:30 a.m. PT");
  expect(showOpening({ kind: "closed" })).toBe("Closed now");
});
