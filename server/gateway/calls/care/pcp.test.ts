import { expect, test } from "vitest";
import { selectionOf } from "#app/rules/care/primary-care.ts";
import { getPlainDate } from "#app/rules/dates/plain-date.ts";
import { GatewayStatusError } from "../../transport/errors.ts";
import type { Gateway } from "../../transport/gateway.ts";
import { failMissingCare, findMissingCare } from "../member/missing-members.ts";
import {
  findProvider,
  getPcpEligibility,
  getPreventiveVisitDue,
  listPcpMembers,
  pcpMember,
  provider,
} from "./pcp.ts";
import { openSandboxGateway, refusedField, TODAY } from "../../sandbox-gateway.fixture.ts";

const world = openSandboxGateway();

const today = getPlainDate(TODAY);

const choice = {
  providerId: 200117,
  providerName: "Alder Creek",
  pcpSelected: true,
  beginDate: "2025-01-01",
  endDate: null,
};
const earlier = {
  ...choice,
  providerName: "Old Mill",
  pcpSelected: false,
  endDate: "01/01/2025",
};

test("GW-42 GET pcp/members answers each member's primary care provider", async () => {
  const value = await world.reads("sub", "pcp/members", listPcpMembers);
  const expected = ["Alder Creek Family Medicine", null, "Riverbend Pediatrics"];
  expect(value.map((record) => selectionOf(record, today).providerName)).toEqual(expected);
});

test("DATA-20 DATA-22 a member's selection is the current provider of their history, not an earlier one", () => {
  const read = (pcpHistory: unknown[]) => pcpMember.parse({ memberKey: "41", pcpHistory });
  const chosen = { memberKey: "41", providerName: "Alder Creek", from: null };
  expect(selectionOf(read([earlier, choice]), today)).toEqual(chosen);
  const ended = { ...earlier, pcpSelected: true };
  expect(selectionOf(read([ended, choice]), today)).toEqual(chosen);
  expect(selectionOf(read([earlier]), today).providerName).toBeNull();
});

test("DATA-21 GW-43 GET pcp/eligibility answers whether and for which members primary care applies", async () => {
  const value = await world.reads("dep-adult", "pcp/eligibility", getPcpEligibility);
  expect(value).toEqual({ eligible: true, members: [{ memberKey: "410000101" }] });
});

test("GW-44 PCP-09 GET pcp/provider carries the provider's id, and gives null for an unknown one", async () => {
  const given = { providerId: "200117" };
  const find = (of: Gateway) => findProvider(of, given.providerId);
  expect(await world.reads("sub", "pcp/provider", find, given)).toMatchObject(given);
  const { gateway } = await world.as("sub");
  expect(await findProvider(gateway, "nobody")).toBeNull();
  await world.answerNext("pcp/provider", {}, 500);
  const lost = await world.during(() =>
    expect(findProvider(gateway, "200155")).rejects.toBeInstanceOf(GatewayStatusError),
  );
  expect(lost.asked).toHaveLength(1);
});

test("DATA-23 a provider needs a name, a group's name or an id, and absent fields are null or empty", () => {
  const expected = { acceptingNewPatients: null, distance: null, languages: [], locations: [] };
  expect(provider.parse({ providerName: "Dr. Sample" })).toMatchObject(expected);
  const nameOf = (each: object) => provider.safeParse(each).data?.providerName;
  expect(nameOf({ providerName: null, providerGroupName: "Sample Clinic" })).toBe("Sample Clinic");
  expect([nameOf({ providerName: " ", providerId: "1" }), nameOf({ providerId: 1 })]).toEqual([
    "",
    "",
  ]);
  expect(nameOf({ providerName: "", title: "MD" })).toBeUndefined();
});

test("GW-45 GET pcp/city-of-portland answers the due day as text, or null", async () => {
  const path = "pcp/city-of-portland";
  expect(await world.reads("cop", path, getPreventiveVisitDue)).toBe("12/31/2026");
  expect(await world.reads("cop-nodue", path, getPreventiveVisitDue)).toBeNull();
});

test("an eligible member who is missing from the PCP records is found, and both answers are dropped", async () => {
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
