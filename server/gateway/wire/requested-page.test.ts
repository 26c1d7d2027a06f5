import { expect, test } from "vitest";
import { getPlainDate } from "#app/rules/dates/plain-date.ts";
import { getClaimsPage, listClaims } from "../calls/claims/claims.ts";
import { getEobPage } from "../calls/claims/eobs.ts";
import { openSandboxGateway, refusedField } from "../sandbox-gateway.fixture.ts";

const world = openSandboxGateway();

const window = { startDate: getPlainDate("2024-11-21"), endDate: getPlainDate("2026-11-21") };
const claimsAsked = { ...window, type: "dental", suffix: 0, page: 0, size: 3 } as const;
const eobsAsked = { ...window, claimType: "dental", page: 0, size: 3 } as const;

const contentOf = (count: number) => Array.from({ length: count }, (_, i) => ({ id: `C${i}` }));

async function claimsPage(body: Record<string, unknown>, page = 0) {
  const { gateway } = await world.as("sub");
  await world.answerNext("claims/dental", body);
  return getClaimsPage(gateway, { ...claimsAsked, page });
}

test.each([
  ["more than asked", { content: contentOf(4) }, "content (more than asked)"],
  [
    "more than asked, and counted",
    { content: contentOf(4), totalElements: 4, totalPages: 1 },
    "content (more than asked)",
  ],
  ["fewer than it counts", { content: contentOf(2), totalElements: 3, size: 3 }, "totalElements"],
  ["one page of more", { content: contentOf(3), totalElements: 7, totalPages: 1 }, "totalElements"],
  ["more than it counts", { content: contentOf(3), totalElements: 2 }, "totalElements"],
  ["none of some", { content: [], totalElements: 5, totalPages: 1 }, "totalElements"],
  ["none of some, uncounted", { content: [], totalElements: 2 }, "totalElements"],
])("CLAIM-01 DATA-19 a page of claims with %s breaks the contract", async (_what, body, field) => {
  expect(await refusedField(claimsPage(body))).toBe(field);
});

test.each([
  ["a whole list", { content: contentOf(3), totalElements: 3, totalPages: 1 }, 1],
  ["the first of three pages", { content: contentOf(3), totalElements: 7, totalPages: 3 }, 3],
  ["a smaller page than asked for", { content: contentOf(2), totalElements: 7, size: 2 }, 4],
  ["a smaller one without its size", { content: contentOf(2), totalElements: 7 }, 4],
  ["no count", { content: contentOf(3) }, null],
  ["nothing at all", { content: [], totalElements: 0, totalPages: 0 }, 0],
  ["nothing, in one page", { content: [], totalElements: 0, totalPages: 1 }, 1],
])("CLAIM-01 a page of claims that is %s is taken", async (_what, body, totalPages) => {
  expect((await claimsPage(body)).totalPages).toBe(totalPages);
});

test("CLAIM-01 HOME-56 an empty page past the last is taken; uncounted, claims beyond are left aside", async () => {
  const page = await claimsPage({ content: [], totalElements: 3, totalPages: 1, size: 3 }, 1);
  expect(page).toMatchObject({ claims: [], totalElements: 3, last: true });
  const { gateway } = await world.as("sub");
  await world.answerNext("claims/dental", { content: contentOf(4) });
  expect(await refusedField(getClaimsPage(gateway, claimsAsked))).toBe("content (more than asked)");
  expect((await getClaimsPage(gateway, claimsAsked)).claims).toHaveLength(3);
  const { gateway: thirdGateway } = await world.as("sub");
  await world.answerNext("claims/dental", { content: contentOf(5) });
  const ids = (await listClaims(thirdGateway, claimsAsked)).map(({ id }) => id);
  expect(ids).toEqual(["C0", "C1", "C2"]);
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
  ["more than asked", eobPage(4), "content (more than asked)"],
  ["another number of elements", eobPage(2, { numberOfElements: 3 }), "numberOfElements"],
  ["one page of more", eobPage(3, { totalElements: 5 }), "totalElements"],
  ["more than it counts", eobPage(3, { totalElements: 2, totalPages: 2 }), "totalElements"],
])("EOB-07 DATA-19 a page of EOBs that has %s breaks the contract", async (_what, body, field) => {
  const { gateway } = await world.as("sub");
  await world.answerNext("v2/eobs", body);
  expect(await refusedField(getEobPage(gateway, eobsAsked))).toBe(field);
  expect((await getEobPage(gateway, eobsAsked)).content).toHaveLength(3);
});
