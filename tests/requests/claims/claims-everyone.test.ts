import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { linksOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { findSection, textOf } from "#tests/harness/pages/visitor.ts";
import { GATEWAY } from "#tests/harness/world/world.ts";
import { rowsOfFile } from "./claims-file.ts";
import { chipsOf, countOf, hrefOf, openList, ownClaims, rowsOf } from "./claims-page.ts";

const world = useWorld();

const EVERYONE = "/claims?member=everyone";
const FAMILY = ["Jordan", "Theo", "Marisol", "Robin"] as const;

/** The gateway fails for these members' lists. */
const failFor = (status: number, ...suffixes: number[]) =>
  world.network.use(
    http.get(`${GATEWAY}/claims/medical`, ({ request }) => {
      const suffix = Number(new URL(request.url).searchParams.get("suffix"));
      return suffixes.includes(suffix) ? new HttpResponse(null, { status }) : undefined;
    }),
  );

test("S-21 CLAIM-08 everyone's claims are one list, newest first, each with its member's name and page", async () => {
  const { page, all, asked } = await openList(world, await world.enter("sub"), EVERYONE);
  expect([page.status, page.hops]).toEqual([200, []]);
  expect(textsOf(page, ".filtered-list h2")).toEqual(["Everyone's medical claims"]);
  // One list and one set of choices for each member.
  const pathsOf = (suffix: number) =>
    asked.filter(({ query }) => query["suffix"] === String(suffix)).map(({ path }) => path);
  for (const suffix of [0, 1, 2, 3]) {
    expect(pathsOf(suffix).toSorted()).toEqual(["/claims/medical", "/claims/metadata"]);
  }
  expect(asked).toHaveLength(8);
  expect(all.findIndex(({ path }) => path === "/account")).toBe(0);

  const wire = await Promise.all(
    FAMILY.map((_name, suffix) => ownClaims(world, "medical", suffix)),
  );
  const newest = wire
    .flatMap((claims, suffix) =>
      claims.map(({ id, serviceDateFrom: day }) => ({ id, suffix, day, name: FAMILY[suffix] })),
    )
    .toSorted((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0));
  expect(countOf(page)).toBe(`Showing 1 to 20 of ${newest.length} claims`);
  const rows = rowsOf(page);
  expect(rows.map(({ member, href }) => [member, href])).toEqual(
    newest
      .slice(0, 20)
      .map(({ id, suffix, name }) => [name, `/claims/medical/${id}/${suffix}?member=everyone`]),
  );
  expect(new Set(rows.map(({ member }) => member)).size).toBeGreaterThan(1);
  // The same visit of two members is distinguished by the member.
  const names = page.document
    .querySelectorAll('.filtered-list tbody [data-cell="details"] a')
    .map(textOf);
  for (const [index, { member }] of rows.entries()) expect(names[index]).toMatch(`, ${member}`);
});

test("S-21 everyone is offered as a member to choose and as a link, and is a chip", async () => {
  const { browser, page } = await world.openAs("sub", "/claims?type=dental&from=2025-06-01");
  expect(textsOf(page, "#member option")).toEqual([
    "Jordan Testa-Lindqvist (you)",
    "Everyone",
    "Theo Testa-Lindqvist",
    "Marisol Testa-Lindqvist",
    "Robin Testa-Lindqvist",
  ]);
  const links = linksOf(page, ".choosers").map(([name, href]) => [name, hrefOf(href)]);
  expect(links).toContainEqual(["Everyone", "/claims?type=dental&member=everyone&from=2025-06-01"]);
  const chosen = await browser.submit(page, "Show claims", { Member: "Everyone" });
  expect(chosen.url.search).toBe("?type=dental&member=everyone&from=2025-06-01");
  expect(chipsOf(chosen)[0]).toEqual(["Everyone", "/claims?type=dental&from=2025-06-01"]);
  expect(textOf(chosen.document.querySelector("#member option[selected]"))).toBe("Everyone");
  expect(textsOf(chosen, ".choosers .segments [aria-current=page]")).toEqual(["Everyone"]);
});

test("S-21 filters, chart, print page and file are of everyone's claims", async () => {
  const browser = await world.enter("sub");
  const query = "member=everyone&from=2026-01-01&status=02";
  const { page, asked } = await openList(world, browser, `/claims?${query}&sort=owe-desc&page=2`);
  const lists = asked.filter(({ path }) => path === "/claims/medical").map((call) => call.query);
  // Each member's list, and their whole one, for what takes its claims back.
  const ofStatus = lists.filter(({ claimStatus }) => claimStatus === "02");
  expect(new Set(ofStatus.map(({ startDate }) => startDate))).toEqual(new Set(["2026-01-01"]));
  expect([ofStatus.length, lists.length]).toEqual([4, 8]);
  const total = Number(/of (\d+) claims/.exec(countOf(page))?.[1]);
  expect(total).toBeGreaterThan(40);
  const paper = await browser.open(`/claims/print?${query}`);
  expect(textsOf(paper, "h1")).toEqual(["Everyone's medical claims"]);
  const printed = paper.document.querySelectorAll(".data-table tbody tr");
  expect(printed).toHaveLength(total);
  const whose = printed.map((row) => textOf(row.querySelector('[data-label="Member"]')));
  expect(new Set(whose)).toEqual(new Set(["Jordan", "Theo", "Marisol"]));
  const file = await (await browser.send(`/claims/export.csv?${query}`)).text();
  const rows = rowsOfFile(file);
  expect(rows).toHaveLength(total);
  expect(new Set(rows.map((row) => row["Patient"]))).toEqual(
    new Set(["Jordan", "Theo", "Marisol"].map((it) => `${it} Testa-Lindqvist`)),
  );
  const owed = rows.reduce((sum, row) => sum + Number(row["You owe"]), 0);
  const share = textOf(findSection(page.document, "Spending by month"));
  expect(share).toContain(
    `Your share of the claims listed$${owed.toLocaleString("en-US", { minimumFractionDigits: 2 })}`,
  );
});

test("S-21 members whose claims fail are named in list, chart, print and file, beside the others' claims", async () => {
  failFor(503, 1, 3);
  const { browser, page } = await world.openAs("sub", EVERYONE);
  expect(page.status).toBe(200);
  const said =
    "We couldn't load claims for Theo and Robin, so they aren't in this list or its totals.";
  expect(textsOf(page, ".filtered-list .alert")[0]).toContain(said);
  expect(new Set(rowsOf(page).map(({ member }) => member))).toEqual(new Set(["Jordan", "Marisol"]));
  const few = await browser.open(`${EVERYONE}&from=2026-10-20`);
  expect(countOf(few)).toMatch(/^Showing \d claims$/);
  const chart = findSection(page.document, "Spending by month");
  expect(textOf(chart)).toContain("Claims for Theo and Robin aren't included.");
  const paper = await browser.open("/claims/print?member=everyone");
  expect(textsOf(paper, ".alert")[0]).toContain(said);
  const csv = await browser.send("/claims/export.csv?member=everyone");
  expect(csv.headers.get("content-disposition")).toContain("-incomplete.csv");
  const last = rowsOfFile(await csv.text()).at(-1) ?? {};
  expect(Object.values(last).filter((cell) => cell !== "")).toEqual([
    "We couldn't load claims for Theo Testa-Lindqvist and Robin Testa-Lindqvist, so they aren't in this file.",
  ]);
  expect(Object.keys(last).at(-1)).toBe("Note");
  world.network.resetHandlers();
  const mended = await browser.open(EVERYONE);
  expect(mended.text).not.toContain("couldn't load");
});

test("S-21 a member's failed list is no empty list, even if all others have no claims", async () => {
  world.network.use(
    http.get(`${GATEWAY}/claims/medical`, ({ request }) =>
      new URL(request.url).searchParams.get("suffix") === "1"
        ? new HttpResponse(null, { status: 500 })
        : HttpResponse.json({ content: [], totalElements: 0 }),
    ),
  );
  const browser = await world.enter("sub");
  for (const path of [EVERYONE, `${EVERYONE}&status=02`]) {
    const page = await browser.open(path);
    expect(countOf(page)).toBe("No claims for anyone else");
    expect(page.text).toContain("We couldn't load claims for Theo");
    expect(page.text).not.toMatch(/No medical claims|No claims match/);
  }
});

test("T-36 S-21 where all members' lists fail, or one answers 401, the page is the error's", async () => {
  failFor(503, 0, 1, 2, 3);
  const page = await world.see("sub", EVERYONE);
  expect([page.status, page.hops]).toEqual([503, []]);
  expect(page.text).not.toMatch(/No medical claims|Showing/);
  world.network.resetHandlers();
  failFor(401, 2);
  expect((await world.see("sub", EVERYONE)).status).toBe(401);
});

test("T-35 CLAIM-08 to members who see only their own claims, everyone's list is an unknown page", async () => {
  for (const persona of ["dep-adult", "term"]) {
    const browser = await world.enter(persona);
    const { page, asked } = await openList(world, browser, EVERYONE);
    expect([persona, page.status, page.hops, asked]).toEqual([persona, 404, [], []]);
    expect((await browser.open("/claims")).text).not.toContain("Everyone");
  }
});
