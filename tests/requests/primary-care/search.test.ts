import { expect, test } from "vitest";
import { elementOf, linksOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { resetting, useWorld } from "#tests/harness/world/use-world.ts";
import type { Page } from "#tests/harness/pages/visitor.ts";
import { namesOf, providerIn, search, searchesOf, searchPath, post } from "./search-page.ts";
import { actFor, SUBSCRIBER } from "#tests/harness/world/acting.ts";
import { writing } from "../sign-in/pending-steps.ts";

const world = resetting(useWorld());

test("ROUTE-46 PCP-02 PCP-04 PCP-15 GW-47 the search form has the saved ZIP code, and sends one call with what was typed", async () => {
  const { browser, page } = await world.openAs("sub", searchPath());
  expect([page.status, textsOf(page, "h1")]).toEqual([200, ["Find a primary care provider"]]);
  expect(page.text).toContain("For Jordan Testa-Lindqvist");
  expect(elementOf(page, "#zip").getAttribute("value")).toBe("97001");
  expect(textsOf(page, "#radius option[selected]")).toEqual(["Within 10 miles"]);
  expect(textsOf(page, "#radius option").slice(1)).toEqual(
    [5, 10, 25, 50].map((miles) => `Within ${miles} miles`),
  );
  expect(elementOf(page, "#words").getAttribute("value") ?? "").toBe("");
  const calls = await world.callsDuring(() =>
    browser.submit(page, "Search", {
      "ZIP code": "97204-1234",
      Distance: "Within 25 miles",
      "Name, group, specialty or city": "  Bridgetown   test ",
    }),
  );
  const [call, ...more] = searchesOf(calls);
  expect(more).toEqual([]);
  expect([call?.method, call?.query]).toEqual(["POST", { size: "10", page: "0" }]);
  const member = {
    memberKey: expect.stringMatching(/^\d+$/) as string,
    effectiveDate: expect.stringMatching(/^\d{2}\/\d{2}\/\d{4}$/) as string,
  };
  const typed = { radius: 25, zip: "97204", searchString: "Bridgetown test" };
  expect(call?.body).toEqual({ members: [member], ...typed });
});

test("a result has its count, nearest first, in pages of ten up to the last provider", async () => {
  const browser = await world.enter("sub");
  const first = await search(browser);
  expect(first.url.search).toMatch(/^\?search=[\w-]{12}$/);
  const [heading = ""] = textsOf(first, ".filtered-list h2");
  const total = Number(/^(\d+) providers within 10 miles of 97204$/.exec(heading)?.[1]);
  expect(total).toBeGreaterThan(75);
  expect(textsOf(first, ".filtered-list [role=status]")).toEqual([
    `Showing 1 to 10 of ${total}, nearest first`,
  ]);
  const nextOf = (page: Page) => page.document.querySelector('[rel="next"]')?.getAttribute("href");
  const second = await browser.open(nextOf(first) ?? "");
  const idsOn = (page: Page) =>
    linksOf(page, ".provider").flatMap(([, href]) => /provider=\d+/.exec(href) ?? []);
  expect(idsOn(first).filter((id) => idsOn(second).includes(id))).toEqual([]);
  // A page behind the last one leads to it; a page that is no number is the first.
  const address = `${first.url.pathname}${first.url.search}&page=`;
  const last = await browser.open(`${address}99999`);
  expect(last.url.searchParams.get("page")).toBe(`${Math.ceil(total / 10)}`);
  expect([namesOf(last).length, nextOf(last)]).toEqual([total % 10 || 10, undefined]);
  expect(textsOf(last, "title")[0]).toMatch(/^Find a primary care provider for [^,]+, page \d+ - /);
  expect(namesOf(await browser.open(`${address}x`))).toEqual(namesOf(first));
});

test("PCP-06 a provider shows group, specialty, languages, distance and phones; no input is in an address", async () => {
  const browser = await world.enter("sub");
  const page = await search(browser, { words: "Placesworth" });
  // No input is in an address.
  const addresses = [page.url.href, ...page.hops, ...linksOf(page, "body").map(([, it]) => it)];
  expect(addresses.join("\n")).not.toMatch(/97204|Placesworth/i);
  expect(textsOf(page, ".filtered-list h2")).toEqual([
    "1 provider for “Placesworth” within 10 miles of 97204",
  ]);
  const { accepting, facts, links } = providerIn(page, "Manny Placesworth, MD");
  expect(accepting).toBe("Accepting new patients");
  expect(facts).toEqual({
    Distance: "Less than 0.1 miles",
    Group: "Bridgetown Test Clinic",
    Specialty: "Family medicine",
    Languages: "English",
    Locations: expect.stringMatching(/^12 Bridgetown Sq, Portland, OR 97204.*3 more/),
  });
  for (const place of ["340 Ladds Test Ave", "77 Parkrose Sample Rd", "5 Example Market"]) {
    expect(facts["Locations"]).toContain(place);
  }
  const choose = `/find-care/primary-care/0/choose${page.url.search}&provider=600009`;
  expect(links).toEqual([
    ["503-555-0161", "tel:5035550161"],
    ["503-555-0162", "tel:5035550162"],
    ["503-555-0163", "tel:5035550163"],
    ["Choose Manny Placesworth", choose],
  ]);
});

test("PCP-06 the filter of providers who accept new patients is of all pages of the result", async () => {
  const browser = await world.enter("sub");
  const all = await search(browser);
  const [, filter] = linksOf(all, ".filtered-list .tabs").map(([, href]) => href);
  expect(filter).toMatch(/^\/find-care\/primary-care\/0\/search\?search=[\w-]{12}&accepting=yes$/);
  const first = await browser.open(filter ?? "");
  const [heading = ""] = textsOf(first, ".filtered-list h2");
  const words = /^(\d+) providers accepting new patients within 10 miles of 97204$/;
  const total = Number(words.exec(heading)?.[1]);
  expect(total).toBeGreaterThan(20);
  const past = await browser.open(`${filter}&page=99`);
  for (const page of [first, past]) {
    expect(new Set(textsOf(page, ".provider .badge"))).toEqual(new Set(["Accepting new patients"]));
  }
  expect(namesOf(past).length).toBe(total % 10 || 10);
  expect(past.url.searchParams.get("page")).toBe(`${Math.ceil(total / 10)}`);
});

test("PCP-06 a result without providers who accept new patients says so and links to all providers", async () => {
  const browser = await world.enter("sub");
  const closed = await search(browser, { words: "Closedham" });
  expect(linksOf(closed).filter(([, href]) => href.includes("&provider="))).toEqual([]);
  const none = await browser.open(`${closed.url.pathname}${closed.url.search}&accepting=yes`);
  expect(none.text).toContain("No providers accepting new patients for “Closedham”");
  expect(linksOf(none, ".filtered-list .tabs")[0]).toEqual([
    "All providers",
    `${closed.url.pathname}${closed.url.search}`,
  ]);
});

test("S-20 an empty result offers a wider search, a search without the words, and the phone number", async () => {
  const browser = await world.enter("sub");
  const none = await search(browser, { zip: "97001", radius: "5", words: "Closedham" });
  expect(none.text).toContain("No providers for “Closedham” within 5 miles of 97001");
  expect(linksOf(none, ".empty")).toEqual([["Call 503-555-0150", "tel:5035550150"]]);
  const wider = await browser.submit(none, "Search within 10 miles");
  expect(wider.text).toContain("No providers for “Closedham” within 10 miles of 97001");
  const fewer = await browser.submit(wider, "Search without “Closedham”");
  expect(textsOf(fewer, ".filtered-list h2")[0]).toMatch(
    /^\d+ providers within 10 miles of 97001$/,
  );
  const wide = await browser.submit(wider, "Search within 25 miles");
  expect(namesOf(wide)).toEqual(["Edda Closedham, MD"]);
  const nowhere = await search(browser, { zip: "97910", radius: "50" });
  expect(textsOf(nowhere, ".empty button")).toEqual([]);
  expect(nowhere.text).toContain("Try another ZIP code, or call us");
});

test("S-20 searches in two tabs keep their own results when opened again", async () => {
  const browser = await world.enter("sub");
  const portland = await search(browser, { words: "Placesworth" });
  const eugene = await search(browser, { zip: "97401", radius: "5" });
  for (const page of [portland, eugene, portland]) {
    const again = await browser.open(page.url);
    expect([again.status, again.hops, namesOf(again)]).toEqual([200, [], namesOf(page)]);
    expect(textsOf(again, ".filtered-list h2")).toEqual(textsOf(page, ".filtered-list h2"));
  }
  const form = elementOf(await browser.open(eugene.url), "#zip");
  expect(form.getAttribute("value")).toBe("97401");
});

test("S-20 ROUTE-46 an unknown suffix is not found, for the form and for a POST, and no search is made", async () => {
  const browser = await world.enter("sub");
  const calls = await world.callsDuring(async () => {
    for (const suffix of ["7", "x", "00"]) {
      const path = `/find-care/primary-care/${suffix}/search`;
      const form = await browser.open(path);
      const sent = await browser.openPost(path, { zip: "97204", radius: "10" });
      expect([suffix, form.status, sent.status]).toEqual([suffix, 404, 404]);
    }
  });
  expect(searchesOf(calls)).toEqual([]);
});

test.each([
  ["care", 4],
  ["care-term", 0],
] as const)(
  "S-20 %s's member of suffix %i, who is termed, has no search form, and a POST makes no search",
  async (who, suffix) => {
    const browser = await world.enter(who);
    const page = await browser.open(searchPath(suffix));
    expect([page.status, page.document.querySelector("#zip")]).toEqual([200, null]);
    expect(page.text).toContain("can't choose a primary care provider right now");
    expect(linksOf(page, ".sheet").map(([, href]) => href)).toEqual([
      expect.stringMatching(/^tel:/),
      `/find-care/primary-care/${suffix}`,
    ]);
    const calls = await world.callsDuring(async () => {
      const sent = await post(browser, { zip: "97204", radius: "10" }, suffix);
      expect([sent.status, sent.url.search]).toEqual([200, ""]);
    });
    expect(searchesOf(calls)).toEqual([]);
  },
);

test("S-20 another member's search key is answered like an invented one, and makes no search", async () => {
  const [one, other] = [await world.enter("sub"), await world.enter("care")];
  const { url } = await search(one);
  await search(other);
  const path = `${url.pathname}${url.search}`;
  const invented = `${url.pathname}?search=AAAAAAAAAAAA`;
  for (const address of [path, invented]) {
    const { page, calls } = await writing(world, () => other.open(address));
    expect([page.status, searchesOf(calls)]).toEqual([200, []]);
    expect(page.text).toContain("That search isn't available anymore.");
    expect(textsOf(page, "h1")).toEqual(["Find a primary care provider"]);
  }
  // Nor is it the search of another member of the family.
  const child = await search(other, { suffix: 2 });
  const sibling = await other.open(`${searchPath(3)}${child.url.search}`);
  expect(sibling.text).toContain("That search isn't available anymore.");
});

test("S-20 staff can search for the member they act for, and the member does not see that search", async () => {
  const { browser } = await actFor(world, "emp", SUBSCRIBER.sub);
  const page = await search(browser, { words: "Placesworth" });
  expect(namesOf(page)).toEqual(["Manny Placesworth, MD"]);
  expect(textsOf(await search(browser, { words: "y".repeat(80) }), ".summary a")).toEqual([]);
  const member = await world.enter("sub");
  expect((await member.open(page.url)).text).toContain("That search isn't available anymore.");
});

test.each([
  ["no ZIP code", { zip: "" }, "zip", "ZIP code is a required field"],
  ["radius 0", { radius: "0" }, "radius", "Choose one of the distances listed"],
  ["10 kB of words", { words: "ä".repeat(10_000) }, "words", "Use 80 characters or fewer"],
])(
  "PCP-15 %s has an error beside its field, and the form keeps what was typed",
  async (_, wrong, id, said) => {
    const browser = await world.enter("sub");
    const typed = { zip: "97204", radius: "25", words: "Pediatrics", ...wrong };
    const { page, calls } = await writing(world, () => post(browser, typed));
    expect([page.status, searchesOf(calls)]).toEqual([400, []]);
    expect(textsOf(page, ".summary a")).toEqual([said]);
    expect(textsOf(page, `#${id}-error`)).toEqual([`Error: ${said}`]);
    expect(textsOf(page, "title")[0]).toMatch(/^Error: /);
    const kept = Object.entries(typed).filter(([name]) => name !== id && name !== "radius");
    for (const [name, value] of kept) {
      expect(elementOf(page, `#${name}`).getAttribute("value")).toBe(value);
    }
  },
);
