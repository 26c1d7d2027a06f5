import { http } from "msw";
import { expect, test } from "vitest";
import { elementOf, linksOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { resetting, useWorld } from "#tests/harness/world/use-world.ts";
import { GATEWAY } from "#tests/harness/world/world.ts";
import { namesOf, providerIn, search, searchesOf, searchPath } from "./search-page.ts";

const world = resetting(useWorld());

test("ROUTE-46 PCP-15 the search asks for ZIP code, distance and words, and knows the ZIP code", async () => {
  const { page } = await world.openAs("sub", searchPath());
  expect([page.status, textsOf(page, "h1")]).toEqual([200, ["Find a primary care provider"]]);
  expect(page.text).toContain("For Jordan Testa-Lindqvist");
  expect(elementOf(page, "#zip").getAttribute("value")).toBe("97001");
  expect(textsOf(page, "#radius option[selected]")).toEqual(["Within 10 miles"]);
  expect(textsOf(page, "#radius option").slice(1)).toEqual(
    [5, 10, 25, 50].map((miles) => `Within ${miles} miles`),
  );
  expect(elementOf(page, "#words").getAttribute("value") ?? "").toBe("");
});

test("PCP-02 PCP-04 GW-47 one call has the page, the member with a MM/DD/YYYY, and what was typed", async () => {
  const browser = await world.enter("sub");
  const calls = await world.callsDuring(() =>
    search(browser, { zip: "97204-1234", radius: "25", words: "  Bridgetown   test " }),
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

test("PCP-05 the result is counted, told by page, and holds every provider once", async () => {
  const browser = await world.enter("sub");
  const first = await search(browser);
  expect(first.url.search).toMatch(/^\?search=[\w-]{12}$/);
  const [heading = ""] = textsOf(first, ".claim-list h2");
  const total = Number(/^(\d+) providers within 10 miles of 97204$/.exec(heading)?.[1]);
  expect(total).toBeGreaterThan(75);
  expect(textsOf(first, ".claim-list [role=status]")).toEqual([
    `Showing 1 to 10 of ${total}, nearest first`,
  ]);
  const links = new Set<string>();
  let [page, count, next] = [first, 0, ""];
  for (let n = 1; n <= Math.ceil(total / 10); n += 1) {
    count += namesOf(page).length;
    for (const [text, href] of linksOf(page, ".provider")) {
      if (!text.startsWith("Choose")) continue;
      expect(links).not.toContain(href.replace(/search=[^&]+/, ""));
      links.add(href.replace(/search=[^&]+/, ""));
    }
    next = page.document.querySelector('[rel="next"]')?.getAttribute("href") ?? "";
    if (next !== "") page = await browser.open(next);
  }
  expect([count, next]).toEqual([total, ""]);
  expect(page.url.searchParams.get("page")).toBe(`${Math.ceil(total / 10)}`);
  expect(textsOf(page, "title")[0]).toMatch(/^Find a primary care provider for [^,]+, page \d+ - /);
});

test("PCP-06 a provider's group, title, specialty, languages, distance, and each place's phone", async () => {
  const browser = await world.enter("sub");
  const page = await search(browser, { words: "Placesworth" });
  // No input is in an address.
  const addresses = [page.url.href, ...page.hops, ...linksOf(page, "body").map(([, it]) => it)];
  expect(addresses.join("\n")).not.toMatch(/97204|Placesworth/i);
  expect(browser.jar.get("provider_searches")?.value).toMatch(/^eyJ/);
  expect(textsOf(page, ".claim-list h2")).toEqual([
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

test("PCP-06 new patients are taken, not taken or not told, and missing never reads as no", async () => {
  const browser = await world.enter("sub");
  const closed = providerIn(await search(browser, { words: "Closedham" }), "Edda Closedham, MD");
  expect(closed.accepting).toBe("Not accepting new patients");
  expect(closed.text).toContain("Not taking new patients, so you can't choose them online.");
  expect(closed.links.map(([text]) => text)).toEqual(["503-555-0160"]);
  for (const [words, name] of [
    ["Silentley", "Noa Silentley, MD"],
    ["Namecroft", "Bare Namecroft"],
  ] as const) {
    const silent = providerIn(await search(browser, { words }), name);
    expect(silent.accepting).toBe("Accepting new patients: not known");
    expect(silent.links.map(([text]) => text)).toContain(`Choose ${name.replace(/,.*/, "")}`);
  }
  const bare = providerIn(await search(browser, { words: "Namecroft" }), "Bare Namecroft");
  expect(bare.facts).toEqual({});
});

test("PCP-05 PCP-06 those who accept new patients are a filter, over all pages of the result", async () => {
  const browser = await world.enter("sub");
  const all = await search(browser);
  const [, filter] = linksOf(all, ".claim-list .tabs").map(([, href]) => href);
  expect(filter).toMatch(/^\/find-care\/primary-care\/0\/search\?search=[\w-]{12}&accepting=yes$/);
  const first = await browser.open(filter ?? "");
  const [heading = ""] = textsOf(first, ".claim-list h2");
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

test("PCP-06 where nobody accepts new patients it is said so, with the way to all", async () => {
  const browser = await world.enter("sub");
  const closed = await search(browser, { words: "Closedham" });
  const none = await browser.open(`${closed.url.pathname}${closed.url.search}&accepting=yes`);
  expect(none.text).toContain("No providers accepting new patients for “Closedham”");
  expect(linksOf(none, ".claim-list .tabs")[0]).toEqual([
    "All providers",
    `${closed.url.pathname}${closed.url.search}`,
  ]);
});

test("S-20 without a result a wider search, fewer words and the phone are one press away", async () => {
  const browser = await world.enter("sub");
  const none = await search(browser, { zip: "97001", radius: "5", words: "Closedham" });
  expect(none.text).toContain("No providers for “Closedham” within 5 miles of 97001");
  expect(linksOf(none, ".empty")).toEqual([["Call 503-555-0150", "tel:5035550150"]]);
  const wider = await browser.submit(none, "Search within 10 miles");
  expect(wider.text).toContain("No providers for “Closedham” within 10 miles of 97001");
  const fewer = await browser.submit(wider, "Search without “Closedham”");
  expect(textsOf(fewer, ".claim-list h2")[0]).toMatch(/^\d+ providers within 10 miles of 97001$/);
  const wide = await browser.submit(wider, "Search within 25 miles");
  expect(namesOf(wide)).toEqual(["Edda Closedham, MD"]);
  const nowhere = await search(browser, { zip: "97910", radius: "50" });
  expect(textsOf(nowhere, ".empty button")).toEqual([]);
  expect(nowhere.text).toContain("Try another ZIP code, or call us");
});

test("S-20 two tabs hold two searches; Back and reload show each as it was", async () => {
  const browser = await world.enter("sub");
  const portland = await search(browser, { words: "Placesworth" });
  const eugene = await search(browser, { zip: "97401", radius: "5" });
  for (const page of [portland, eugene, portland]) {
    const again = await browser.open(page.url);
    expect([again.status, again.hops, namesOf(again)]).toEqual([200, [], namesOf(page)]);
    expect(textsOf(again, ".claim-list h2")).toEqual(textsOf(page, ".claim-list h2"));
  }
  const form = elementOf(await browser.open(eugene.url), "#zip");
  expect(form.getAttribute("value")).toBe("97401");
});

test("S-20 a fourth search forgets the first one, which is said with the form", async () => {
  const browser = await world.enter("sub");
  const first = await search(browser);
  for (const words of ["a", "b", "c"]) await search(browser, { words });
  const lost = await browser.open(first.url);
  expect(lost.status).toBe(200);
  expect(lost.text).toContain("That search isn't available anymore.");
  const found = await browser.submit(lost, "Search", { "ZIP code": "97204" });
  expect(namesOf(found)).toHaveLength(10);
});

test("PCP-05 any page of a result is one that there is", async () => {
  const browser = await world.enter("sub");
  const { url } = await search(browser);
  for (const number of ["0", "-1", "x", "1e3", "99999", "9999999999"]) {
    const page = await browser.open(`${url.pathname}${url.search}&page=${number}`);
    expect([number, page.status, page.hops.length > 0]).toEqual([number, 200, number === "99999"]);
    expect(namesOf(page).length).toBeGreaterThan(0);
  }
});

test("S-20 the post leads on with 303, and a double press to the same providers", async () => {
  const browser = await world.enter("sub");
  const typed = { zip: "97204", radius: "10", words: "Placesworth" };
  const press = () => browser.post(searchPath(), typed);
  const answers = await Promise.all([press(), press()]);
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  const page = await browser.open(answers[1]?.headers.get("location") ?? "");
  expect(namesOf(page)).toEqual(["Manny Placesworth, MD"]);
});

/** The search, and the calls beside it. */
const CALLS = 11;

test("T-23 a cold result takes two rounds: who may search, then the search", async () => {
  const browser = await world.enter("sub");
  const { url } = await search(browser);
  await world.reset();
  const other = await world.enter("sub");
  const stored = browser.jar.get("provider_searches");
  if (stored !== undefined) other.jar.set("provider_searches", stored);
  const first = ["/account", "/pcp/members", "/pcp/eligibility"];
  const [round, whole] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
  const asked: string[] = [];
  world.network.use(
    http.all(`${GATEWAY}/*`, ({ request }) => {
      const { pathname } = new URL(request.url);
      asked.push(pathname);
      if (first.every((path) => asked.includes(path))) round.resolve(undefined);
      if (asked.length === CALLS) whole.resolve(undefined);
      // The first round waits for no other call, the search only for the first round, and no call
      // waits for the search.
      return first.includes(pathname) ? round.promise : whole.promise;
    }),
  );
  const { status } = await other.open(url);
  const searches = asked.filter((path) => path === "/pcp/search");
  expect([status, asked.length, searches.length]).toEqual([200, CALLS, 1]);
});
