import { afterAll, beforeAll, expect, test } from "vitest";
import { textsOf } from "#tests/harness/page-parts.ts";
import { openWorld, type World } from "#tests/harness/world.ts";

let world: World;
beforeAll(async () => {
  // A fixed clock and sites without TLS are refused in production.
  const env = { MODE: "production", CLOCK: "", APPLICATION_ORIGINS: "", CRM_SSO_URL: "" };
  world = await openWorld({ env, requestId: "00000000-0000-4000-8000-000000000000" });
});
afterAll(() => world.close());

const PATH = "/dev/components";
const UNKNOWN = "/dev/nothing";

test("in production the page of components is an unknown page, to the last letter", async () => {
  const browser = world.visitor();
  for (const query of ["", "?brand=summit&scheme=dark"]) {
    const page = await browser.open(`${PATH}${query}`);
    const other = await browser.open(`${UNKNOWN}${query}`);
    expect([page.status, page.hops]).toEqual([404, ["/error/404"]]);
    expect(timeless(page.html)).toBe(timeless(other.html));
  }
});

/** The clock cannot be stopped in production, and pages tell the minute they are of. */
const timeless = (html: string) => html.replaceAll(/\d{1,2}:\d{2} [AP]M/g, "a minute");

const asked: [string, string, RequestInit][] = [
  ["a page", "", {}],
  ["a head", "", { method: "HEAD" }],
  ["data for script", ".data", { headers: { "sec-fetch-dest": "empty" } }],
  ["a picture", "", { headers: { "sec-fetch-dest": "image" } }],
  ["a post", "", { method: "POST", body: new URLSearchParams({ a: "1" }) }],
];

test.for(asked)("in production it answers as an unknown path does: %s", async ([, end, init]) => {
  const answer = await world.visitor().send(`${PATH}${end}`, init);
  const other = await world.visitor().send(`${UNKNOWN}${end}`, init);
  expect(answer.status).toBe(other.status);
  expect(Object.fromEntries(answer.headers)).toEqual(Object.fromEntries(other.headers));
  expect(await answer.text()).not.toContain('class="gallery');
});

test("in production nothing can be posted to it, which is said by the 404 page", async () => {
  const page = await world.visitor().openPost(PATH, {});
  const other = await world.visitor().openPost(UNKNOWN, {});
  expect(page.status).toBe(404);
  expect(textsOf(page, "h1")).toEqual(["Sorry, it looks like we can't find that page."]);
  expect(textsOf(page, "h1")).toEqual(textsOf(other, "h1"));
});
