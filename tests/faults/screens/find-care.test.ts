import { expect, test } from "vitest";
import { elementOf, linksOf, textsOf } from "#tests/harness/page-parts.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import { sectionOf, textOf } from "#tests/harness/visitor.ts";
import { HOST, type Fault } from "#tests/harness/world.ts";

const world = useWorld();

const FAULTS: readonly Fault[] = [
  { status: 403 },
  { status: 404 },
  { status: 500 },
  { status: 503 },
  { reset: true },
  { truncate: true },
  { body: { not: "a list" } },
  { body: null },
];

test.each(FAULTS)(
  "PASSPORT-04 S-19 program details that fail with %j cost the number alone, which the page says",
  async (fault) => {
    const browser = await world.enter("sub");
    await world.fault({ path: "programs/sitecore", ...fault });
    const page = await browser.open("/passport-dental");
    expect(page.status).toBe(200);
    const call = textOf(elementOf(page, 'section[aria-label="Call anytime"]'));
    expect(call).toContain("We can't show the phone number right now.");
    expect(linksOf(page)).toContainEqual(["Customer service", "/support/customer-service"]);
    expect(textsOf(page, "main .claim__main ol > li")).toHaveLength(3);
    expect(page.text).toContain("Find in-network dentist");
  },
);

test.each(FAULTS)(
  "S-19 programs that fail with %j cost their section alone, which is never called empty",
  async (fault) => {
    const browser = await world.enter("sub");
    await world.fault({ path: "programs", ...fault });
    const page = await browser.open("/find-care/resources");
    expect(page.status).toBe(200);
    const section = textOf(sectionOf(page.document, "Care programs"));
    expect(section).toContain("your care programs");
    expect(section).not.toContain("You have no programs");
    expect(page.text).toContain("Medical directory");
  },
);

test("S-19 a session that the gateway no longer accepts leads to the log-in page", async () => {
  for (const [path, call] of [
    ["/find-care/resources", "programs"],
    ["/passport-dental", "programs/sitecore"],
  ] as const) {
    const browser = await world.enter("sub");
    await world.fault({ path: call, status: 401 });
    expect((await browser.open(path)).hops.at(-1)).toMatch(/^\/login/);
    await world.mend();
  }
});

test.each([
  ["/find-care/resources", "sub", HOST.carrier],
  ["/find-care", "sub", HOST.carrier],
  ["/passport-dental", "sub", HOST.carrier],
  ["/find-care/find-a-dentist", "prov", HOST.providence],
])(
  "S-19 %s without the account is the error page, not an empty one",
  async (path, persona, host) => {
    const browser = await world.enter(persona, host);
    await world.fault({ path: "account", status: 500 });
    const page = await browser.open(path);
    expect(page.status).toBeGreaterThanOrEqual(500);
    expect(page.text).not.toMatch(/No directories|nothing to show/i);
  },
);
