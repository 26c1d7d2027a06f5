import { beforeAll, expect, test } from "vitest";
import { eobAnswer } from "../../eobs/eobs-of.ts";
import { eligibilityFamily } from "#server/gateway/calls/member/eligibility.ts";
import { changeAnswer, pageAnswer } from "#tests/harness/gateway/gateway-answers.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { asSet, factsInCsv, factsInHtml, recordsOf, TABLES } from "./my-data-facts.ts";
import { brokenRules, bundlesOf } from "./check-fhir.ts";
import { jsonOf, resourcesOf, rowsInJson } from "./my-data-bundles.ts";
import { download, fileOf, linkTo, type Files } from "./my-data-of.ts";
import { EVIL, haveUnusualCare } from "./my-data-unusual.ts";

const world = useWorld();

/** The file of each persona, downloaded once, with the calls it took. */
const kept = new Map<string, Promise<{ files: Files; asked: string[] }>>();
const fileFor = (persona: string) => {
  const made = async () => {
    const browser = await world.enter(persona);
    let files: Files = {};
    const calls = await world.callsDuring(async () => (files = await download(browser)));
    return { files, asked: calls.map(({ path }) => path) };
  };
  const file = kept.get(persona) ?? made();
  kept.set(persona, file);
  return file;
};

/** The whole file of `sub`. */
let whole: Files;
beforeAll(async () => {
  whole = (await fileFor("sub")).files;
});

const NAMES = [
  "claims",
  "claim-lines",
  "eobs",
  "members",
  "eligibility",
  "accumulators",
  "providers",
  "primary-care",
  "preferences",
];

test("T-85 the page in the file has the last day of a coverage, the tables the gateway's own day", async () => {
  const { files } = await fileFor("term");
  const page = fileOf(files, "index.html");
  expect(page).toContain("<dt>Last day covered</dt><dd>09/29/2026</dd>");
  expect(page).not.toContain("First day not covered");
  expect(fileOf(files, "csv/eligibility.csv")).toContain('"First day not covered"');
  const { eligibility } = factsInCsv(files);
  expect(new Set(eligibility.map((row) => row["terminationDate"]))).toEqual(
    new Set(["2026-09-30"]),
  );
});

test("T-85 the page in the file says of a coverage that was canceled before it began that it covered no day", async () => {
  await changeAnswer(world, "term", eligibilityFamily, (rows) =>
    rows.map((row) => ({ ...row, termedDate: row.effectiveDate })),
  );
  const page = fileOf(await download(await world.enter("term")), "index.html");
  expect(page).toContain("<dt>Last day covered</dt><dd>No day was covered</dd>");
});

// What each row is in FHIR: app/rules/account/my-data-fhir.test.ts and my-data-fhir-people.test.ts.
test.each(["sub", "dep-adult", "noelig"])(
  "CSV and HTML in the file of %s hold the same facts, the JSON their rows without a FHIR breach",
  async (persona) => {
    const { files } = await fileFor(persona);
    const csv = factsInCsv(files);
    const html = factsInHtml(files);
    const json = rowsInJson(files);
    for (const table of TABLES) {
      expect(asSet(html[table]), `${table}, for people`).toEqual(asSet(csv[table]));
      expect(json.counts[table], `${table}, for applications`).toBe(csv[table].length);
    }
    expect(json.claimIds).toEqual(csv.claims.map(({ claimId = "" }) => claimId).toSorted());
    expect(brokenRules(bundlesOf(files))).toEqual([]);
    expect(csv.members.length).toBeGreaterThan(0);
    const empty = TABLES.filter((table) => csv[table].length === 0);
    expect(persona === "sub" ? empty : []).toEqual([]);
  },
);

test("the archive has its files in a fixed order, and each says the moment that it shows", () => {
  const json = NAMES.filter((name) => name !== "claim-lines");
  expect(Object.keys(whole)).toEqual([
    ...NAMES.map((name) => `csv/${name}.csv`),
    ...json.map((name) => `json/${name}.json`),
    "index.html",
  ]);
  for (const name of NAMES) {
    const records = recordsOf(fileOf(whole, `csv/${name}.csv`));
    expect(records.at(-1)?.[0], name).toBe("As of 11/21/2026, 12:00 PM PT");
  }
  for (const name of json) {
    const bundle = jsonOf(JSON.parse(fileOf(whole, `json/${name}.json`)));
    expect([bundle.at("type"), bundle.at("timestamp")]).toEqual([
      "collection",
      "2026-11-21T20:00:00.000Z",
    ]);
  }
  const page = fileOf(whole, "index.html");
  expect(page).toContain("From Main Carrier. As of 11/21/2026, 12:00 PM PT.");
  expect(page).toContain("Claims and EOBs dated 11/21/2024 to 11/21/2026.");
});

test("the archive has a name without the member's, is not cached, and is the same for a second request", async () => {
  const browser = await world.enter("care");
  const link = await linkTo(browser);
  const head = await world.callsDuring(async () => {
    const { headers, status } = await browser.send(link, { method: "HEAD" });
    const named = ["content-type", "content-disposition", "cache-control", "accept-ranges"];
    expect([status, ...named.map((name) => headers.get(name))]).toEqual([
      200,
      "application/zip",
      'attachment; filename="my-data-2026-11-21.zip"',
      "no-store",
      "none",
    ]);
  });
  expect(head).toEqual([]);
  const one = await (await browser.send(link)).arrayBuffer();
  // A range can't be requested: the answer is the whole file.
  const part = await browser.send(link, { headers: { range: "bytes=100-" } });
  expect(part.status).toBe(200);
  const other = await part.arrayBuffer();
  expect(one.byteLength).toBeGreaterThan(1000);
  expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true);
});

test("a hostile provider name is text in every format, and unusual claims and doctors break no FHIR rule", async () => {
  await haveUnusualCare(world);
  const files = await download(await world.enter("dep-adult"));
  expect(brokenRules(bundlesOf(files))).toEqual([]);
  const page = fileOf(files, "index.html");
  expect(page).not.toMatch(/<img|<script|onerror="/i);
  expect(page).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&#39;&amp;&quot;");
  expect(page).toContain("Zoë O&quot;Neil, 東京");
  const row = factsInCsv(files).claims.find(({ claimId }) => claimId === "C1");
  expect(row?.["provider"]?.startsWith("'=<img")).toBe(true);
  expect(row?.["patient"]).toBe('Zoë O"Neil, 東京');
  const found = resourcesOf(files, "claims", "ExplanationOfBenefit");
  expect(found.map((it) => it.at("provider.display"))).toContain(`=${EVIL}`);
});

test("the archive's HTML page has no script, no event handler and no outside resource", () => {
  const page = fileOf(whole, "index.html");
  expect(page).toContain("default-src 'none'; style-src 'unsafe-inline'");
  expect(page).not.toMatch(/<script|\ssrc=|\shref="(?!#)|url\(|@import|\son\w+=/i);
  expect(page).toContain('<meta name="viewport"');
});

test("a dependent's file says that only the subscriber sees EOBs, and none are read", async () => {
  const { files, asked } = await fileFor("dep-adult");
  const words = "Explanations of benefits (EOBs). Only the subscriber can see them.";
  expect(fileOf(files, "index.html")).toContain(words);
  expect(asked.filter((path) => path.includes("claims"))).not.toEqual([]);
  expect(asked.filter((path) => path.includes("eobs"))).toEqual([]);
});

test("an explanation of two types of claims is in the archive once", async () => {
  const browser = await world.enter("sub");
  await world.fault({ path: "v2/eobs", body: pageAnswer([eobAnswer("EOBTWICE")]) });
  const files = await download(browser);
  expect(
    fileOf(files, "csv/eobs.csv")
      .split("\r\n")
      .filter((row) => row.includes("EOBTWICE")),
  ).toHaveLength(1);
  const { entry } = JSON.parse(fileOf(files, "json/eobs.json")) as { readonly entry: unknown[] };
  expect(entry).toHaveLength(1);
});
