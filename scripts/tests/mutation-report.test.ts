import { expect, test } from "vitest";
import { listSurvivors, scoreBy, selectChanged, selectModules } from "./mutation-report.ts";

const files = [
  "app/rules/dates/age.ts",
  "app/rules/dates/age.test.ts",
  "app/rules/dates/age.properties.test.ts",
  "app/rules/dates/days.fixture.ts",
  "app/rules/claims/claim.ts",
  "app/routes/home.ts",
  "server/gateway/calls/frame/chat.ts",
];

test.each([
  [["app/rules"], ["app/rules/dates/age.ts", "app/rules/claims/claim.ts"]],
  [["./app/rules/dates/"], ["app/rules/dates/age.ts"]],
  [["server/gateway/calls/frame/chat.ts"], ["server/gateway/calls/frame/chat.ts"]],
])("the modules below %j are selected without tests and fixtures", (paths, modules) => {
  expect(selectModules(paths, files)).toEqual({ modules, outside: [] });
});

test.each(["app/routes", "app/rules/dates/age.test.ts", "app/rules/dates/days.fixture.ts", "nil"])(
  "a path without a judged module is reported: %s",
  (path) => {
    expect(selectModules([path, "app/rules/dates"], files)).toEqual({
      modules: ["app/rules/dates/age.ts"],
      outside: [path],
    });
  },
);

test.each([
  ["the module", "app/rules/dates/age.ts", ["app/rules/dates/age.ts"]],
  ["its test", "app/rules/dates/age.test.ts", ["app/rules/dates/age.ts"]],
  ["a second test", "app/rules/dates/age.properties.test.ts", ["app/rules/dates/age.ts"]],
  ["a file outside the rules", "app/routes/home.ts", []],
  ["a test of nothing", "app/rules/dates/none.test.ts", []],
])("a change of %s (%s) selects the modules %j", (_what, path, modules) => {
  expect(selectChanged([path], files)).toEqual(modules);
});

const source = "one\nconst two = a &&\n  b;\nthree\n";
const mutant = (status: "Killed" | "Timeout" | "Survived" | "NoCoverage" | "Ignored") => ({
  fileName: "rules/two.ts",
  location: { start: { line: 2, column: 13 }, end: { line: 3, column: 4 } },
  replacement: "a || b",
  status,
});

test("a mutation score leaves out ignored mutants", () => {
  const mutants = (["Killed", "Timeout", "Killed", "NoCoverage", "Ignored"] as const).map(mutant);
  expect(scoreBy(mutants, String)).toEqual([{ name: "rules/two.ts", score: 75, missed: 1 }]);
});

test("a survivor is listed with file and line, its source and its replacement", () => {
  const later = { ...mutant("NoCoverage"), location: at(4, 1, 6), replacement: "" };
  expect(
    listSurvivors([later, mutant("Killed"), mutant("Timeout"), mutant("Survived")], () => source),
  ).toEqual([
    "rules/two.ts:2  a && b  =>  a || b",
    "rules/two.ts:4  three  =>    (no test comes here)",
  ]);
});

const at = (line: number, start: number, end: number) => ({
  start: { line, column: start },
  end: { line, column: end },
});
