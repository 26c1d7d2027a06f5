import { beforeAll, expect, test } from "vitest";
import { account } from "#server/gateway/calls/member/account.ts";
import { seeDuring } from "#tests/harness/world/asking.ts";
import { answerOf, pageAnswer } from "#tests/harness/gateway/gateway-answers.ts";
import { linksOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { realClaim } from "#tests/harness/gateway/real-claims.ts";
import { rowsOf } from "#tests/harness/pages/tables.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import type { Visitor } from "#tests/harness/pages/visitor.ts";
import { HOST } from "#tests/harness/world/world.ts";
import { eobAnswer, openCounting } from "./eobs-of.ts";

let sub: Visitor;
const world = useWorld();
beforeAll(async () => {
  sub = await world.enter("sub");
});

const open = (path: string, browser = sub) => openCounting(world, browser, path);

/** The list with this page from the gateway. */
const listOf = (body: unknown, path = "/eobs") => seeDuring(world, { path: "v2/eobs", body }, path);

/** The links below the list, in order. */
const pagerOf = (html: Awaited<ReturnType<typeof open>>["page"]) =>
  linksOf(html, ".pager").filter(([words]) => ["Previous", "Next"].includes(words));

test("ROUTE-50 ROUTE-69 BRAND-05 EOB-02 EOB-03 S-22 /eobs asks for the account, then for list and filters", async () => {
  const { page, calls, asked } = await open("/eobs", await world.enter("sub"));
  expect([page.status, textsOf(page, "h1")]).toEqual([200, ["Explanations of benefits"]]);
  expect(calls[0]?.path).toBe("/account");
  expect(asked).toEqual([
    "eobs/metadata?claimType=medical&startDate=2024-11-21&endDate=2026-11-21",
    "v2/eobs?claimType=medical&startDate=2024-11-21&endDate=2026-11-21&page=0&size=20",
  ]);
  const says = "what you may owe the provider. This is not a bill.";
  expect(textsOf(page, "h1 + p").join()).toContain(says);
});

test("EOB-02 EOB-03 GW-37 GW-39 every filter and the page of the address reach the EOB calls", async () => {
  const { asked } = await open(
    "/eobs?type=dental&member=1&from=2025-01-02&to=2026-03-04&provider=300102&provider=300101&page=2",
  );
  const { members } = await answerOf(world, "sub", account);
  const { memberKey } = members.find(({ memberSuffix }) => memberSuffix === 1) ?? {};
  const window = `claimType=dental&startDate=2025-01-02&endDate=2026-03-04&memberKey=${memberKey}`;
  expect(asked.find((call) => call.startsWith("eobs/metadata"))).toBe(`eobs/metadata?${window}`);
  const [listed] = asked.filter((call) => call.startsWith("v2/eobs"));
  const query = new URLSearchParams(listed?.split("?")[1]);
  expect(Object.fromEntries(query)).toEqual({
    ...Object.fromEntries(new URLSearchParams(window)),
    providerIds: "300101,300102",
    page: "1",
    size: "20",
  });
});

test("DATA-18 a row has day, members, providers and the sums of its claims, or says what is missing", async () => {
  const amounts = { chargeAmount: 1036, patientResponsibility: "7.82" };
  const second = { id: 27, providerName: "Sample Laboratory", ...amounts };
  const one = eobAnswer("EOB1");
  const page = await listOf(pageAnswer([{ ...one, claims: [...(one.claims ?? []), second] }]));
  expect(rowsOf(page)).toEqual([
    {
      Date: "11/06/2026",
      Members: "Theo B Testa-Lindqvist",
      Providers: "Example Clinic, Sample Laboratory",
      Billed: "$1,300.00",
      "You owe": "$50.00",
      Document: expect.stringContaining("View EOB") as unknown,
    },
  ]);
  expect(linksOf(page, ".data-table")).toEqual([
    ["View EOB of 11/06/2026 for Theo B Testa-Lindqvist", "/eobs/EOB1"],
  ]);
  const bare = { documentId: null, pdfDocumentId: null, claims: [{ id: 1, chargeAmount: 5 }] };
  const pharmacy = { ...one, typeOfClaims: "Pharmacy" };
  const other = await listOf(pageAnswer([bare, { ...bare, documentId: "A B/%" }, pharmacy]));
  const [first, , last] = rowsOf(other);
  expect(first).toMatchObject({
    Date: "Date not available",
    Members: "Not available",
    Providers: "Not available",
    Billed: "$5.00",
    "You owe": "Not available",
  });
  // An EOB of another type than its tab's says so.
  expect(last?.["Date"]).toBe("11/06/2026Pharmacy");
  // The first has no ID to link to.
  expect(linksOf(other, ".data-table").map(([, href]) => href)).toEqual([
    "/eobs/A%20B%2F%25",
    "/eobs/EOB1",
  ]);
});

test("EOB-07 DATA-19 Next leads to the next twenty EOBs, newest first, and Previous back", async () => {
  const first = await open("/eobs");
  expect(pagerOf(first.page)).toEqual([["Next", "/eobs?page=2"]]);
  const second = await open("/eobs?page=2");
  expect(pagerOf(second.page)).toEqual([
    ["Previous", "/eobs"],
    ["Next", "/eobs?page=3"],
  ]);
  expect(first.page.text).toMatch(/Showing 1 to 20 of \d\d+ EOBs/);
  const rows = [first, second].flatMap(({ page }) => rowsOf(page));
  const days = rows.map(({ Date: day = "" }) => `${day.slice(6, 10)}/${day.slice(0, 5)}`);
  expect(days).toEqual(days.toSorted().toReversed());
  const hrefs = [first, second].flatMap(({ page }) =>
    linksOf(page, ".data-table").map(([, href]) => href.split("?")[0]),
  );
  expect(new Set(hrefs).size).toBe(40);
  // A month stands over its first EOB.
  const months = first.page.document
    .querySelectorAll("tr[data-group]")
    .map((row) => row.getAttribute("data-group"));
  expect(months[0]).toBe("Nov 2026");
  expect(months).toEqual([...new Set(months)]);
});

// Which answers are accepted: server/gateway/wire/requested-page.test.ts.
test("DATA-19 an answer that contradicts its own count is a 502", async () => {
  const page = await listOf(pageAnswer([], { totalElements: 3, totalPages: 1 }));
  expect([page.status, page.text.includes("Error code: 502 Bad gateway")]).toEqual([502, true]);
  expect(page.text).not.toMatch(/Showing|There are no/);
});

test("S-22 the list opens with a type that a member of the family is covered in", async () => {
  const browser = await world.enter("prov", HOST.providence);
  const { asked } = await open("/eobs", browser);
  expect(asked.every((call) => call.includes("claimType=dental"))).toBe(true);
  expect(asked).toHaveLength(2);
});

const openAs = async (persona: string, path: string) =>
  openCounting(world, await world.enter(persona), path);

const FORBIDDEN = "Sorry, it looks like you don't have access to this page.";
const DOCUMENT = "EOB26000010001";

test("EOB-01 ROLE-08 T-33 a dependent is refused list, EOB and PDF, and no EOB is asked for", async () => {
  const browser = await world.enter("dep-adult");
  for (const path of ["/eobs", `/eobs/${DOCUMENT}`]) {
    const { page, asked } = await openCounting(world, browser, path);
    expect.soft([page.status, page.hops, asked], path).toEqual([403, [], []]);
    expect.soft(textsOf(page, "main h1")).toEqual([FORBIDDEN]);
    // The page keeps the member's frame.
    expect.soft(page.text).toContain("Log out");
    expect.soft(linksOf(page, "body").filter(([, href]) => href.startsWith("/eobs"))).toEqual([]);
  }
  const { page, asked } = await openCounting(world, browser, `/eobs/${DOCUMENT}/pdf`);
  expect([page.hops, page.status, asked]).toEqual([[], 403, []]);
});

test("EOB-01 a termed subscriber sees the list of past EOBs and the warning of not being enrolled", async () => {
  const { page } = await openAs("term", "/eobs");
  expect([page.status, page.hops]).toEqual([200, []]);
  expect(page.text).toContain("You are not currently enrolled in a plan");
  expect(textsOf(page, "main h1")).toContain("Explanations of benefits");
});

test("EOB-01 a member or type that the family lacks is an unknown page, and no EOB is asked for", async () => {
  for (const query of ["member=9", "type=pharmacy"]) {
    const { page, asked } = await openAs("sub", `/eobs?${query}`);
    expect([page.status, page.hops, asked]).toEqual([404, [], []]);
    expect(page.text).toContain("Error code: 404 Not found");
  }
});

const EXPLAINED = { id: "R90", firstName: "Theo", lastName: "Testa-Lindqvist" };
const AMOUNTS = { providerName: "Example Clinic", chargeAmount: 90, patientResponsibility: 0 };

test("S-22 an EOB that names no member is that of its claims' patients, and its links name what is known", async () => {
  const of = (documentId: string, claim: object, date: string | null = "2026-11-06") =>
    eobAnswer(documentId, { date, members: [], claims: [{ ...EXPLAINED, ...AMOUNTS, ...claim }] });
  const nobody = { firstName: null, lastName: null };
  const eobs = [of("E1", {}), of("E2", nobody), of("E3", {}, null), of("E4", nobody, null)];
  const page = await listOf(pageAnswer(eobs));
  expect(rowsOf(page).map((row) => row["Members"])).toEqual([
    "Theo Testa-Lindqvist",
    "Not available",
    "Theo Testa-Lindqvist",
    "Not available",
  ]);
  const views = linksOf(page, ".data-table").filter(([words]) => words.startsWith("View"));
  expect(views.map(([words]) => words)).toEqual([
    "View EOB of 11/06/2026 for Theo Testa-Lindqvist",
    "View EOB of 11/06/2026",
    "View EOB for Theo Testa-Lindqvist",
    "View EOB",
  ]);
});

test("T-88 an EOB of a credit beside what is owed has no sum, in the list and on its page", async () => {
  const owed = { ...EXPLAINED, ...AMOUNTS, patientResponsibility: 20 };
  const eob = eobAnswer("E1", {
    claims: [owed, { ...owed, id: "R91", patientResponsibility: -20 }],
  });
  const [row] = rowsOf(await listOf(pageAnswer([eob])));
  expect(row?.["You owe"]).toBe("Not available");
  const page = await seeDuring(world, { path: "eobs/eob-detail", body: eob }, "/eobs/E1");
  expect(page.text).toContain("Credit to you $20.00");
  expect(page.text).not.toMatch(/Total|\$0\.00/);
});

test("T-86 an EOB that has a claim twice counts it once, on its page as well", async () => {
  const claim = { ...EXPLAINED, ...AMOUNTS, patientResponsibility: 30 };
  const eob = eobAnswer("E1", { claims: [claim, claim, { ...claim, id: "R91" }] });
  const [row] = rowsOf(await listOf(pageAnswer([eob])));
  expect(row).toMatchObject({ Billed: "$180.00", "You owe": "$60.00" });
  const page = await seeDuring(world, { path: "eobs/eob-detail", body: eob }, "/eobs/E1");
  expect(rowsOf(page)).toHaveLength(2);
});

test("T-74 an EOB of a claim that is not final says so, in the list and on its page", async () => {
  const claim = realClaim("R90", [[{ billed: 90 }]], {
    patientFirstName: "Theo",
    patientLastName: "Testa-Lindqvist",
    claimStatusDescription: "In Process",
  });
  const eob = eobAnswer("E1", { claims: [{ ...EXPLAINED, ...AMOUNTS }] });
  const other = { ...EXPLAINED, ...AMOUNTS, id: "R92" };
  const both = eobAnswer("E2", { claims: [{ ...EXPLAINED, ...AMOUNTS }, other] });
  await world.fault({ path: "claims/medical", body: { content: [claim], totalElements: 1 } });
  await world.fault({ path: "claims/{type}/{id}", body: claim });
  await world.fault({ path: "v2/eobs", body: pageAnswer([eob, both]) });
  const owed = rowsOf(await world.see("sub", "/eobs")).map((row) => row["You owe"]);
  expect(owed).toEqual([
    "Pending This claim isn't final",
    "Not available A claim here isn't final",
  ]);
  await world.fault({ path: "eobs/eob-detail", body: eob });
  expect((await world.see("sub", "/eobs/E1")).text).toContain("This claim isn't final");
});
