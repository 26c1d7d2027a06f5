import { parse } from "node-html-parser";
import { beforeAll, expect, test } from "vitest";
import { wordsOf } from "#tests/harness/visitor.ts";
import type { World } from "#tests/harness/world.ts";
import { claimsOf } from "../claims/claim-page.ts";
import { walkEveryZone, type Stop, type Walk, type Walks } from "./zones.ts";

/** Noon, and the moments at which one day or year turns into another or has an hour more or less. */
const MOMENTS = [
  ["noon", "2026-11-21T12:00:00-08:00", "2026-11-21"],
  ["a minute before midnight", "2026-11-21T23:59:00-08:00", "2026-11-21"],
  ["a minute after midnight", "2026-11-22T00:01:00-08:00", "2026-11-22"],
  ["the day clocks go forward", "2026-03-08T03:30:00-07:00", "2026-03-08"],
  ["the day clocks go back", "2026-11-01T01:30:00-08:00", "2026-11-01"],
  ["the last minute of the year", "2026-12-31T23:59:00-08:00", "2026-12-31"],
] as const;

const at = (...paths: string[]): Stop[] => paths.map((path) => ({ path }));

const CLAIMS = at(
  "/claims",
  "/claims?type=dental&from=2026-01-01",
  "/claims?member=1&page=2",
  "/claims/print?type=vision",
  "/claims/export.csv",
);
const EOBS = [
  ...at("/eobs", "/eobs?type=dental&page=2", "/eobs?from=2025-03-09"),
  { path: "/eobs?from=2026-03-08&to=2026-03-07", status: 400 },
  ...at("/eobs/EOB26000010001", "/eobs/EOB26000010001/pdf"),
];

const NEWEST = 6;

/** The newest claims, and the day that each is of. */
async function newestClaims(world: World): Promise<Stop[]> {
  const newest = (await claimsOf(world, "sub")).slice(0, NEWEST);
  return newest.map(({ id, serviceDateFrom }) => ({
    path: `/claims/medical/${id}/0?from=2026-01-02`,
    says: slashed(serviceDateFrom),
  }));
}

/** A page to come is a line here. */
const WALKS: readonly Walk[] = [
  { name: "home", persona: "sub", stops: at("/home") },
  { name: "home of an adult dependent", persona: "dep-adult", stops: at("/home") },
  { name: "home of somebody termed", persona: "term", stops: at("/home") },
  { name: "home of City of Portland", persona: "cop", stops: at("/home") },
  { name: "home before coverage begins", persona: "future", stops: at("/home") },
  { name: "home of a medical group", persona: "medgrp", stops: at("/home") },
  { name: "claims", persona: "sub", stops: CLAIMS },
  { name: "a claim", persona: "sub", stops: newestClaims },
  { name: "explanations", persona: "sub", stops: EOBS },
  {
    name: "cards",
    persona: "sub",
    stops: at("/id-card", "/id-card/0/M/email", "/id-card/0/M/save"),
  },
];

let walks: Walks;
beforeAll(async () => {
  const moments = MOMENTS.map(([, moment]) => moment);
  walks = await walkEveryZone(WALKS, moments);
}, 120_000);

/** The walk in the first zone; that all are alike is the first test's. */
function walkOf(name: string, moment: string) {
  const [walked] = walks(name, moment);
  if (walked === undefined) throw new Error("there is no zone");
  return walked;
}

function slashed(day: string): string {
  const [year, month, date] = day.split("-");
  return `${month}/${date}/${year}`;
}

test.each(MOMENTS.flatMap(([when, moment]) => WALKS.map(({ name }) => ({ when, moment, name }))))(
  "T-51 T-60 CONST-24 at $when $name: the same to the byte, whatever zone the process runs in",
  ({ moment, name }) => {
    const [first, ...others] = walks(name, moment);
    for (const { path, status = 200, answered } of first?.seen ?? []) {
      expect([path, answered]).toEqual([path, status]);
    }
    expect(first?.seen.length).toBeGreaterThan(0);
    expect(first?.calls.length).toBeGreaterThan(0);
    expect(others).toHaveLength(2);
    for (const other of others) expect(other).toEqual(first);
  },
);

test.each(MOMENTS)("T-51 at %s home asks for what is true that day", (_when, moment, day) => {
  const homes = WALKS.filter(({ name }) => name.startsWith("home"));
  const calls = homes.flatMap(({ name }) => walkOf(name, moment).calls);
  expect(calls.length).toBeGreaterThan(homes.length * 9);
  const dated = calls.filter((call) => call.includes("asOfDate"));
  expect(dated.length).toBeGreaterThan(homes.length);
  expect(dated.filter((call) => !call.includes(`"asOfDate":"${day}"`))).toEqual([]);
});

test.each(MOMENTS)(
  "T-51 T-60 S-21 at %s the list and its file are of the two years up to that day",
  (_when, moment, endDate) => {
    const startDate = endDate.replace("2026", "2024");
    const { seen, calls } = walkOf("claims", moment);
    const own = calls.find(
      (call) => call.startsWith("/claims/medical {") && call.includes(`"suffix":"0"`),
    );
    expect(own).toContain(`"startDate":"${startDate}"`);
    expect(own).toContain(`"endDate":"${endDate}"`);
    expect(seen.map(({ fileName }) => fileName)).toContain(
      `attachment; filename="claims-medical-${startDate}-${endDate}.csv"`,
    );
  },
);

test.each(MOMENTS)("T-51 T-60 at %s a claim says the day it is of", (_when, moment) => {
  const { seen } = walkOf("a claim", moment);
  expect(seen).toHaveLength(NEWEST);
  for (const { body, says } of seen) expect(wordsOf(parse(body))).toContain(says);
});

test.each(MOMENTS)(
  "T-51 T-60 EOB-02 at %s explanations are asked for of the two years up to that day",
  (_when, moment, end) => {
    const days = `"startDate":"${end.replace("2026", "2024")}","endDate":"${end}"`;
    const lists = walkOf("explanations", moment).calls.filter((call) =>
      call.startsWith("/v2/eobs {"),
    );
    expect(lists.join("\n")).toContain(days);
  },
);

test.each(MOMENTS)("T-51 T-60 at %s the saved card says that day", (_when, moment, day) => {
  const saved = walkOf("cards", moment).seen.find(({ path }) => path.endsWith("/save"));
  expect(saved?.body).toContain(`Saved on ${slashed(day)}.`);
});
