import { expect, test } from "vitest";
import { activeCategories } from "#app/rules/member/eligibility.ts";
import { getPlainDate } from "#app/rules/dates/plain-date.ts";
import { getAccount } from "./account.ts";
import {
  familyEligibilityRow,
  findMissingCoverage,
  listFamilyEligibility,
  listMemberEligibility,
  requireRows,
} from "./eligibility.ts";
import { openSandboxGateway } from "../../sandbox-gateway.fixture.ts";

const world = openSandboxGateway();

const wire = {
  memberKey: 41,
  suffix: "1",
  productCategory: "M",
  effectiveDate: "01/01/2025",
  termedDate: "2026-12-31",
  source: "GROUP",
};

test("GW-55 GET eligibility/family answers the eligibility of the subscriber and three dependents", async () => {
  const value = await world.reads("sub", "eligibility/family", listFamilyEligibility);
  const own = value.filter(({ suffix }) => suffix === 0);
  expect(own.map(({ category }) => category)).toEqual(["medical", "dental", "vision", "pharmacy"]);
  expect(new Set(value.map(({ suffix }) => suffix))).toEqual(new Set([0, 1, 2, 3]));
});

test("DATA-36 an eligibility is active from its effective date to the day before its termination", () => {
  const row = familyEligibilityRow.parse({ ...wire, productCategory: "V", termedDate: null });
  expect(row).toMatchObject({ category: "vision", memberKey: "41", eligible: true });
  const active = (day: string) => activeCategories([row], getPlainDate(day));
  expect([active("2024-12-31"), active("2025-01-01")]).toEqual([[], ["vision"]]);
  const ended = familyEligibilityRow.parse(wire);
  expect(activeCategories([ended], getPlainDate("2026-12-30"))).toEqual(["medical"]);
  expect(activeCategories([ended], getPlainDate("2026-12-31"))).toEqual([]);
});

test("DATA-13 an eligibility keeps member, suffix, dates and source, and its letter names a category", () => {
  const row = {
    memberKey: "41",
    suffix: 1,
    category: "medical",
    eligible: true,
    effectiveDate: "2025-01-01",
    terminationDate: "2026-12-31",
    source: "GROUP",
  };
  expect(familyEligibilityRow.parse(wire)).toEqual(row);
  const letters = ["M", "D", "V", "X"].map(
    (productCategory) => familyEligibilityRow.parse({ ...wire, productCategory }).category,
  );
  expect(letters).toEqual(["medical", "dental", "vision", "pharmacy"]);
  expect(familyEligibilityRow.parse({ ...wire, termedDate: null }).terminationDate).toBeNull();
});

test("a member's eligibility is their own rows of the family's, a stranger's is empty", async () => {
  const { gateway } = await world.as("sub");
  const family = await listFamilyEligibility(gateway);
  const { members } = await getAccount(gateway);
  for (const member of members) {
    const own = family.filter(({ suffix }) => suffix === member.memberSuffix);
    expect(await listMemberEligibility(gateway, member.memberKey)).toEqual(own);
    expect(await requireRows(gateway, member, family)).toEqual(own);
  }
  const [{ memberKey } = { memberKey: "" }] = members;
  await world.reads("sub", "eligibility/family", (it) => listMemberEligibility(it, memberKey));
  expect(await listMemberEligibility(gateway, "of a stranger")).toEqual([]);
  const [child] = members.slice(-1).map((member) => ({ ...member, memberKey: "uncovered" }));
  const uncovered = { medicalEligibility: null, dentalEligibility: null, visionEligibility: null };
  expect(child && (await requireRows(gateway, { ...child, ...uncovered }, family))).toEqual([]);
});

test("a family's answer without a member whom the account calls covered is dropped, then refused", async () => {
  const { gateway } = await world.as("sub");
  const family = await listFamilyEligibility(gateway);
  const { members } = await getAccount(gateway);
  const [key = ""] = members.map(({ memberKey }) => memberKey);
  const others = family.filter(({ memberKey }) => memberKey !== key);
  const missingIn = (rows: typeof family) => findMissingCoverage(gateway, members, rows);
  const calm = await world.during(() =>
    missingIn(family).then(() => listFamilyEligibility(gateway)),
  );
  expect([await missingIn(family), calm.asked]).toEqual([new Set(), []]);
  expect(await missingIn(others)).toEqual(new Set([key]));
  const anew = await world.during(() => listFamilyEligibility(gateway));
  expect(anew.asked).toHaveLength(1);
  const list = (ofSub: typeof gateway) => listMemberEligibility(ofSub, key);
  expect(await world.refuses("eligibility/family", [], list)).toBe("memberKey");
});
