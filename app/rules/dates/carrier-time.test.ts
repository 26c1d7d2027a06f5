import { afterAll, expect, test } from "vitest";
import { formatCarrierTime } from "./carrier-time.ts";

const zone = process.env["TZ"];
afterAll(() => {
  if (zone === undefined) delete process.env["TZ"];
  else process.env["TZ"] = zone;
});

const moments = [
  ["2026-11-21T12:00:00-08:00", "11/21/2026, 12:00 PM PT"],
  ["2026-11-21T00:00:59-08:00", "11/21/2026, 12:00 AM PT"],
  ["2026-11-22T07:59:00Z", "11/21/2026, 11:59 PM PT"],
  ["2027-01-01T08:01:00Z", "01/01/2027, 12:01 AM PT"],
  ["2026-07-04T16:05:00Z", "07/04/2026, 9:05 AM PT"],
  // The hour that is left out in spring, and the two that are alike in autumn.
  ["2026-03-08T09:59:00Z", "03/08/2026, 1:59 AM PT"],
  ["2026-03-08T10:00:00Z", "03/08/2026, 3:00 AM PT"],
  ["2026-11-01T08:30:00Z", "11/01/2026, 1:30 AM PT"],
  ["2026-11-01T09:30:00Z", "11/01/2026, 1:30 AM PT"],
] as const;

test.each(["UTC", "America/Los_Angeles", "Asia/Tokyo"])(
  "T-51 a moment is told in the carrier's zone when the process runs in %s",
  (timeZone) => {
    process.env["TZ"] = timeZone;
    for (const [instant, shown] of moments) {
      expect([instant, formatCarrierTime(new Date(instant))]).toEqual([instant, shown]);
    }
  },
);

test("what is no moment is not shown as one", () => {
  expect(() => formatCarrierTime(new Date("soon"))).toThrow(RangeError);
});
