import { expect, test } from "vitest";
import { getPlainDate } from "#app/rules/dates/plain-date.ts";
import { getClaimsPage, listClaims } from "../calls/claims/claims.ts";
import { getEobPage } from "../calls/claims/eobs.ts";
import type { Gateway } from "../transport/gateway.ts";
import { openSandboxGateway, refusedField } from "../sandbox-gateway.fixture.ts";

const world = openSandboxGateway();

const window = { startDate: getPlainDate("2024-11-21"), endDate: getPlainDate("2026-11-21") };
const claimsAsked = { ...window, type: "dental", suffix: 0, page: 0, size: 3 } as const;
const eobsAsked = { ...window, claimType: "dental", page: 0, size: 3 } as const;

const contentOf = (count: number) => Array.from({ length: count }, (_, i) => ({ id: `C${i}` }));

const claimsPage = (body: object, page = 0) =>
  world.given("claims/dental", body, (it) => getClaimsPage(it, { ...claimsAsked, page }));

test.each([
  ["more than the requested size", { content: contentOf(4) }, "content (more than asked)"],
  [
    "more than the requested size, and counted",
    { content: contentOf(4), totalElements: 4, totalPages: 1 },
    "content (more than asked)",
  ],
  [
    "fewer claims than it counts",
    { content: contentOf(2), totalElements: 3, size: 3 },
    "totalElements",
  ],
  [
    "one page of more pages",
    { content: contentOf(3), totalElements: 7, totalPages: 1 },
    "totalElements",
  ],
  ["more claims than it counts", { content: contentOf(3), totalElements: 2 }, "totalElements"],
  ["no claims of five", { content: [], totalElements: 5, totalPages: 1 }, "totalElements"],
  ["no claims of two, on uncounted pages", { content: [], totalElements: 2 }, "totalElements"],
])("a page of claims with %s is refused", async (_what, body, field) => {
  expect(await refusedField(claimsPage(body))).toBe(field);
});

test.each([
  ["a whole list", { content: contentOf(3), totalElements: 3, totalPages: 1 }, 1],
  ["the first of three pages", { content: contentOf(3), totalElements: 7, totalPages: 3 }, 3],
  ["a smaller page than asked for", { content: contentOf(2), totalElements: 7, size: 2 }, 4],
  ["a smaller page without its size", { content: contentOf(2), totalElements: 7 }, 4],
  ["uncounted", { content: contentOf(3) }, null],
  ["empty", { content: [], totalElements: 0, totalPages: 0 }, 0],
  ["empty, counted as one page", { content: [], totalElements: 0, totalPages: 1 }, 1],
])("a page of claims that is %s is accepted", async (_what, body, totalPages) => {
  expect((await claimsPage(body)).totalPages).toBe(totalPages);
});

test("an empty page past the last is accepted, and a list is cut at the requested size", async () => {
  const page = await claimsPage({ content: [], totalElements: 3, totalPages: 1, size: 3 }, 1);
  expect(page).toMatchObject({ claims: [], totalElements: 3, last: true });
  const list = (gateway: Gateway) => listClaims(gateway, claimsAsked);
  const claims = await world.given("claims/dental", { content: contentOf(5) }, list);
  expect(claims.map(({ id }) => id)).toEqual(["C0", "C1", "C2"]);
});

const eobs = (count: number) => Array.from({ length: count }, (_, i) => ({ documentId: `E${i}` }));
const eobPage = (count: number, more: object = {}) => ({
  content: eobs(count),
  number: 0,
  size: 3,
  numberOfElements: count,
  totalElements: count,
  totalPages: 1,
  first: true,
  last: true,
  empty: count === 0,
  ...more,
});

test.each([
  ["more than the requested size", eobPage(4), "content (more than asked)"],
  ["a wrong number of elements", eobPage(2, { numberOfElements: 3 }), "numberOfElements"],
  ["one page of more pages", eobPage(3, { totalElements: 5 }), "totalElements"],
  ["more EOBs than it counts", eobPage(3, { totalElements: 2, totalPages: 2 }), "totalElements"],
])("DATA-19 a page of EOBs with %s is refused", async (_what, body, field) => {
  expect(await world.refuses("v2/eobs", body, (it) => getEobPage(it, eobsAsked))).toBe(field);
});
