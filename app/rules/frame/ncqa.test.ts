import { expect, test } from "vitest";
import { ncqaBadge } from "./ncqa.ts";

test.each([
  ["Accredited", "accredited"],
  ["COMMENDABLE", "commendable"],
  ["Health Plan Accreditation: interim", "interim"],
  ["Interim Accredited", "interim"],
  ["Accredited - Interim", "interim"],
  ["Accredited, Commendable", "commendable"],
  ["https://badges.example/ncqa-accredited.png", "accredited"],
  ["Accredited not-for-profit plan", "accredited"],
  ["Not accredited", null],
  ["Not yet accredited", null],
  ["Non-Accredited", null],
  ["No longer commendable, accredited", "accredited"],
  ["Unaccredited", null],
  ["Accreditation denied", null],
  ["Excellent", null],
  ["", null],
  [null, null],
  ["Not  accredited", null],
  ["Not yet  accredited", null],
])("NCQA-01 T-55 the badge of %j is %j", (text, badge) => {
  expect(ncqaBadge(text)).toBe(badge);
});
