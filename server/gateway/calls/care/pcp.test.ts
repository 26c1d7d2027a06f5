import { expect, test } from "vitest";
import { selectionOf } from "#app/rules/care/primary-care.ts";
import { getPlainDate } from "#app/rules/dates/plain-date.ts";
import { GatewayStatusError } from "../../transport/errors.ts";
import { failMissingCare, findMissingCare } from "../member/missing-members.ts";
import {
  findProvider,
  getPcpEligibility,
  getPreventiveVisitDue,
  listPcpMembers,
  pcpEligibility,
  pcpMember,
  provider,
} from "./pcp.ts";
import {
  openSandboxGateway,
  plainGet,
  refusedField,
  TODAY,
} from "../../sandbox-gateway.fixture.ts";

const world = openSandboxGateway();

const today = getPlainDate(TODAY);
const asOf = { query: { asOfDate: TODAY } };
const place = {
  addressLine1: "9 Sample Street",
  city: "Exampleville",
  state: "OR",
  zipCode: "97001",
  phoneNumber: "503-555-0133",
};
const choice = {
  providerId: 200117,
  providerName: "Alder Creek",
  providerTitle: "MD",
  pcpSelected: true,
  pcpTerminationReason: null,
  beginDate: "2025-01-01",
  endDate: null,
  locations: [place],
};
const earlier = {
  ...choice,
  providerName: "Old Mill",
  pcpSelected: false,
  pcpTerminationReason: "Moved",
  endDate: "01/01/2025",
};

test("GW-42 GET pcp/members is asked as of today and names each member's choice", async () => {
  const value = await world.reads("sub", ["/pcp/members", asOf], listPcpMembers);
  const expected = ["Alder Creek Family Medicine", null, "Riverbend Pediatrics"];
  expect(value.map((record) => selectionOf(record, today).providerName)).toEqual(expected);
});

test("DATA-20 a member's history keeps every field and the days of eligibility", () => {
  const wire = {
    memberKey: 41,
    pcpHistory: [earlier, choice],
    eligibleDates: [{ effectiveDate: "2024-01-01", termedDate: "" }],
  };
  const parsed = pcpMember.parse(wire);
  expect(parsed.pcpHistory).toEqual([
    { ...earlier, providerId: "200117", endDate: "2025-01-01" },
    { ...choice, providerId: "200117" },
  ]);
  expect(parsed.eligibleDates).toEqual([{ effectiveDate: "2024-01-01", termedDate: null }]);
});

test("DATA-22 a selection is the member's key and the provider chosen now, not one of before", () => {
  const read = (pcpHistory: unknown[]) => pcpMember.parse({ memberKey: "41", pcpHistory });
  const chosen = { memberKey: "41", providerName: "Alder Creek", from: null };
  expect(selectionOf(read([earlier, choice]), today)).toEqual(chosen);
  const ended = { ...earlier, pcpSelected: true };
  expect(selectionOf(read([ended, choice]), today)).toEqual(chosen);
  expect(selectionOf(read([earlier]), today).providerName).toBeNull();
});

test("DATA-21 GW-43 GET pcp/eligibility is asked as of today, and says whether and for which members", async () => {
  const value = await world.reads("dep-adult", ["/pcp/eligibility", asOf], getPcpEligibility);
  expect(value).toEqual({ eligible: true, members: [{ memberKey: "410000101" }] });
  const { answer } = pcpEligibility;
  const expected = { eligible: true, members: [{ memberKey: "5" }] };
  expect(answer.parse({ eligible: true, members: [{ memberKey: 5 }] })).toEqual(expected);
  expect(answer.safeParse({ eligible: true, members: [{}] }).success).toBe(false);
  expect(answer.safeParse({ eligible: "yes" }).success).toBe(false);
});

test("GW-44 PCP-09 GET pcp/provider carries the provider's id; one nobody knows is null", async () => {
  const { gateway, bearer } = await world.as("sub");
  const query = { asOfDate: TODAY, providerId: "200117" };
  const { value, asked } = await world.during(() => findProvider(gateway, "200117"));
  expect(asked).toEqual([plainGet("/pcp/provider", bearer, { query })]);
  expect(value).toMatchObject({ providerId: "200117" });
  expect(await findProvider(gateway, "nobody")).toBeNull();
  await world.answerNext("pcp/provider", {}, 500);
  const lost = await world.during(() =>
    expect(findProvider(gateway, "200155")).rejects.toBeInstanceOf(GatewayStatusError),
  );
  expect(lost.asked).toHaveLength(1);
});

test("DATA-23 a provider keeps every field", () => {
  const wire = {
    providerName: "Dr. Sample",
    providerId: 1,
    providerGroupName: "Sample Clinic",
    title: "MD",
    acceptingNewPatients: true,
    distance: 2.4,
    specialty: "Pediatrics",
    languages: ["English", "Spanish"],
    locations: [place],
  };
  expect(provider.parse(wire)).toEqual({ ...wire, providerId: "1" });
  const expected = { acceptingNewPatients: null, distance: null, languages: [], locations: [] };
  expect(provider.parse({ providerName: "Dr. Sample" })).toMatchObject(expected);
});

test.each([
  [{ providerName: null, providerGroupName: "Sample Clinic" }, "Sample Clinic"],
  [{ providerName: " ", providerId: "1" }, ""],
  [{ providerId: 1 }, ""],
])("DATA-23 a provider without a name, %j, is no fault of a whole answer", (wire, name) => {
  expect(provider.parse(wire).providerName).toBe(name);
});

test("DATA-23 who has neither a name, a group nor an id is no provider", () => {
  expect(provider.safeParse({ providerName: "", title: "MD" }).success).toBe(false);
});

test("GW-45 GET pcp/city-of-portland answers the due day as text", async () => {
  const { gateway, bearer } = await world.as("cop");
  const { value, asked } = await world.during(() => getPreventiveVisitDue(gateway));
  const text = { ...asOf, accept: "text/plain, application/json" };
  expect(asked).toEqual([plainGet("/pcp/city-of-portland", bearer, text)]);
  expect(value).toBe("12/31/2026");
  const other = await world.as("cop-nodue");
  expect(await getPreventiveVisitDue(other.gateway)).toBeNull();
});

test("GW-86 history without the member's key is refused", async () => {
  expect(await world.refuses("pcp/members", [{ pcpHistory: [choice] }], listPcpMembers)).toBe(
    "0.memberKey",
  );
});

test("S-20 HOME-14 primary care is unread of whom it applies to though the records lack them", async () => {
  const { gateway } = await world.as("sub");
  const records = await listPcpMembers(gateway);
  const [known = ""] = records.map(({ memberKey }) => memberKey);
  const members = [known, "K8", "K9"].map((memberKey) => ({ memberKey }));
  const eligibility = { eligible: true, members: members.slice(0, 2) };
  const unread = await findMissingCare(gateway, members, records, eligibility);
  expect(unread).toEqual(new Set(["K8"]));
  const anew = await world.during(() => listPcpMembers(gateway));
  expect(anew.asked).toHaveLength(1);
  expect(await refusedField(failMissingCare(gateway))).toBe("memberKey");
});
