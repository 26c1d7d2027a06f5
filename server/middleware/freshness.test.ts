import { expect, test } from "vitest";
import { createFreshness } from "./freshness.ts";

const at = (time: string) => new Date(`2026-11-21T${time}:00-08:00`);
const answer = (time: string, isStale = false) => ({ at: at(time), isStale });

test("T-70 a page shows the time of its oldest answer, and ignores answers after it closed", () => {
  const record = createFreshness(at("17:43"));
  const { page } = record;
  expect(page).toEqual({ day: "2026-11-21", time: "5:43 PM", isStale: false });
  record.note(answer("17:41", true));
  record.note(answer("17:42"));
  expect(page).toEqual({ day: "2026-11-21", time: "5:41 PM", isStale: true });
  expect(record.oldest()).toEqual(at("17:41"));
  const otherRecord = createFreshness(at("17:43"));
  otherRecord.close();
  otherRecord.note(answer("17:41", true));
  expect(otherRecord.page).toMatchObject({ time: "5:43 PM", isStale: false });
});
