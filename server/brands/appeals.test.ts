import { expect, test } from "vitest";
import { appeals, denialCodes } from "./appeals.ts";

const accepts = (kind: string, days: number) =>
  appeals.safeParse({ periods: { [kind]: days } }).success;

test.each([
  ["medical", 180],
  ["medicare", 60],
  ["dental", 1],
  ["vision", 1],
  ["partner", 1],
])(
  "HELP-04 the days for an appeal of a %s plan are at least %i and at most 1000",
  (kind, least) => {
    expect([least - 1, least, 1000, 1001].map((days) => accepts(kind, days))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(accepts(kind, least + 0.5)).toBe(false);
  },
);

test("LANG-06 the plain words of a denial's code are English, or in both languages", () => {
  const both = { en: "Too late", es: "Demasiado tarde" };
  expect(
    denialCodes.parse({ A1: { meaning: "Too late" }, B2: { meaning: both, helps: both } }),
  ).toEqual({
    A1: { meaning: { en: "Too late" }, helps: null },
    B2: { meaning: both, helps: both },
  });
  expect(denialCodes.safeParse({ A1: { meaning: { es: "Demasiado tarde" } } }).success).toBe(false);
});
