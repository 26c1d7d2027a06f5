import { expect, test } from "vitest";
import { kept, wayOf } from "#tests/harness/world/asking.ts";
import { linksOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { findSection, textOf } from "#tests/harness/pages/visitor.ts";
import { HOST } from "#tests/harness/world/world.ts";
import { APART } from "../configured.ts";

const world = useWorld(APART);
const contactUs = kept((host: string = HOST.carrier) => world.visitor(host).open("/contact-us"));

test("ACCOUNT-09 a member's error page links to customer service", async () => {
  const { browser, page } = await world.openAs("sub", "/claims/medical/none/0");
  expect(page.status).toBe(404);
  const way = new Map(linksOf(page)).get("Customer service") ?? "";
  const service = await browser.open(way);
  expect([service.status, service.url.pathname]).toEqual([200, "/support/customer-service"]);
});

test("ROUTE-18 ROUTE-62 S-04 customer service has the blocks of /contact-us in the member's frame", async () => {
  const page = await world.see("sub", "/support/customer-service");
  expect([page.status, page.hops]).toEqual([200, []]);
  expect(textsOf(page, "h1")).toEqual(["Customer service"]);
  expect(page.text).toContain("Jordan");
  expect(page.text).not.toContain("Back to login");
  const open = await contactUs();
  expect(textsOf(page, "main h2").toSorted()).toEqual(textsOf(open, "main h2").toSorted());
  expect(new Map(linksOf(page))).toEqual(new Map(linksOf(open).slice(1)));
});

test("ROUTE-62 GUARD-02 S-04 /support redirects members to customer service and visitors to log-in", async () => {
  for (const path of ["/support", "/support/customer-service", "/account/support"]) {
    expect((await world.visitor().open(path)).hops).toEqual(["/logout", "/login"]);
  }
  const browser = await world.enter("sub");
  expect(wayOf(await browser.send("/support"))).toEqual([302, "/support/customer-service"]);
});

test.each([
  ["sub", HOST.carrier, ["Medical", "Dental", "Pharmacy", "Member Dashboard support", "TTY"]],
  ["prov", HOST.providence, ["Dental", "Member Dashboard support", "TTY"]],
  ["medgrp", HOST.carrier, ["Medicare Advantage", "Dental", "Medicare Pharmacy"]],
  ["noelig", HOST.carrier, ["Member Dashboard support", "Medical", "Dental", "Pharmacy", "TTY"]],
  ["mod", HOST.medicare, ["Member Dashboard support", "Customer service"]],
])(
  "S-04 customer service of %s at %s begins with the member's own lines: %j",
  async (who, host, first) => {
    const page = await world.see(who, "/support/customer-service", host);
    const lines = textsOf(page, "main .contact h2");
    expect(lines.slice(0, first.length)).toEqual(first);
    const folded = textsOf(page, "main details .contact h2");
    expect(folded.filter((line) => first.includes(line))).toEqual([]);
    expect(textsOf(page, "main h2").at(-1)).toBe("Holiday calendar");
  },
);

test.each([
  [
    "sub",
    HOST.carrier,
    [
      ["Go to your ID card", "/id-card"],
      ["Read your handbooks", "/benefits/handbooks"],
      ["See your communication choices", "/account/confidential"],
    ],
  ],
  ["term", HOST.carrier, [["See your communication choices", "/account/confidential"]]],
  [
    "prov",
    HOST.providence,
    [
      ["Go to your ID card", "/id-card"],
      ["See your communication choices", "/account/confidential"],
    ],
  ],
])(
  "ROUTE-27 S-04 the Help center of %s at %s is customer service below links to pages the member has: %j",
  async (who, host, links) => {
    const browser = await world.enter(who, host);
    const page = await browser.open("/account/support");
    expect([page.status, page.hops, textsOf(page, "h1")]).toEqual([200, [], ["Help center"]]);
    const service = await browser.open("/support/customer-service");
    expect(linksOf(page)).toEqual([...links, ...linksOf(service)]);
    expect(textsOf(page, "main h2")).toEqual(textsOf(service, "main h2"));
    expect(page.text).toContain("Holiday calendar");
  },
);

test("Help center and customer service call the gateway for nothing but the holiday calendar", async () => {
  const browser = await world.enter("sub");
  await browser.open("/home");
  const paths = async (path: string) =>
    (await world.callsDuring(() => browser.open(path))).map((call) => call.path);
  const called = [
    ...(await paths("/account/support")),
    ...(await paths("/support/customer-service")),
  ];
  expect(called.filter((path) => !path.includes("calendar"))).toEqual([]);
  const page = await browser.open("/support/customer-service");
  const section = findSection(page.document, "Holiday calendar");
  expect(textOf(section)).toContain("Thanksgiving Day");
});
