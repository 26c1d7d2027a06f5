import { beforeAll, expect, test } from "vitest";
import { seeDuring } from "#tests/harness/world/asking.ts";
import { pageAnswer } from "#tests/harness/gateway/gateway-answers.ts";
import { faultsOf } from "#tests/harness/pages/page-faults.ts";
import { elementOf, linksOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { rowsOf } from "#tests/harness/pages/tables.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { linkOf, type Visitor } from "#tests/harness/pages/visitor.ts";
import { JORDAN, openCounting, PATH, referralAnswer, THEO } from "./referrals-page.ts";
import { HOST } from "#tests/harness/world/world.ts";

let sub: Visitor;
const world = useWorld();
beforeAll(async () => {
  sub = await world.enter("sub");
});

const open = (path: string = PATH, browser = sub) => openCounting(world, browser, path);

/** The list with this page from the gateway. */
const listOf = (body: unknown, path = PATH) => seeDuring(world, { path: "referrals", body }, path);

test("ROUTE-37 BRAND-09 BENEFIT-22 S-15 the page asks for the account, then for referrals and their filters", async () => {
  const { page, calls, asked } = await open(PATH, await world.enter("sub"));
  expect([page.status, page.hops, textsOf(page, "h1")]).toEqual([200, [], ["Referrals"]]);
  expect(calls[0]?.path).toBe("/account");
  expect(asked).toEqual(["referrals/metadata?", "referrals?page=0&size=10&excludeExpired=true"]);
  expect(faultsOf(page)).toEqual([]);
});

test("BENEFIT-22 GW-50 GW-51 every filter and the page of the address reach the referral calls", async () => {
  const query = "?member=1&status=A&provider=200186&expired=included";
  const { page, asked } = await open(`${PATH}${query}`);
  expect(asked).toEqual([
    `referrals/metadata?memberKey=${THEO}`,
    `referrals?statusCode=A&providerId=200186&page=0&size=10&memberKey=${THEO}&excludeExpired=false`,
  ]);
  expect(page.hops).toEqual([]);
  const values = page.document
    .querySelectorAll(".filters option[selected]")
    .map((option) => option.getAttribute("value"));
  expect(values).toEqual(["1", "200186", "A"]);
  expect(elementOf(page, "#expired").hasAttribute("checked")).toBe(true);
  const second = await open(`${PATH}?expired=included&page=2`);
  expect(second.asked.at(-1)).toBe("referrals?page=1&size=10&excludeExpired=false");
});

test("S-15 a row has who is referred to whom, for what care, when, its visits and its status, or what is missing", async () => {
  const page = await listOf(pageAnswer([referralAnswer()]));
  expect(rowsOf(page)).toEqual([
    {
      "Referred to": "Sample Heart Center",
      Care: "Heart ultrasoundReferred by Example ClinicReferral R-1",
      Member: "Theo",
      Dates: "10/05/2026 to 01/05/2027",
      Visits: "1 of 3 visits used",
      Status: "Approved",
    },
  ]);
  const bare = { id: "R-2", memberKey: JORDAN, statusDescription: "Approved" };
  const none = referralAnswer({ statusCode: "ZZ", statusDescription: null });
  const [first, second] = rowsOf(await listOf(pageAnswer([bare, none])));
  expect(first).toEqual({
    "Referred to": "Provider missing",
    Care: "Type of care missingReferral R-2",
    Member: "Jordan",
    Dates: "Not set yet",
    Visits: "Not available",
    Status: "Approved",
  });
  expect(second).toMatchObject({ Status: "Status not available" });
});

test("S-15 a referral without days may still get them, unless it is denied, canceled or expired", async () => {
  const bare = { issuedDate: null, effectiveDate: null, expirationDate: null };
  const statuses = ["Approved", "In review", "On file", "Denied", "Canceled", "Expired"];
  const referrals = statuses.map((statusDescription, index) =>
    referralAnswer({ ...bare, id: `R-${index}`, statusDescription }),
  );
  const rows = rowsOf(await listOf(pageAnswer(referrals), `${PATH}?expired=included`));
  expect(rows.map((row) => row["Dates"])).toEqual([
    "Not set yet",
    "Not set yet",
    "Not set yet",
    "Not available",
    "Not available",
    "Not available",
  ]);
});

test("S-15 a referral with a single day says which day that is, an expired one has a word and an icon", async () => {
  const none = { issuedDate: null, effectiveDate: null, expirationDate: null };
  const page = await listOf(
    pageAnswer([
      referralAnswer({ ...none, id: "A", effectiveDate: "2026-10-05" }),
      referralAnswer({ ...none, id: "B", expirationDate: "2027-01-05" }),
      referralAnswer({ ...none, id: "C", issuedDate: "2026-10-01" }),
      referralAnswer({ id: "D", expirationDate: "2026-11-21" }),
      referralAnswer({ id: "E", expirationDate: "2026-11-20" }),
      referralAnswer({ id: "F", expirationDate: "2026-11-20", statusDescription: "Denied" }),
    ]),
    `${PATH}?expired=included`,
  );
  expect(rowsOf(page).map((row) => [row["Dates"], row["Status"]])).toEqual([
    ["From 10/05/2026", "Approved"],
    ["Through 01/05/2027", "Approved"],
    ["Written 10/01/2026", "Approved"],
    ["10/05/2026 to 11/21/2026Last day is today", "Approved"],
    ["10/05/2026 to 11/20/2026", "Expired"],
    ["10/05/2026 to 11/20/2026", "Denied Expired"],
  ]);
  const marks = page.document.querySelectorAll(".data-table .badge");
  expect(new Set(marks.map((mark) => mark.querySelectorAll("svg").length))).toEqual(new Set([1]));
});

test("S-15 the list opens without expired referrals, says so, and links to the list with them", async () => {
  const { page } = await open();
  expect(page.text).toContain("Expired referrals are hidden.");
  expect(rowsOf(page).some((row) => row["Status"]?.includes("Expired"))).toBe(false);
  const all = await sub.open(linkOf(page.document, "Show them").getAttribute("href") ?? "");
  expect(all.url.search).toBe("?expired=included");
  expect(all.text).not.toContain("Expired referrals are hidden.");
  expect(textsOf(all, "ul.chips a")).toEqual(["Remove Expired included"]);
  const total = (text: string) => Number(/of (\d+) referrals/.exec(text)?.[1]);
  expect(total(all.text)).toBeGreaterThan(total(page.text));
});

test("S-15 no rows says 'No current referrals'; a wrong count or another family's row is a 502", async () => {
  const current = await listOf(pageAnswer([]));
  expect(textsOf(current, ".empty__title")).toEqual(["No current referrals"]);
  expect(linksOf(current)).toContainEqual(["Show them", `${PATH}?expired=included`]);
  const broken = await listOf(pageAnswer([], { totalElements: 3, totalPages: 1 }));
  // A row of a person outside the family is not shown.
  const strange = await listOf(pageAnswer([referralAnswer({ memberKey: "999" })]));
  for (const page of [broken, strange]) {
    expect([page.status, page.text.includes("No current")]).toEqual([502, false]);
  }
});

const openAs = async (persona: string, path: string = PATH, host: string = HOST.carrier) =>
  openCounting(world, await world.enter(persona, host), path);

test("S-15 BENEFIT-22 a dependent's referrals are asked for by their own key, without a choice of members", async () => {
  const { page, asked } = await openAs("dep-adult");
  expect(asked).toEqual([
    `referrals/metadata?memberKey=${THEO}`,
    `referrals?page=0&size=10&memberKey=${THEO}&excludeExpired=true`,
  ]);
  expect(page.document.querySelector("#member")).toBeNull();
  expect(rowsOf(page).length).toBeGreaterThan(0);
  expect(Object.keys(rowsOf(page)[0] ?? {})).not.toContain("Member");
  const same = await openAs("dep-adult", `${PATH}?member=1`);
  expect([same.page.hops, same.asked.length]).toEqual([[PATH], 2]);
});

test("S-15 a member whom a dependent may not see is an unknown page, and no referral is asked for", async () => {
  const browser = await world.enter("dep-adult");
  for (const query of ["member=0", `member=${JORDAN}`, "member=1&member=0"]) {
    const { page, asked } = await openCounting(world, browser, `${PATH}?${query}`);
    expect([query, page.status, asked]).toEqual([query, 404, []]);
    expect(page.text).toContain("Error code: 404 Not found");
  }
});

test("S-15 another member's referral in a dependent's answer is a 502, and is not shown", async () => {
  const other = referralAnswer({ memberKey: JORDAN, serviceDescription: "Sleep study" });
  await world.fault({ path: "referrals", body: pageAnswer([referralAnswer(), other]) });
  const { page } = await openAs("dep-adult");
  expect([page.status, page.text.includes("Sleep study")]).toEqual([502, false]);
});

test("S-15 GW-52 a member without referrals has the page, without filters and without a menu entry", async () => {
  const { page } = await openAs("nav");
  expect([page.status, ...textsOf(page, ".empty__title")]).toEqual([200, "No referrals"]);
  // No referral is left out, and there is nothing to filter.
  expect(page.document.querySelector(".filters")).toBeNull();
  expect(page.text).not.toContain("Expired referrals");
  expect(linksOf(page, "nav").filter(([, href]) => href === PATH)).toEqual([]);
  const all = await openAs("nav", `${PATH}?expired=included`);
  expect(textsOf(all.page, ".empty__title")).toEqual(["No referrals"]);
  await world.fault({ path: "referrals/hasReferrals", status: 500 });
  const unsure = await openAs("nav");
  expect(textsOf(unsure.page, ".empty__title")).toEqual(["No current referrals"]);
  expect(unsure.page.text).toContain("Show them");
});

test("S-15 GW-52 hasReferrals=false of a subscriber does not hide the family's expired referrals", async () => {
  const none = { path: "referrals/hasReferrals", body: false };
  await world.fault(none, { path: "referrals", body: pageAnswer([]) });
  const { page } = await openAs("sub");
  expect(textsOf(page, ".empty__title")).toEqual(["No current referrals"]);
  expect(page.text).toContain("Show them");
});

test("S-15 T-28 a termed member sees past referrals, a member who was never covered none", async () => {
  const { page } = await openAs("term", `${PATH}?expired=included`);
  expect([page.status, page.hops]).toEqual([200, []]);
  expect(rowsOf(page).length).toBeGreaterThan(0);
  expect(rowsOf(page).every((row) => row["Status"]?.includes("Expired"))).toBe(true);
  const never = await openAs("noelig");
  expect(never.page.status).toBe(200);
  expect(textsOf(never.page, ".empty__title")).toEqual(["No referrals"]);
});

test.each([
  ["providence", "prov"],
  ["partner", "hpp"],
] as const)(
  "BRAND-09 T-30 on %s the referrals page opens, and the benefits page links to it if there are referrals",
  async (brand, persona) => {
    const { page } = await openAs(persona, PATH, HOST[brand]);
    expect([page.status, textsOf(page, "h1")]).toEqual([200, ["Referrals"]]);
    const has = rowsOf(page).length > 0;
    const other = await world.see(persona, "/benefits", HOST[brand]);
    expect(linksOf(other, ".benefits-more").some(([, href]) => href === PATH)).toBe(has);
    expect(has).toBe(brand === "providence");
  },
);

test("BENEFIT-22 a ticked box's expired=on leads to expired=included; a value the form does not offer is unknown", async () => {
  const { page } = await openAs("sub", `${PATH}?expired=on`);
  expect([page.status, page.url.search]).toEqual([200, "?expired=included"]);
  for (const query of ["expired=yes", "member=7"]) {
    const unknown = await openAs("sub", `${PATH}?${query}`);
    expect([query, unknown.page.status, unknown.asked]).toEqual([query, 404, []]);
  }
});
