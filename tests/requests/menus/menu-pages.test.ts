import { expect, test } from "vitest";
import { alertsOf, elementOf, textsOf } from "#tests/harness/page-parts.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import { textOf } from "#tests/harness/visitor.ts";
import { HOST } from "#tests/harness/world.ts";
import { barOf, columnOf, listedOn, sitemapOf } from "./menus-of.ts";

const world = useWorld();

const PAGES = [
  ["/account", "Account"],
  ["/find-care", "Find care"],
] as const;

test.each(PAGES)("ROUTE-20 ROUTE-42 %s is a page headed %s, titled so", async (path, title) => {
  const page = await (await world.enter("sub")).open(path);
  expect([page.status, page.hops]).toEqual([200, []]);
  expect(textsOf(page, "h1")).toEqual([title]);
  const head = elementOf(page, "title").textContent;
  expect(head.startsWith(`${title} `)).toBe(true);
  expect(page.document.querySelectorAll("title")).toHaveLength(1);
});

test.each([
  ["sub", HOST.carrier],
  ["dep-adult", HOST.carrier],
  ["dep-minor", HOST.carrier],
  ["future", HOST.carrier],
  ["ma", HOST.carrier],
  ["medgrp", HOST.carrier],
  ["nav", HOST.carrier],
  ["emp", HOST.carrier],
  ["nonemp", HOST.carrier],
  ["summit", HOST.summit],
  ["prov", HOST.providence],
  ["prov-dep-adult", HOST.providence],
  ["prov-dep-minor", HOST.providence],
  ["hpp", HOST.partner],
  ["mod", HOST.medicare],
])(
  "MENU-03 MENU-04 MENU-15 each page of %s at %s lists the entries of its very menu",
  async (persona, host) => {
    const browser = await world.enter(persona, host);
    // Benefits opens with a category or with the summary, each with the menu's entries.
    for (const [path, title] of [...PAGES, ["/benefits", "Benefits"]] as const) {
      const page = await browser.open(path);
      expect(page.status).toBe(200);
      const listed = listedOn(page).filter(([, href]) => href !== "/passport-dental");
      expect(listed).toEqual(columnOf(page, title));
      expect(listed.length).toBeGreaterThan(0);
      // Each entry says in a line what is there.
      const entries = page.document.querySelectorAll("main .entries a");
      expect(entries.map((entry) => textOf(entry.querySelector("small")))).not.toContain("");
    }
  },
);

test.each(["term", "noelig"])(
  "MENU-38 MENU-39 T-28 %s reads that there is nothing, and nothing of what never was",
  async (persona) => {
    const browser = await world.enter(persona);
    for (const [path, words] of [
      ["/benefits", "No benefits to show"],
      ["/find-care", "There's nothing to show here."],
    ] as const) {
      const page = await browser.open(path);
      expect([page.status, page.hops]).toEqual([200, []]);
      expect(listedOn(page)).toEqual([]);
      expect(page.text).toContain(words);
      expect(page.text).toContain("You are not currently enrolled in a plan");
      expect(page.text).not.toMatch(/never|did not have/i);
      // Who has no plan is not told of one.
      expect(textOf(elementOf(page, "main"))).not.toMatch(/your plan\b/i);
      expect(elementOf(page, "main").querySelectorAll(".entries a")).toHaveLength(0);
    }
    for (const path of ["/home", "/claims", "/eobs"]) {
      expect((await browser.open(path)).text).not.toMatch(/appears? here/i);
    }
    const account = await browser.open("/account");
    expect(listedOn(account)).toHaveLength(5);
    expect(account.text).not.toContain("Your plan,");
  },
);

test("a member whose Benefits would be empty has a plain link without a list", async () => {
  await world.fault(
    { path: "referrals/hasReferrals", body: false },
    {
      path: "eligibility/family",
      body: [
        {
          memberKey: await keyOf("prov"),
          suffix: 0,
          productCategory: "D",
          effectiveDate: "2027-01-01",
          termedDate: null,
          source: null,
        },
      ],
    },
  );
  const page = await (await world.enter("prov", HOST.providence)).open("/benefits");
  expect(page.status).toBe(200);
  const row = barOf(page).find(({ label }) => label === "Benefits");
  expect(row).toEqual({ label: "Benefits", href: "/benefits", below: [] });
  expect(page.document.querySelector("#menu-benefits")).toBeNull();
  expect(sitemapOf(page).map(([title]) => title)).not.toContain("Benefits");
  // Coverage that is to begin has no entry yet, but has its page.
  expect(page.hops).toEqual(["/benefits/dental"]);
});

/** The member key in a persona's token. */
async function keyOf(persona: string): Promise<string> {
  const [, claims = ""] = (await world.token(persona)).split(".");
  const said = JSON.parse(Buffer.from(claims, "base64url").toString()) as { memberKey: string };
  return said.memberKey;
}

test("no page of a menu alerts anybody who is covered", async () => {
  for (const [path] of PAGES) {
    expect(alertsOf(await (await world.enter("sub")).open(path))).toEqual([]);
  }
});
