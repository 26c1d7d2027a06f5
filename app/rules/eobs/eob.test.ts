import { expect, test } from "vitest";
import { eobFilename, eobName, eobTotals, findEobClaim, listEobProviders } from "./eob.ts";

const amounts = (chargeCents: number | null, responsibilityCents: number | null) => ({
  chargeCents,
  responsibilityCents,
});
const family = [
  { memberSuffix: 0, firstName: "Jordan", lastName: "Testa" },
  { memberSuffix: 1, firstName: "Robin", lastName: "Testa" },
];
const twice = [...family, { memberSuffix: 2, firstName: "Robin", lastName: "Testa" }];
const claim = { id: "26/A", firstName: "Robin", lastName: "Testa" };

test("EOB-06 an explanation's totals are its claims' sums, unknown where any part or all is", () => {
  const expected = { chargeCents: 25_401, responsibilityCents: 4220 };
  expect(eobTotals([amounts(26_400, 4218), amounts(-1000, 0), amounts(1, 2)])).toEqual(expected);
  const otherExpected = { chargeCents: null, responsibilityCents: null };
  expect(eobTotals([amounts(100, null), amounts(null, 5)])).toEqual(otherExpected);
  expect(eobTotals([amounts(100, null), amounts(300, 5)]).chargeCents).toBe(400);
  expect(eobTotals([])).toEqual({ chargeCents: null, responsibilityCents: null });
});

test("EOB-06 T-35 an explained claim leads to its page by the patient's own suffix", () => {
  const expected = { claimType: "dental", id: "26/A", suffix: 1 };
  expect(findEobClaim(claim, "DENTAL", family)).toEqual(expected);
  const shouted = { id: "7", firstName: " JORDAN", lastName: "TESTA " };
  const shown = findEobClaim(shouted, " Medical ", family);
  expect(shown).toEqual({ claimType: "medical", id: "7", suffix: 0 });
});

test.each([
  ["nobody of the family", { ...claim, firstName: "Alex" }, "MEDICAL", family],
  ["a patient without a name", { ...claim, firstName: null }, "MEDICAL", family],
  ["two members of one name", claim, "MEDICAL", twice],
  ["no type", claim, null, family],
  ["a type that claims have not", claim, "PHARMACY", family],
])("T-35 with %s the suffix is not known, and no link is made up", (_who, it, type, members) => {
  expect(findEobClaim(it, type, members)).toBeUndefined();
});

test("EOB-05 EOB-06 DATA-18 names without missing parts, a file by its day, a provider once", () => {
  const whole = { firstName: "Ana", middleInitial: "B", lastName: "Exempel" };
  expect(eobName(whole)).toBe("Ana B Exempel");
  expect(eobName({ ...whole, middleInitial: null })).toBe("Ana Exempel");
  expect(eobName({ firstName: null, lastName: " Exempel " })).toBe("Exempel");
  expect(eobName({ firstName: null, middleInitial: " ", lastName: null })).toBeNull();
  expect(eobName(null)).toBeNull();
  expect(eobFilename("2026-11-06")).toBe("explanation-of-benefits-2026-11-06.pdf");
  expect(eobFilename(null)).toBe("explanation-of-benefits.pdf");
  const claims = ["B", "A", null, "B"].map((providerName) => ({ providerName }));
  expect(listEobProviders(claims)).toEqual(["B", "A"]);
});
