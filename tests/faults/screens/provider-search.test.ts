import { expect, test } from "vitest";
import { gzKb } from "../../../bench/measures/page-weight.ts";
import { linksOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { useFaultWorld } from "#tests/harness/world/use-world.ts";
import type { Page } from "#tests/harness/pages/visitor.ts";
import {
  namesOf,
  providerIn,
  search,
  searchPath,
} from "#tests/requests/primary-care/search-page.ts";
import { type Entry } from "./error-page.ts";
import { SILENCE } from "./home-calls.ts";
import { alertOf, BROKEN_SHAPES, expectInline, INLINE_TROUBLES } from "./inline-trouble.ts";

const world = useFaultWorld();

const PATH = "pcp/search";
const TYPED = { zip: "97214", radius: "25", words: "Quillfeather" };

/** The form keeps its input, explains the fault, and leads to the same search again. */
function expectKept(page: Page, entry: Entry): void {
  const again = `${page.url.pathname}${page.url.search}`;
  expectInline(page, entry, {
    heading: "Find a primary care provider",
    path: searchPath(),
    values: TYPED,
    meaning: "Your search is still here.",
    secrets: [],
  });
  expect.soft(linksOf(page, ".alert")).toEqual([
    ["Try again", again],
    ["Call 503-555-0150", "tel:5035550150"],
  ]);
  expect.soft(page.text).not.toMatch(/No providers|\d+ providers?/);
}

test.each([...INLINE_TROUBLES, ...BROKEN_SHAPES, SILENCE])(
  "S-20 HTTP-01 a provider search that meets %j keeps the form, shows entry %i and can be repeated",
  async (fault, entry) => {
    const browser = await world.enter("sub");
    const page = await world.during({ path: PATH, ...fault }, () => search(browser, TYPED));
    expectKept(page, entry);
    const again = await browser.open(linksOf(page, ".alert")[0]?.[1] ?? "");
    expect(again.status).toBe(200);
    expect(again.text).toContain("No providers for “Quillfeather”");
  },
);

test("S-20 a 400 or 422 of a provider search shows the form with an alert and the ZIP code", async () => {
  const browser = await world.enter("sub");
  const says = "We couldn't search. Check the ZIP code and try again.";
  for (const status of [400, 422]) {
    const page = await world.during({ path: PATH, status }, () => search(browser, TYPED));
    expect([page.status, alertOf(page)]).toEqual([400, `${says}Call 503-555-0150`]);
    expect(page.document.querySelector("#zip")?.getAttribute("value")).toBe("97214");
  }
});

test("HTTP-01 T-36 a 401 of a provider search leads to /login", async () => {
  const browser = await world.enter("sub");
  await world.fault({ path: PATH, status: 401 });
  expect((await search(browser, TYPED)).hops.at(-1)).toBe("/login");
});

const provider = (n: number, more: Record<string, unknown> = {}) => ({
  providerName: `Provider ${String(n).padStart(2, "0")}`,
  providerId: `P${n}`,
  distance: n,
  ...more,
});
const several = (count: number) => Array.from({ length: count }, (_, n) => provider(n + 1));

/** The page that shows this answer of the gateway. */
async function shown(body: unknown): Promise<Page> {
  const browser = await world.enter("sub");
  return world.during({ path: PATH, body }, () => search(browser, TYPED));
}

// Other contradictions of an answer: server/gateway/calls/care/pcp-choice.test.ts.
test.each([
  ["more than it counts", { data: several(3), page: { number: 0, totalElements: 2 } }],
  ["a distance in words", { data: [provider(1, { distance: "near" })], page: null }],
])(
  "PCP-05 GW-47 a search answer with %s is shown as an error, without its providers",
  async (_, body) => {
    const page = await shown(body);
    expectKept(page, 502);
    expect(namesOf(page)).toEqual([]);
  },
);

test("PCP-05 a provider who is listed twice is shown once, with both locations", async () => {
  const [north, south] = ["1 North Sample St", "2 South Sample St"].map((addressLine1) => ({
    addressLine1,
    city: "Exampleville",
  }));
  const data = [
    provider(1, { locations: [north] }),
    provider(2),
    provider(1, { locations: [south], distance: 9 }),
  ];
  const page = await shown({ data, page: { number: 0, size: 10, totalElements: 3 } });
  expect(namesOf(page)).toEqual(["Provider 01", "Provider 02"]);
  const { facts } = providerIn(page, "Provider 01");
  expect(facts["Locations"]).toContain("1 North Sample St, Exampleville");
  expect(facts["Locations"]).toContain("2 South Sample St, Exampleville");
});

test("PCP-05 a search answer without a total has a next page while its page is full", async () => {
  const full = await shown({ data: several(10) });
  expect(textsOf(full, ".filtered-list h2")).toEqual([
    "Providers for “Quillfeather” within 25 miles of 97214",
  ]);
  expect(textsOf(full, ".filtered-list [role=status]")).toEqual(["Showing 1 to 10, nearest first"]);
  expect(linksOf(full, ".pager").map(([text]) => text)).toContain("Next");
  const last = await shown({ data: several(9), page: {} });
  expect(linksOf(last, ".pager")).toEqual([]);
});

test("PCP-05 S-20 a page of results beyond the last leads to the first", async () => {
  const browser = await world.enter("sub");
  const { url } = await search(browser, { zip: "97204" });
  await world.fault({ path: PATH, body: { data: [], page: { totalElements: 0 } }, times: 1 });
  const page = await browser.open(`${url.pathname}${url.search}&page=3`);
  expect(page.hops).toEqual([`${url.pathname}${url.search}`]);
  expect(namesOf(page)).toHaveLength(10);
});

test("PCP-06 hostile provider data are shown as text; a provider without id is chosen by phone", async () => {
  const name = `<img src=x onerror=alert(1)> "O'Brien" & \u202eevil ${"long".repeat(80)}`;
  const page = await shown({
    data: [
      {
        providerName: name,
        title: "<b>MD</b>",
        distance: -3,
        specialty: "javascript:alert(1)",
        languages: ["<i>", ""],
        locations: [{}, { phoneNumber: "javascript:alert(1)" }, { city: "Only a city" }],
      },
      provider(2, { providerId: "../../logout?x=1&y#z" }),
    ],
  });
  expect(page.status).toBe(200);
  expect(page.html).not.toMatch(/<img src=x|<b>MD|href="javascript/);
  expect(page.text).toContain("To choose this provider, please call us.");
  expect(page.text).not.toContain("-3 mile");
  const [choose] = linksOf(page, ".provider").filter(([text]) => text.startsWith("Choose"));
  const target = new URL(choose?.[1] ?? "", page.url);
  expect(target.pathname).toBe("/find-care/primary-care/0/choose");
  expect(target.searchParams.get("provider")).toBe("../../logout?x=1&y#z");
});

test("PCP-05 S-20 a provider without a name is shown as such, without a link to choose", async () => {
  const clinic = { providerName: null, providerGroupName: "Quay Clinic", providerId: "2" };
  const page = await shown({
    data: [provider(1), clinic, provider(3, { providerName: "  " })],
  });
  expect(page.status).toBe(200);
  expect(namesOf(page)).toContain("Provider 01");
  expect(namesOf(page)).toContain("Quay Clinic");
  expect(namesOf(page)).toContain("Provider without a name");
  const choices = linksOf(page, ".provider").filter(([words]) => words.startsWith("Choose"));
  expect(choices.map(([words]) => words).toSorted()).toEqual([
    "Choose Provider 01",
    "Choose Quay Clinic",
  ]);
});

test("S-20 the log holds neither the search's ZIP code nor its name", async () => {
  const browser = await world.enter("sub");
  for (const fault of [{}, { status: 500 }, { body: { data: [{ title: "Quillfeather" }] } }]) {
    if (Object.keys(fault).length > 0) await world.fault({ path: PATH, ...fault });
    await search(browser, TYPED);
    await world.mend();
  }
  await expect.poll(() => world.log()).toContain(PATH);
  expect(world.log()).not.toMatch(/\b97214\b|Quillfeather/i);
});

test("a page of 10 providers has at most 20 kB after gzip", async () => {
  const browser = await world.enter("sub");
  const page = await search(browser, { zip: "97204", radius: "50" });
  expect(namesOf(page)).toHaveLength(10);
  const kb = gzKb([page.html]);
  process.stdout.write(`10 providers: HTML ${kb} kB\n`);
  expect(kb).toBeLessThanOrEqual(20);
});
