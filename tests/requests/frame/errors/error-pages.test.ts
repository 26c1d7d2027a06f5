import { expect, test } from "vitest";
import { catalogue, hasTips, type Entry } from "#tests/faults/screens/error-page.ts";
import { kept } from "#tests/harness/world/asking.ts";
import { linksOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import type { Page } from "#tests/harness/pages/visitor.ts";
import { HOST } from "#tests/harness/world/world.ts";

const world = useWorld();

const TIPS = "Here are some ideas that might help:";
const LINKS = "Here are some links that might help:";

const visit = kept((path: string, host: string = HOST.carrier) =>
  world.visitor(host).open(`/error/${path}`),
);

const tipsOf = (page: Page) => textsOf(page, "main .tips li");

/** The page opens without a session, complete, with this text and status. */
function expectOpen(page: Page, status: number, words: readonly string[], tips: boolean): void {
  expect([page.status, page.hops]).toEqual([status, []]);
  const shown = textsOf(page, "main :is(h1, p)");
  expect(shown.filter((text) => !text.startsWith("Reference number"))).toEqual(words);
  expect(textsOf(page, "main h2")).toEqual(tips ? [TIPS, LINKS] : [LINKS]);
  expect(tipsOf(page)).toHaveLength(tips ? 3 : 0);
  expect(linksOf(page)).toEqual([["Customer service", "/contact-us"]]);
  const id = page.headers.get("x-request-id");
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(page.text).toContain(`Reference number: ${id}`);
  expect(page.html).not.toContain("<script>");
}

test.each<[ids: string, entry: Entry]>([
  ["ERR-20 ERR-32", 1],
  ["ERR-21 ERR-32", 400],
  ["ERR-22 ERR-32", 401],
  ["ERR-26 ERR-32", 403],
  ["ERR-01 ERR-02 ERR-27 ERR-32 ROUTE-57 ROLE-04", 404],
  ["ERR-28 ERR-32", 408],
  ["ERR-29 ERR-32 ERR-33", 500],
  ["ERR-30 ERR-32", 502],
  ["ERR-31 ERR-32", 503],
])("%s T-09 T-10 /error/%i shows visitors its catalogue entry and status", async (_ids, entry) => {
  const { status, title, description } = catalogue(entry);
  expectOpen(await visit(`${entry}`), status, [title, description], hasTips(entry));
});

test.each(["418", "%3Cscript%3E"])(
  "ERR-05 ERR-15 ERR-16 ERR-32 T-09 T-10 /error/%s shows visitors the general entry and customer service",
  async (path) => {
    expectOpen(await visit(path), 500, [catalogue(400).title], true);
  },
);

test("ERR-03 ERR-04 ERR-17 ERR-18 ERR-19 error pages have the three tips in order", async () => {
  for (const path of ["999", "500", "400"]) {
    expect(tipsOf(await visit(path))).toEqual([
      "Reload the page.",
      "Log out and log in again.",
      "Come back later.",
    ]);
  }
});

test.each([
  ["sub", HOST.carrier],
  ["hpp", HOST.partner],
] as const)(
  "ERR-06 ERR-07 error pages of %s at %s link to home and the member's customer service",
  async (persona, host) => {
    for (const path of ["404", "999"]) {
      const page = await world.see(persona, `/error/${path}`, host);
      expect(linksOf(page)).toEqual([
        ["Home", "/home"],
        ["Customer service", "/support/customer-service"],
      ]);
      expect(textsOf(page, "header button")).toEqual(["Log out", "Español"]);
    }
  },
);

const partnerLinks = [
  ["Return to the partner dashboard", "https://partner.example.test/dashboard"],
  ["Contact customer service", "/contact-us"],
  ["Contact the health plan", "https://partner.example.test/contact"],
];

test("ERR-23 ERR-24 ERR-25 the partner's 401 page links to the partner, customer service and health plan", async () => {
  expect(linksOf(await visit("401", HOST.partner))).toEqual(partnerLinks);
  const member = await world.see("hpp", "/error/401", HOST.partner);
  expect(linksOf(member)).toEqual(partnerLinks);
});

test("ERR-25 401 pages of other brands and other error pages of the partner lack the partner's links", async () => {
  const service = [["Customer service", "/contact-us"]];
  for (const host of Object.values(HOST).filter((host) => host !== HOST.partner)) {
    expect([host, linksOf(await visit("401", host))]).toEqual([host, service]);
  }
  expect(linksOf(await visit("403", HOST.partner))).toEqual(service);
});

test("ERR-33 an error page makes no gateway call", async () => {
  const browser = await world.enter("sub");
  const calls = await world.callsDuring(() => browser.open("/error/500"));
  expect(calls).toEqual([]);
});
