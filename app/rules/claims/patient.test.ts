import { expect, test } from "vitest";
import { findPatient, isSamePerson, otherPatient } from "./patient.ts";

test.each([
  ["Ana Núñez", "ANA NUNEZ", true],
  ["Ana Núñez", "Núñez, Ana", true],
  ["Ana Núñez", "Ana M. Núñez Jr.", true],
  ["Ana Núñez", "Ana", true],
  ["Ana Núñez", "Theo Núñez", false],
  ["Ana Núñez", "Ana Sample", false],
])("T-88 %s and %s are one person: %s", (one, other, expected) => {
  expect(isSamePerson(one, other)).toBe(expected);
  expect(isSamePerson(other, one)).toBe(expected);
});

const member = (firstName: string, lastName = "Sample") => ({ firstName, lastName });
const ana = member("Ana");
const theo = member("Theo");

test("T-88 a claim's patient is the member of its list unless it names another", () => {
  const find = (patient: string | null, members = [ana, theo]) =>
    findPatient({ patient, member: ana }, members);
  expect(find(null)).toBe(ana);
  expect(find("ANA SAMPLE")).toBe(ana);
  expect(find("Theo Sample")).toBe(theo);
  expect(find("Newborn Sample")).toBeUndefined();
  // Of two with one name none can be told, but the list's own is the one that is meant.
  expect(find("Theo Sample", [ana, theo, member("Theo")])).toBeUndefined();
  expect(find("Ana Sample", [ana, theo, member("Ana")])).toBe(ana);
  expect([otherPatient("Theo Sample", ana), otherPatient("Ana", ana)]).toEqual([
    "Theo Sample",
    null,
  ]);
});
