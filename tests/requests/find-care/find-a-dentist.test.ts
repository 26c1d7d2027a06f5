import { expect, test } from "vitest";
import { elementOf, linksOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import type { Visitor } from "#tests/harness/pages/visitor.ts";
import { HOST } from "#tests/harness/world/world.ts";

const world = useWorld();

const PATH = "/find-care/find-a-dentist";
const DIRECTORY = "https://directory.example.test/dental";
const enter = (persona = "prov"): Promise<Visitor> => world.enter(persona, HOST.providence);

/** Fills in the form as a browser would, and sends it. */
async function search(fields: Readonly<Record<string, string>>, persona?: string) {
  const browser = await enter(persona);
  return browser.submit(await browser.open(PATH), "Search for dentists", fields);
}

/** A post of any fields, which no form would send. */
const post = async (fields: Readonly<Record<string, string>>) =>
  (await enter()).openPost(PATH, fields);

const searched = (hop: string | undefined) => {
  const url = new URL(hop ?? "about:blank");
  return [url.origin + url.pathname, Object.fromEntries(url.searchParams)];
};

test("ROUTE-47 PCP-15 S-19 Providence's page searches dentists by ZIP code, distance and text", async () => {
  const page = await (await enter()).open(PATH);
  expect([page.status, page.hops]).toEqual([200, []]);
  expect(textsOf(page, "h1")).toEqual(["Find a dentist"]);
  expect(textsOf(page, "main label")).toEqual([
    "ZIP code",
    "Distance",
    "Name, office or specialty",
  ]);
  expect(page.text).toContain("Your results open on directory.example.test, another website.");
  const links = linksOf(page);
  expect(links).toContainEqual(["See the whole dental directory (opens in a new tab)", DIRECTORY]);
  expect(links.some(([, href]) => href.startsWith("tel:"))).toBe(true);
});

test("PCP-15 S-19 a search leads to the directory with its fields, and without our address", async () => {
  const page = await search({
    "ZIP code": " 97204-1234 ",
    Distance: "Within 25 miles",
    "Name, office or specialty": "Oak & Elm",
  });
  expect(page.status).toBe(303);
  expect(page.hops).toHaveLength(1);
  expect(searched(page.hops[0])).toEqual([
    DIRECTORY,
    { zip: "97204", radius: "25", search: "Oak & Elm" },
  ]);
  expect(page.headers.get("referrer-policy")).toMatch(/^(?:no-referrer|same-origin)$/);
});

test("ROUTE-47 PCP-15 S-19 a dependent can search without text, within the default 10 miles", async () => {
  const page = await search({ "ZIP code": "97204" }, "prov-dep-minor");
  expect(searched(page.hops[0])).toEqual([DIRECTORY, { zip: "97204", radius: "10" }]);
});

test("PCP-15 a wrong ZIP code has its error, and the form keeps what was typed", async () => {
  const page = await search({
    "ZIP code": "abcde",
    Distance: "Within 50 miles",
    "Name, office or specialty": 'Dr. "Oak" %_*',
  });
  // The search is in none of our addresses.
  expect([page.status, page.hops, page.url.search]).toEqual([400, [], ""]);
  expect(textsOf(page, "#zip-error")).toEqual(["Error: Enter a ZIP code of 5 digits"]);
  expect(elementOf(page, "title").textContent).toMatch(/^Error: Find a dentist/);
  expect(elementOf(page, '[role="alert"] a').getAttribute("href")).toBe("#zip");
  // No other input is lost.
  expect(elementOf(page, "#words").getAttribute("value")).toBe('Dr. "Oak" %_*');
  expect(textsOf(page, "#radius option[selected]")).toEqual(["Within 50 miles"]);
});

test("PCP-15 a distance that the form does not offer, and texts that are too long, have their errors", async () => {
  const far = await post({ zip: "97204", radius: "1000000000", words: "x".repeat(101) });
  expect([far.status, far.hops]).toEqual([400, []]);
  expect(textsOf(far, "#radius-error")).toEqual(["Error: Choose a distance from the list"]);
  expect(textsOf(far, "#words-error")).toEqual(["Error: Use 100 characters or fewer"]);
  expect(elementOf(far, "#zip").getAttribute("value")).toBe("97204");
  const long = "9".repeat(10_000);
  const page = await post({ zip: long, radius: long, words: long });
  expect(page.status).toBe(400);
  expect(page.document.querySelectorAll("main .error")).toHaveLength(3);
  expect(page.html).not.toContain("9".repeat(1000));
});

test.each([
  ["sub", HOST.carrier],
  ["hpp", HOST.partner],
])("T-24 ROUTE-47 page and POST of %s at %s lead to Find care", async (persona, host) => {
  const { browser, page } = await world.openAs(persona, PATH, host);
  expect([page.hops, page.status]).toEqual([["/find-care"], 200]);
  const posted = await browser.openPost(PATH, { zip: "97204", radius: "5", words: "" });
  expect([posted.hops, posted.status]).toEqual([["/find-care"], 200]);
});
