import { expect, test } from "vitest";
import { plainText } from "#app/components/ui/text/CarrierText.tsx";
import { arrangeChanges } from "./arrange-changes.ts";
import type { Change } from "./compare-category.ts";

const change = (name: string, where: string, effect: Change["effect"], more = {}): Change => ({
  key: `${name} ${where}`,
  name: [name],
  where: [where],
  codes: [],
  label: null,
  from: `before ${name} ${where}`,
  to: "after",
  change: "Changed",
  effect,
  ...more,
});

const linesOf = (changes: readonly Change[]) =>
  arrangeChanges(changes).map(({ items, places, repeatsItems }) => [
    items.map(({ name }) => plainText(...name)).join(" and "),
    places.join(", "),
    repeatsItems,
  ]);

test("BENEFIT-26 what costs more is first, and changes of one fact that mean the same stand together", () => {
  const changes = [
    change("Annual limit", "In network", "better"),
    change("Deductible", "In network", "worse"),
    change("Visits", "In network", "new"),
    change("Deductible", "Out of network", "worse"),
    change("Visits", "Out of network", "gone"),
    change("Annual limit", "Out of network", "changed"),
  ];
  expect(linesOf(changes)).toEqual([
    ["Deductible", "In network", false],
    ["Deductible", "Out of network", true],
    ["Visits", "Out of network", false],
    ["Annual limit", "Out of network", false],
    ["Visits", "In network", false],
    ["Annual limit", "In network", false],
  ]);
});

test("BENEFIT-26 equal changes are one row, of several networks and of several things", () => {
  const share = { label: "Cost", from: "50%", to: "60%" };
  const changes = [
    change("Crown", "In network", "better", share),
    change("Crown", "Out of network", "better", share),
    change("Bridge", "In network", "better", share),
    change("Denture", "In network", "better", share),
    change("Denture", "Out of network", "better", share),
    change("Implant", "In network", "better", { ...share, to: "70%" }),
  ];
  expect(linesOf(changes)).toEqual([
    ["Crown and Denture", "In network, Out of network", false],
    ["Bridge", "In network", false],
    ["Implant", "In network", false],
  ]);
});

test("BENEFIT-26 things that change alike in every network stay together in each of them", () => {
  const of = (from: string) => ({ from, label: "Cost" });
  const changes = ["Crown", "Bridge"].flatMap((name) => [
    change(name, "In network", "better", of("50%")),
    change(name, "Out of network", "better", of("40%")),
  ]);
  expect(linesOf(changes)).toEqual([
    ["Crown and Bridge", "In network", false],
    ["Crown and Bridge", "Out of network", true],
  ]);
});

test("BENEFIT-26 things of one name under different codes are different things", () => {
  const [one, other] = [change("Crown", "In network", "new"), change("Crown", "In network", "new")];
  const [row] = arrangeChanges([
    { ...one, codes: ["D1"] },
    { ...other, codes: ["D2"] },
  ]);
  expect(row?.items.map(({ codes }) => codes)).toEqual([["D1"], ["D2"]]);
});
