import { parse } from "node-html-parser";
import { beforeAll, expect, test } from "vitest";
import { openTurningWorld } from "#tests/harness/world/turning-world.ts";
import { wordsOf, type Visitor } from "#tests/harness/pages/visitor.ts";
import type { World } from "#tests/harness/world/world.ts";
import { claimsOf } from "../../claims/claim-page.ts";

// plain-date-zones.test.ts covers which day it is at which moment, in any zone; this file covers
// that no page uses another clock. The moment here is in the next year in UTC and Tokyo.

const MOMENT = "2026-12-31T23:59:00-08:00";

/** Minutes behind UTC in November: proof that the process is in the zone. */
const ZONES = [
  ["UTC", 0],
  ["America/Los_Angeles", 480],
  ["Asia/Tokyo", -540],
] as const;

/** Pages that one member opens one after the other. */
const WALKS: Readonly<Record<string, readonly [string, ...(readonly string[])]>> = {
  home: ["sub", "/home"],
  claims: ["sub", "/claims", "/claims/print?type=vision", "/claims/export.csv"],
  "a claim": ["sub", "CLAIM"],
  explanations: ["sub", "/eobs", "/eobs/EOB26000010001", "/eobs/EOB26000010001/pdf"],
  cards: ["sub", "/id-card", "/id-card/0/M/save"],
};

type Seen = { readonly path: string; readonly status: number; readonly body: string };
type Walked = { seen: readonly Seen[]; fileNames: readonly string[]; calls: readonly string[] };

const walks = new Map<string, Walked[]>();
let serviceDate = "";

beforeAll(async () => {
  const zone = process.env["TZ"];
  try {
    for (const [timeZone, offset] of ZONES) {
      process.env["TZ"] = timeZone;
      const found = new Date("2026-11-21T12:00:00Z").getTimezoneOffset();
      if (found !== offset) throw new Error(`the process is not in ${timeZone}`);
      const world = await openTurningWorld(MOMENT, { requestId: "the-same-everywhere" });
      try {
        for (const name of Object.keys(WALKS)) {
          walks.set(name, [...(walks.get(name) ?? []), await walk(world, name)]);
        }
      } finally {
        world.close();
      }
    }
  } finally {
    if (zone === undefined) delete process.env["TZ"];
    else process.env["TZ"] = zone;
  }
});

async function walk(world: World, name: string): Promise<Walked> {
  const [persona = "", ...paths] = WALKS[name] ?? [];
  const [newest] = await claimsOf(world, "sub");
  serviceDate = newest?.serviceDateFrom ?? "";
  const browser: Visitor = await world.enter(persona);
  const seen: Seen[] = [];
  const fileNames: string[] = [];
  const calls = await world.callsDuring(async () => {
    for (const path of paths.map((it) => it.replace("CLAIM", `/claims/medical/${newest?.id}/0`))) {
      const response = await browser.send(path);
      fileNames.push(response.headers.get("content-disposition") ?? "");
      seen.push({ path, status: response.status, body: await response.text() });
    }
  });
  const asked = calls.map(({ path, query }) => `${path} ${JSON.stringify(query)}`);
  return { seen, fileNames, calls: asked.toSorted() };
}

test.each(Object.keys(WALKS))(
  "T-51 T-60 CONST-24 %s: pages, files and calls are the same in every time zone of the process",
  (name) => {
    const [first, ...others] = walks.get(name) ?? [];
    expect(first?.seen.map(({ status }) => status)).not.toEqual([]);
    for (const { path, status } of first?.seen ?? []) expect([path, status]).toEqual([path, 200]);
    expect(first?.calls).not.toEqual([]);
    expect(others).toHaveLength(2);
    for (const other of others) expect(other).toEqual(first);
  },
);

test("T-51 T-60 S-21 EOB-02 calls, file names and pages have the carrier's day and the two years before it", () => {
  const walkOf = (name: string) => walks.get(name)?.at(-1);
  const dated = walkOf("home")?.calls.filter((call) => call.includes("asOfDate")) ?? [];
  expect(dated.length).toBeGreaterThan(5);
  for (const call of dated) expect(call).toContain('"asOfDate":"2026-12-31"');
  const window = '"startDate":"2024-12-31","endDate":"2026-12-31"';
  for (const [name, list] of [
    ["claims", "/claims/medical {"],
    ["explanations", "/v2/eobs {"],
  ] as const) {
    expect(walkOf(name)?.calls.find((call) => call.startsWith(list))).toContain(window);
  }
  expect(walkOf("claims")?.fileNames.at(-1)).toContain("claims-medical-2024-12-31-2026-12-31.csv");
  const claim = wordsOf(parse(walkOf("a claim")?.seen[0]?.body ?? ""));
  expect(claim).toContain(serviceDate.replace(/(\d+)-(\d+)-(\d+)/, "$2/$3/$1"));
  expect(walkOf("cards")?.seen.at(-1)?.body).toContain("Saved on 12/31/2026.");
});
