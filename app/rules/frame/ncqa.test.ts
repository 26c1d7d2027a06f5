import { expect, test } from "vitest";
import { ncqaBadge } from "./ncqa.ts";

test.each([
  ["accredited", ["Accredited", "https://badges.example/ncqa-accredited.png"]],
  ["accredited", ["Accredited not-for-profit plan", "No longer commendable, accredited"]],
  ["commendable", ["COMMENDABLE", "Accredited, Commendable"]],
  ["interim", ["Interim Accredited", "Accredited - Interim"]],
  ["interim", ["Health Plan Accreditation: interim"]],
  [null, ["Not accredited", "Not yet accredited", "Not  accredited", "Not yet  accredited"]],
  [null, ["Non-Accredited", "Unaccredited", "Accreditation denied", "Excellent", "", null]],
])("NCQA-01 T-55 texts of an accreditation have the badge %j (case %#)", (badge, texts) => {
  expect(texts.map(ncqaBadge)).toEqual(texts.map(() => badge));
});
