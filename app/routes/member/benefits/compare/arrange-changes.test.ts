import { expect, test } from "vitest";
import { arrangeChanges } from "./arrange-changes.ts";
import type { Change } from "./compare-category.ts";

const change = (name: string, where: string, means: Change["means"]): Change => ({
  key: `${name} ${where}`,
  name: [name],
  where: [where],
  about: [],
  from: "before",
  to: "after",
  change: "Changed",
  means,
});

test("BENEFIT-26 what costs more is first, and changes of one fact that mean the same stand together", () => {
  const changes = [
    change("Annual limit", "In network", "better"),
    change("Deductible", "In network", "worse"),
    change("Visits", "In network", "new"),
    change("Deductible", "Out of network", "worse"),
    change("Visits", "Out of network", "gone"),
    change("Annual limit", "Out of network", "changed"),
  ];
  expect(arrangeChanges(changes).map(({ key, continuesFact }) => [key, continuesFact])).toEqual([
    ["Deductible In network", false],
    ["Deductible Out of network", true],
    ["Visits Out of network", false],
    ["Annual limit Out of network", false],
    ["Visits In network", false],
    ["Annual limit In network", false],
  ]);
});
