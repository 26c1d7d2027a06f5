import { expect, test } from "vitest";
import type { z } from "zod";
import type { eob } from "#server/gateway/calls/eobs.ts";
import { claimsPath, openSandbox } from "./sandbox.fixture.ts";
import type { Page } from "./store/page.ts";
import type { WholeClaim } from "./world/claim-answer.ts";

type EobPage = Page<z.input<typeof eob>>;
type Choices = {
  providers: { providerId: string; providerName: string }[];
  statuses: { code: string }[];
};

const { answerOf } = openSandbox();
const YEARS = "startDate=2020-01-01&endDate=2026-11-21";
const EOBS = `v2/eobs?${YEARS}&page=0&size=500`;
const ONE_DAY = "startDate=2026-10-28&endDate=2026-10-28";
const cents = (amount: unknown) => Math.round(Number(amount) * 100);

const claimsOf = (type: string, more: string) =>
  answerOf<Page<WholeClaim>>("sub", `claims/${type}?${YEARS}&${more}`);

/** Every claim of sub's family. */
async function familyClaims(): Promise<WholeClaim[]> {
  const found: WholeClaim[] = [];
  for (const suffix of [0, 1, 2, 3]) {
    for (const type of ["medical", "dental", "vision"]) {
      found.push(...(await claimsOf(type, `suffix=${suffix}&page=0&size=500`)).content);
    }
  }
  return found;
}

/** What is left of a line's charge when everybody's part is taken off, in cents. */
function leftOf(line: NonNullable<WholeClaim["claimDetails"]>[number]): number {
  const { disallowAmount, paidAmount, combinedMemberResponsibilityAmount: owed } = line;
  return cents(line.chargeAmount) - cents(disallowAmount) - cents(paidAmount) - cents(owed);
}

test("totals follow from lines and each settled line adds up, but for one claim and one line", async () => {
  const readings = { nothing: 0, members: 0, nobodys: 0 };
  const unbalanced: unknown[] = [];
  for (const each of await familyClaims()) {
    const lines = each.claimDetails ?? [];
    const totals = each.claimDetailTotals;
    if (lines.length === 0) continue;
    const sum = (name: "chargeAmount" | "paidAmount" | "combinedMemberResponsibilityAmount") =>
      lines.reduce((all, line) => all + cents(line[name]), 0);
    expect(cents(totals.chargeAmountTotal)).toBe(sum("chargeAmount"));
    expect(cents(totals.paidAmountTotal)).toBe(sum("paidAmount"));
    expect(cents(each.claimCheck?.checkPayeeAmount)).toBe(sum("paidAmount"));
    const owed = sum("combinedMemberResponsibilityAmount");
    const more = cents(totals.combinedMemberResponsibilityAmount) - owed;
    if (more !== 0) unbalanced.push([each.serviceDateFrom, "total"]);
    if (totals.chargeAmountTotal === null) continue;
    if (each.claimStatusCode !== "02" && each.claimStatusCode !== "05") continue;
    // What is not covered is the member's on some claims and nobody's on others, never both on one.
    const kinds = new Set<string>();
    for (const line of lines) {
      const [notCovered, left] = [cents(line.nonCoveredCharges), leftOf(line)];
      const kind = notCovered === 0 ? "nothing" : left === 0 ? "members" : "nobodys";
      readings[kind] += 1;
      if (notCovered !== 0) kinds.add(kind);
      if (left !== (kind === "nobodys" ? notCovered : 0)) {
        unbalanced.push([each.serviceDateFrom, line.serviceDescription?.description]);
      }
    }
    expect(kinds.size).toBeLessThan(2);
  }
  expect(unbalanced).toEqual([
    [expect.any(String), "total"],
    ["2026-02-12", "Abdominal ultrasound"],
  ]);
  expect(readings.nothing).toBeGreaterThan(200);
  expect(Math.min(readings.members, readings.nobodys)).toBeGreaterThan(5);
});

test("the awkward claims are there: zero, negative, nameless, endless, without lines or charge", async () => {
  const { content } = await claimsOf("medical", "suffix=0&page=0&size=500");
  const owed = content.map((each) =>
    Number(each.claimDetailTotals.combinedMemberResponsibilityAmount),
  );
  expect(Math.min(...owed)).toBeLessThan(0);
  expect(content.some((each) => each.claimDetailTotals.chargeAmountTotal === 0)).toBe(true);
  expect(content.some((each) => each.claimDetailTotals.chargeAmountTotal === null)).toBe(true);
  expect(content.some((each) => each.provider === null)).toBe(true);
  const names = content.map(
    (each) => each.provider?.providerName?.replaceAll(/[^a-z]/gi, "") ?? "",
  );
  expect(Math.max(...names.map((name) => name.length))).toBeGreaterThanOrEqual(120);
  const counts = content.map((each) => each.claimDetails?.length);
  expect(counts).toEqual(expect.arrayContaining([0, 30]));
});

test("pages go from newest to oldest, follow on each other and count right", async () => {
  const seen: string[] = [];
  let last = false;
  for (let page = 0; !last; page += 1) {
    const answer = await answerOf<Page<WholeClaim>>(
      "sub",
      claimsPath("medical", { page, size: 20 }),
    );
    expect(answer).toMatchObject({
      number: page,
      size: 20,
      first: page === 0,
      numberOfElements: answer.content.length,
      empty: false,
      totalPages: Math.ceil(answer.totalElements / 20),
    });
    seen.push(...answer.content.map((each) => `${each.serviceDateFrom} ${each.id}`));
    last = answer.last;
  }
  expect(seen).toEqual(seen.toSorted().toReversed());
  expect(new Set(seen).size).toBe(seen.length);
  const beyond = await answerOf("sub", claimsPath("medical", { page: 90, size: 20 }));
  expect(beyond).toMatchObject({ content: [], empty: true, last: true, first: false });
});

test("filters by provider, status, day and member leave only what was asked for", async () => {
  const both = "suffix=0&page=0&size=200&providerIds=200155,200186&claimStatus=02";
  const { content } = await claimsOf("medical", both);
  expect(new Set(content.map(({ provider }) => provider?.providerId))).toEqual(
    new Set(["200155", "200186"]),
  );
  expect(new Set(content.map(({ claimStatusCode }) => claimStatusCode))).toEqual(new Set(["02"]));
  const day = await answerOf("sub", `claims/medical?${ONE_DAY}&suffix=0&page=0&size=9`);
  expect(day).toMatchObject({ content: [{ id: "26000010001" }], totalElements: 1 });
  // A claim names its own patient.
  for (const [suffix, name] of ["Jordan", "Theo", "Marisol", "Robin"].entries()) {
    const own = (await claimsOf("dental", `suffix=${suffix}&page=0&size=100`)).content;
    expect(new Set(own.map(({ patientFirstName }) => patientFirstName))).toEqual(new Set([name]));
  }
});

test("choices of filters are those of one member, one type and one period", async () => {
  const choicesOf = (type: string, days = YEARS, suffix = 0) =>
    answerOf<Choices>("sub", `claims/metadata?${days}&claimType=${type}&suffix=${suffix}`);
  const medical = await choicesOf("medical");
  // By the words that stand for them.
  expect(medical.statuses.map(({ code }) => code)).toEqual(["05", "03", "01", "04", "02", "77"]);
  const names = medical.providers.map(({ providerName }) => providerName);
  expect(names).toEqual(names.toSorted());
  expect((await choicesOf("medical", YEARS, 1)).providers).not.toEqual(medical.providers);
  expect(await choicesOf("medical", ONE_DAY)).toEqual({
    providers: [{ providerId: "200117", providerName: "Alder Creek Family Medicine" }],
    statuses: [{ code: "02", description: "Paid" }],
  });
  const dental = await choicesOf("dental");
  expect(dental.providers.map(({ providerId }) => providerId).toSorted()).toEqual([
    "300111",
    "300135",
  ]);
  const path = `eobs/metadata?claimType=medical&${YEARS}`;
  const family = await answerOf<Choices>("sub", path);
  const theos = await answerOf<Choices>("sub", `${path}&memberKey=410000101`);
  expect(theos.providers.length).toBeGreaterThan(0);
  expect(family.providers.length).toBeGreaterThan(theos.providers.length);
  expect(family.providers).toEqual(expect.arrayContaining(theos.providers));
  expect(await answerOf("sub", `${path}&memberKey=410000103`)).toEqual({ providers: [] });
});

test("each paid claim is explained once, with the right amounts, and no other is", async () => {
  const { content } = await answerOf<EobPage>("sub", EOBS);
  const explained = content.flatMap(({ claims }) => claims ?? []);
  const owed = new Map<unknown, unknown>(
    explained.map((each) => [each.id, each.patientResponsibility]),
  );
  expect(owed.size).toBe(explained.length);
  const paid = (await familyClaims())
    .filter(({ claimStatusCode }) => claimStatusCode === "02")
    .map((it) => [it.id, it.claimDetailTotals.combinedMemberResponsibilityAmount] as const);
  // One paid claim is left without, so that somebody meets that case.
  const [unexplained, ...others] = paid.filter(([id]) => !owed.has(id));
  expect(others).toEqual([]);
  expect(new Map(paid.filter(([id]) => owed.has(id)))).toEqual(owed);
  expect(await answerOf("sub", `v2/eobs?claimId=${unexplained?.[0]}`)).toMatchObject({
    content: [],
  });
  // One has no PDF yet, and one does not say what was charged.
  expect(content.filter((each) => each.pdfDocumentId === null)).toHaveLength(1);
  expect(explained.filter(({ chargeAmount }) => chargeAmount === null)).toHaveLength(1);
});

test("explanations are sorted, and filtered by member, type and provider", async () => {
  const all = await answerOf<EobPage>("sub", EOBS);
  const dates = all.content.map(({ date }) => String(date));
  expect(dates).toEqual(dates.toSorted().toReversed());
  for (const [filter, found] of [
    ["claimType=DENTAL", (each: z.input<typeof eob>) => each.typeOfClaims === "DENTAL"],
    ["memberKey=410000101", (each: z.input<typeof eob>) => each.members?.[0]?.firstName === "Theo"],
    [
      "providerIds=200155",
      ({ claims }: z.input<typeof eob>) =>
        claims?.some(({ providerName }) => providerName === "Tri-County Imaging"),
    ],
  ] as const) {
    const some = await answerOf<EobPage>("sub", `${EOBS}&${filter}`);
    expect([filter, some.content.every(found)]).toEqual([filter, true]);
    expect(some.totalElements).toBeGreaterThan(0);
    expect(some.totalElements).toBeLessThan(all.totalElements);
  }
});
