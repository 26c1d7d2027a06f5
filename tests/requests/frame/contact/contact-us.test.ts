import { expect, test } from "vitest";
import { kept, wayOf } from "#tests/harness/world/asking.ts";
import { elementOf, linksOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { sectionOf, textOf, type Page, findSection } from "#tests/harness/pages/visitor.ts";
import { HOST } from "#tests/harness/world/world.ts";
import { APART } from "../configured.ts";

const SUPPORT_HOURS = "Monday to Friday 7:30 a.m. to 5:30 p.m. PT";
const MEDICARE_HOURS =
  "7 a.m. to 8 p.m. PT, Feb 15 to Sept 30 Monday to Friday and Oct 1 to Feb 14 Monday to Sunday";
const SERVICE_HOURS = "7 a.m. to 8 p.m. PT seven days a week Oct 1 to Mar 31";

const world = useWorld(APART);

/** The brands' number for service in Spanish. */
const SPANISH = ["503-555-0191", "tel:5035550191"];

const contactUs = kept((host: string = HOST.carrier) => world.visitor(host).open("/contact-us"));
const cardsOf = (page: Page) =>
  page.document.querySelectorAll("main section").map((card) => textOf(card.querySelector("h2")));
const hoursIn = (page: Page, heading: string) => textOf(sectionOf(page.document, heading));

test("ROUTE-17 ROLE-02 CONTACT-01 CONTACT-02 a visitor's contact page has a link back to log-in and no form", async () => {
  const page = await contactUs();
  expect([page.status, page.hops]).toEqual([200, []]);
  expect(textsOf(page, "h1")).toEqual(["Contact us"]);
  expect(linksOf(page)).toContainEqual(["Back to login", "/login"]);
  expect(textsOf(page, "title")[0]).toBe("Contact us - Main Carrier Member Dashboard");
  // The page has no form.
  expect(elementOf(page, "main").querySelectorAll("form")).toEqual([]);
  expect(page.html).not.toMatch(/\sstyle="/);
});

test("CONTACT-02 a member's contact page links to home, and the member stays signed in", async () => {
  const { browser, page } = await world.openAs("sub", "/contact-us");
  expect([page.status, page.hops]).toEqual([200, []]);
  const back = linksOf(page).filter(([words]) => words.startsWith("Back"));
  expect(back).toEqual([["Back to home", "/home"]]);
  expect((await browser.open("/home")).text).toContain("Welcome, Jordan");
});

test("CONTACT-02 the contact page during sign-in links back to log-in", async () => {
  const page = await (await world.enterPending("multi")).open("/contact-us");
  expect(page.status).toBe(200);
  expect(linksOf(page)).toContainEqual(["Back to login", "/login"]);
});

test.each([
  [HOST.carrier, "503-555-0100"],
  [HOST.partner, "503-555-0130"],
])(
  "CONTACT-05 CONTACT-06 CONTACT-07 CONTACT-08 CONTACT-09 CONTACT-17 %s has all blocks and support at %s",
  async (host, phone) => {
    const page = await contactUs(host);
    expect(cardsOf(page)).toEqual([
      "Member Dashboard support",
      "Medical",
      "Dental",
      "Pharmacy",
      "TTY",
      "OEBB",
      "PEBB",
      "Medicare Advantage",
      "Medicare Pharmacy",
      "Holiday calendar",
    ]);
    expect(hoursIn(page, "Member Dashboard support")).toContain(phone);
  },
);

test("CONTACT-04 CONTACT-16 CONST-28 Medicare's contact page has support and service with their hours only", async () => {
  const page = await contactUs(HOST.medicare);
  expect(cardsOf(page)).toEqual([
    "Member Dashboard support",
    "Customer service",
    "Holiday calendar",
  ]);
  expect(hoursIn(page, "Member Dashboard support")).toContain(SUPPORT_HOURS);
  expect(hoursIn(page, "Customer service")).toContain(SERVICE_HOURS);
  expect(page.text).not.toContain("711");
  expect(linksOf(page).slice(1)).toEqual([
    SPANISH,
    ["Call Member Dashboard support at 503-555-0140", "tel:5035550140"],
    ["Call Customer service at 503-555-0141", "tel:5035550141"],
  ]);
});

test("CONTACT-14 CONTACT-15 CONST-26 CONST-27 each line has its hours once", async () => {
  const page = await contactUs();
  for (const [hours, headings] of [
    [SUPPORT_HOURS, ["Member Dashboard support", "Medical", "Dental", "Pharmacy", "OEBB", "PEBB"]],
    [MEDICARE_HOURS, ["Medicare Advantage", "Medicare Pharmacy"]],
  ] as const) {
    for (const heading of headings) {
      const words = hoursIn(page, heading);
      expect(words).toContain(`Hours: ${hours}`);
      const rest = words.replace(/Opens \w+ at [\d:]+ a\.m\. PT|Open now, until 8 p\.m\. PT/, "");
      expect(rest.match(/p\.m\. PT/g)).toHaveLength(1);
    }
  }
});

test("CONTACT-07 CONTACT-10 CONTACT-11 CONTACT-12 CONTACT-13 CONTACT-17 numbers are tel:, addresses mailto: links", async () => {
  expect(linksOf(await contactUs()).slice(1)).toEqual([
    SPANISH,
    ["Call Member Dashboard support at 503-555-0100", "tel:5035550100"],
    ["Call Medical at 503-555-0150", "tel:5035550150"],
    ["Email Medical at medical@carrier.example", "mailto:medical@carrier.example"],
    ["Call Dental at 503-555-0151", "tel:5035550151"],
    ["Email Dental at dental-alaska@carrier.example", "mailto:dental-alaska@carrier.example"],
    ["Email Dental at dental-oregon@carrier.example", "mailto:dental-oregon@carrier.example"],
    ["Call Pharmacy at 503-555-0152", "tel:5035550152"],
    ["Email Pharmacy at pharmacy@carrier.example", "mailto:pharmacy@carrier.example"],
    ["Call 711", "tel:711"],
    ["Call OEBB at 503-555-0153", "tel:5035550153"],
    ["Email OEBB at oebb@carrier.example", "mailto:oebb@carrier.example"],
    ["Call PEBB at 503-555-0154", "tel:5035550154"],
    ["Email PEBB at pebb@carrier.example", "mailto:pebb@carrier.example"],
    ["Call Medicare Advantage at 503-555-0155", "tel:5035550155"],
    ["Email Medicare Advantage at advantage@carrier.example", "mailto:advantage@carrier.example"],
    ["Call Medicare Pharmacy at 503-555-0156", "tel:5035550156"],
    [
      "Email Medicare Pharmacy at medicare-pharmacy@carrier.example",
      "mailto:medicare-pharmacy@carrier.example",
    ],
  ]);
  // The two dental addresses are named by their state.
  expect(hoursIn(await contactUs(), "Dental")).toMatch(
    /Alaska Email Dental at dental-alaska@.*Oregon Email Dental at dental-oreg/,
  );
});

test("CONTACT-03 GW-69 brands show their own holiday calendar, its days in a table", async () => {
  const page = await contactUs();
  const card = sectionOf(page.document, "Holiday calendar");
  expect(textOf(card)).toContain("Our customer service teams are closed on these days.");
  expect(card.querySelectorAll("tbody tr").map(textOf)[0]).toBe(
    "Thanksgiving DayThu, Nov 26, 2026",
  );
  const providence = sectionOf((await contactUs(HOST.providence)).document, "Holiday calendar");
  expect(textOf(providence)).toContain("Dental customer service is closed");
});

test("CONTACT-03 GW-68 a brand without an own holiday calendar shows the shared one", async () => {
  const card = sectionOf((await contactUs(HOST.summit)).document, "Holiday calendar");
  expect(textOf(card)).toContain("Customer service is closed on these days.");
});

test("CONTACT-03 GW-05 later visitors get the holiday calendar from the cache", async () => {
  await contactUs();
  const visit = () => world.visitor().open("/contact-us");
  const calls = await world.callsDuring(() => Promise.all(Array.from({ length: 5 }, visit)));
  expect(calls).toEqual([]);
});

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

test("S-04 customer service does not begin with the line of a plan that only a person out of sight has", async () => {
  const own = { memberKey: "410000100", suffix: 0, productCategory: "D" };
  const row = { ...own, effectiveDate: "2025-01-01", termedDate: null };
  const hidden = { ...row, memberKey: "somebody-else", suffix: 7, productCategory: "M" };
  await world.fault({ path: "eligibility/family", body: [row, hidden] });
  const page = await world.see("sub", "/support/customer-service");
  expect(textsOf(page, "main .contact h2").slice(0, 2)).toEqual([
    "Dental",
    "Member Dashboard support",
  ]);
});

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
