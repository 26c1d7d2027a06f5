import { expect, test } from "vitest";
import { layerOf, listRows, traceRows } from "./row-owners.ts";

test("the documents' rows are listed, without the settled silences and contradictions", () => {
  const requirements =
    "| AREA-01 | Area | …\n| S-02 | A silence | …\n| T-03 | A contradiction | …\n";
  const beyond = "- YEAR-01 A year's sums.\n- NEXT-01 (not built yet) An estimate.\n";
  expect(listRows(requirements, beyond)).toEqual([
    { area: "AREA", id: "AREA-01", isPlanned: false },
    { area: "YEAR", id: "YEAR-01", isPlanned: false },
    { area: "NEXT", id: "NEXT-01", isPlanned: true },
  ]);
});

test.each([
  ["app/rules/dates/age.test.ts", "unit"],
  ["app/components/ui/text/AsSent.test.tsx", "unit"],
  ["tests/requests/home/home.test.ts", "request"],
  ["tests/contract/kit.test.ts", "request"],
  ["tests/faults/screens/lists.test.ts", "request"],
  ["tests/faults/sockets/retry.test.ts", "process"],
  ["tests/shared/answers.test.ts", "process"],
  ["server/http/process.test.ts", "process"],
  ["tests/journeys/claim.test.ts", "browser"],
])("the layer of %s is %s", (path, layer) => {
  expect(layerOf(path)).toBe(layer);
});

test("a row's owner is the first layer whose titles begin with its id", () => {
  const files = [
    { path: "tests/journeys/a.test.ts", source: 'test("AREA-01 AREA-02 a walk' },
    { path: "app/a.test.ts", source: "test(`AREA-01 a rule" },
    { path: "tests/requests/a.test.ts", source: "test.each([[`AREA-01`, `a page`]])" },
    { path: "app/b.test.ts", source: "// AREA-03 in a comment, and 'of AREA-03'" },
  ];
  const rows = ["AREA-01", "AREA-02", "AREA-03"].map((id) => ({
    area: "AREA",
    id,
    isPlanned: false,
  }));
  const traced = traceRows(rows, files).map(({ id, owner, layers }) => [
    id,
    owner,
    [...layers.keys()],
  ]);
  expect(traced).toEqual([
    ["AREA-01", "unit", ["unit", "request", "browser"]],
    ["AREA-02", "browser", ["browser"]],
    ["AREA-03", undefined, []],
  ]);
});
