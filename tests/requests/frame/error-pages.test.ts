import { expect, test } from "vitest";
import { linksOf, textsOf } from "#tests/harness/page-parts.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import type { Page } from "#tests/harness/visitor.ts";
import { HOST } from "#tests/harness/world.ts";

const world = useWorld();

const GENERIC = "Sorry, it looks like there's a problem.";
const TIPS = "Here are some ideas that might help:";
const LINKS = "Here are some links that might help:";

type Row = readonly [
  ids: string,
  path: string,
  status: number,
  title: string,
  description: string | null,
  tips: boolean,
];

const rows: readonly Row[] = [
  [
    "ERR-20",
    "1",
    503,
    GENERIC,
    "Temporarily unable to access resource. Please try again later.",
    false,
  ],
  ["ERR-21", "400", 400, GENERIC, "Error code: 400 Bad request", true],
  [
    "ERR-22",
    "401",
    401,
    "Sorry, but we aren't able to authenticate you.",
    "Error code: 401 Unauthorized",
    false,
  ],
  [
    "ERR-26",
    "403",
    403,
    "Sorry, it looks like you don't have access to this page.",
    "Error code: 403 Forbidden",
    false,
  ],
  [
    "ERR-01 ERR-02 ERR-27 ROUTE-57 ROLE-04",
    "404",
    404,
    "Sorry, it looks like we can't find that page.",
    "Error code: 404 Not found",
    false,
  ],
  [
    "ERR-28",
    "408",
    504,
    "Sorry, this is taking longer than expected.",
    "Error code: 408 Request time-out",
    true,
  ],
  [
    "ERR-29 ERR-33",
    "500",
    500,
    "Sorry, we're having a problem with our system. We'll get this fixed soon.",
    "Error code: 500 Internal server error",
    true,
  ],
  ["ERR-30", "502", 502, "Sorry, something went wrong.", "Error code: 502 Bad gateway", true],
  [
    "ERR-31",
    "503",
    503,
    "Sorry, we're unable to handle your request at this time.",
    "Error code: 503 Service unavailable",
    true,
  ],
  ["ERR-15 ERR-16", "999", 500, GENERIC, null, true],
  ["ERR-15 ERR-16", "418", 500, GENERIC, null, true],
  ["ERR-15 ERR-16", "abc", 500, GENERIC, null, true],
  ["ERR-15 ERR-16", "0", 500, GENERIC, null, true],
  ["ERR-15 ERR-16", "0404", 500, GENERIC, null, true],
  ["ERR-15 ERR-16", "%3Cscript%3E", 500, GENERIC, null, true],
];

const tipsOf = (page: Page) => textsOf(page, "main .tips li");

for (const [ids, path, status, title, description, tips] of rows) {
  test(`${ids} ERR-32 T-09 T-10 /error/${path} is open to everybody, with its words and status`, async () => {
    const page = await world.visitor().open(`/error/${path}`);
    expect([page.status, page.hops]).toEqual([status, []]);
    expect(textsOf(page, "h1")).toEqual([title]);
    const shown = textsOf(page, "main p").filter((text) => !text.startsWith("Reference number"));
    expect(shown).toEqual(description === null ? [] : [description]);
    expect(textsOf(page, "main h2")).toEqual(tips ? [TIPS, LINKS] : [LINKS]);
    expect(tipsOf(page)).toHaveLength(tips ? 3 : 0);
    expect(linksOf(page)).toEqual([["Customer service", "/contact-us"]]);
    expect(page.text).toMatch(/Reference number: [0-9a-f-]{36}/);
    expect(page.html).not.toContain("<script>");
  });
}

test("ERR-03 ERR-04 ERR-17 ERR-18 ERR-19 the three tips stand under their heading, in order", async () => {
  for (const path of ["999", "500", "400"]) {
    const page = await world.visitor().open(`/error/${path}`);
    expect(textsOf(page, "main h2")).toEqual([TIPS, LINKS]);
    const [reload, again, later, ...more] = tipsOf(page);
    expect(reload).toMatch(/^Reload/);
    expect(again).toMatch(/^Log out and log in again/);
    expect(later).toMatch(/^Come back later/);
    expect(more).toEqual([]);
  }
});

test.each(Object.values(HOST))(
  "ERR-05 a visitor of %s finds customer service at /contact-us, and nothing for members",
  async (host) => {
    for (const path of ["404", "500", "999"]) {
      const page = await world.visitor(host).open(`/error/${path}`);
      expect(linksOf(page)).toEqual([["Customer service", "/contact-us"]]);
    }
  },
);

test.each([
  ["sub", HOST.carrier],
  ["prov", HOST.providence],
  ["hpp", HOST.partner],
] as const)(
  "ERR-06 ERR-07 %s finds the way home and a member's customer service",
  async (persona, host) => {
    const browser = await world.enter(persona, host);
    for (const path of ["404", "500", "999"]) {
      const page = await browser.open(`/error/${path}`);
      expect(linksOf(page)).toEqual([
        ["Home", "/home"],
        ["Customer service", "/support/customer-service"],
      ]);
      expect(textsOf(page, "header button")).toEqual(["Log out"]);
    }
  },
);

const partnerLinks = [
  ["Return to the partner dashboard", "https://partner.example.test/dashboard"],
  ["Contact customer service", "/contact-us"],
  ["Contact the health plan", "https://partner.example.test/contact"],
];

test("ERR-23 ERR-24 ERR-25 the partner's 401 leads back to the partner, to service and to the plan", async () => {
  const visitor = await world.visitor(HOST.partner).open("/error/401");
  expect(linksOf(visitor)).toEqual(partnerLinks);
  const member = await world.see("hpp", "/error/401", HOST.partner);
  expect(linksOf(member)).toEqual(partnerLinks);
});

test("ERR-25 no other brand's 401, and no other page of the partner's, has those three links", async () => {
  const elsewhere = Object.values(HOST).filter((host) => host !== HOST.partner);
  for (const host of elsewhere) {
    const page = await world.visitor(host).open("/error/401");
    expect([host, linksOf(page)]).toEqual([host, [["Customer service", "/contact-us"]]]);
  }
  const page = await world.visitor(HOST.partner).open("/error/403");
  expect(linksOf(page)).toEqual([["Customer service", "/contact-us"]]);
});

test("an error page names the request, so that customer service can find it", async () => {
  const page = await world.visitor().open("/error/500");
  const id = page.headers.get("x-request-id");
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(page.text).toContain(`Reference number: ${id}`);
});

test("ERR-33 an error page asks the gateway nothing", async () => {
  const browser = await world.enter("sub");
  const calls = await world.callsDuring(() => browser.open("/error/500"));
  expect(calls).toEqual([]);
});
