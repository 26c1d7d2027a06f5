import { expect, test } from "vitest";
import { pcpEligibility, pcpMembers } from "#server/gateway/calls/care/pcp.ts";
import { changeAnswer } from "#tests/harness/gateway/gateway-answers.ts";
import { linksOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { roundsOf } from "#tests/harness/world/rounds.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import type { Page } from "#tests/harness/pages/visitor.ts";
import { HOST } from "#tests/harness/world/world.ts";
import { writing } from "../sign-in/pending-steps.ts";
import { chooseLinks, historyOf, placesIn, providerIn } from "./care-page.ts";

const world = useWorld();

const PATH = "/find-care/primary-care";
const open = (persona: string, suffix: number | string, host: string = HOST.carrier) =>
  world.see(persona, `${PATH}/${suffix}`, host);

test("ROUTE-45 PCP-07 S-20 the current provider has all facts, each place its phone number", async () => {
  const page = await open("care", 0);
  expect(page.status).toBe(200);
  expect(textsOf(page, "h1")).toEqual(["Your primary care"]);
  expect(providerIn(page, "Current provider")).toEqual({
    name: "Manny Placesworth, MD",
    facts: {
      Group: "Bridgetown Test Clinic",
      Specialty: "Family medicine",
      Languages: "English",
      "New patients": "Accepting",
      Since: "01/01/2023",
    },
  });
  expect(placesIn(page)).toEqual([
    { lines: ["12 Bridgetown Sq", "Portland, OR 97204"], tel: "tel:5035550161" },
    {
      lines: ["340 Ladds Test Ave", "Portland, OR 97214", "No phone number on file"],
      tel: null,
    },
    { lines: ["77 Parkrose Sample Rd", "Portland, OR 97230"], tel: "tel:5035550162" },
    { lines: ["5 Example Market", "Exampleville, OR 97001"], tel: "tel:5035550163" },
  ]);
  expect(chooseLinks(page)).toEqual([["Change provider", `${PATH}/0/search`]]);
});

test("PCP-07 PCP-08 T-23 the history has each provider, asked for once and at the same time, or by name", async () => {
  const browser = await world.enter("care");
  const { promise, resolve } = Promise.withResolvers<Page>();
  const rounds = await roundsOf(world, async () => resolve(await browser.open(`${PATH}/0`)));
  const asked = rounds.map((round) => round.filter((path) => path === "/pcp/provider").length);
  expect(asked.filter((count) => count > 0)).toEqual([4]);
  const page = await promise;
  const reason = "Member request";
  expect(historyOf(page)?.map((cells) => cells.join(" | "))).toEqual([
    `Juniper Street Internal Medicine, DO | 01/01/2022 | 12/31/2022 | ${reason} | 1205 Juniper St, Sampleton, OR 97002 503-555-0103`,
    `Walter Retiredale | 01/01/2021 | 12/31/2021 | ${reason} | Not available`,
    `Alder Creek Family Medicine, MD | 01/01/2020 | 12/31/2020 | ${reason} | 410 Alder Creek Rd, Exampleville, OR 97001 503-555-0101`,
  ]);
});

test("PCP-08 a current provider who is not in the directory is shown by name, and as not listed", async () => {
  await world.fault({ path: "pcp/provider", status: 404 });
  const page = await open("sub", 0);
  expect(page.status).toBe(200);
  expect(providerIn(page, "Current provider")).toEqual({
    name: "Alder Creek Family Medicine",
    facts: { Since: "01/01/2022" },
  });
  expect(page.text).toContain("This provider isn't in our directory any more");
  expect(page.text).not.toContain("410 Alder Creek Rd");
  expect(historyOf(page)?.map(([name]) => name)).toEqual(["Juniper Street Internal Medicine"]);
});

test("S-20 a member without a provider has a link to the search, or the number to call", async () => {
  const page = await open("sub", 1);
  expect(textsOf(page, "h1")).toEqual(["Primary care for Theo Testa-Lindqvist"]);
  expect(page.text).toContain("Theo hasn't chosen a primary care provider yet");
  expect(chooseLinks(page)).toEqual([["Select primary care", `${PATH}/1/search`]]);
  expect(historyOf(page)).toBeUndefined();
  // For a member who cannot choose here, the page has the number to call.
  await world.fault({ path: "pcp/eligibility", body: { eligible: false, members: [] } });
  const closed = await open("sub", 1);
  expect(textsOf(closed, ".empty").join()).toContain("A provider can't be chosen here right now.");
  expect(linksOf(closed, ".empty")).toEqual([["Call 503-555-0150", "tel:5035550150"]]);
  expect((await open("sub", 0)).text).toContain("You can't change this provider here. Call us");
});

test("PCP-12 S-20 a member whose coverage begins next month may choose now", async () => {
  const page = await open("care", 6);
  expect(page.text).toContain("Wren's coverage begins 12/01/2026. You can choose a provider now.");
  expect(chooseLinks(page)).toEqual([["Select primary care", `${PATH}/6/search`]]);
});

test("PCP-13 PCP-14 S-20 a termed member keeps the history for two years, without a link to choose", async () => {
  const page = await open("care", 4);
  expect(page.text).toContain(
    "Nell's last day covered was 11/29/2025, so a provider can't be chosen here.",
  );
  expect(linksOf(page, ".alert")).toEqual([["Call 503-555-0150", "tel:5035550150"]]);
  expect(historyOf(page)?.map((cells) => cells.slice(0, 4).join(" | "))).toEqual([
    "Alder Creek Family Medicine, MD | 01/01/2020 | 11/30/2025 | Coverage ended",
  ]);
  expect(page.text).not.toContain("hasn't chosen");
  expect(chooseLinks(page)).toEqual([]);
  const own = await open("care-term", 0);
  expect(own.text).toContain("Your last day covered was 07/30/2026");
  expect(chooseLinks(own)).toEqual([]);
});

test("PCP-14 S-20 three years after coverage ended primary care does not apply, and no provider is asked for", async () => {
  const browser = await world.enter("care");
  const { page, calls } = await writing(world, () => browser.open(`${PATH}/5`));
  expect(page.text).toContain("Primary care doesn't apply to Otis's plan");
  expect(page.text).not.toContain("Alder Creek");
  expect(chooseLinks(page)).toEqual([]);
  expect(calls.map(({ path }) => path)).not.toContain("/pcp/provider");
});

test("S-20 a provider from next year stands beside the current one", async () => {
  const chosen = { providerId: "600001", providerName: "Sam Doublewick", pcpSelected: true };
  await changeAnswer(world, "care-dep", pcpMembers, (members) =>
    members.map(({ pcpHistory, ...member }) => ({
      ...member,
      pcpHistory: [
        { ...chosen, beginDate: "2027-01-01" },
        ...(pcpHistory ?? []).map((each) => ({ ...each, endDate: "2026-12-31" })),
      ],
    })),
  );
  const page = await open("care-dep", 1);
  expect(textsOf(page, "h1")).toEqual(["Your primary care"]);
  const now = providerIn(page, "Current provider");
  expect([now.name, now.facts["Until"]]).toEqual(['<b>Angle</b> & "Quote" Clinic', "12/31/2026"]);
  const next = providerIn(page, "From 01/01/2027");
  expect([next.name, next.facts["Since"]]).toEqual(["Sam Doublewick, MD", undefined]);
  expect(chooseLinks(page)).toHaveLength(1);
});

test("ROUTE-45 S-20 ROLE-07 a member whom the viewer may not see is a 404, and no provider is asked for", async () => {
  // Even where the gateway gives a dependent the whole family.
  await changeAnswer(world, "sub", pcpMembers, (members) => members);
  await changeAnswer(world, "sub", pcpEligibility, (answer) => answer);
  const nobodys = ["4", "00", "0%2F..%2F1"].map((it) => ["sub", it]);
  const calls = await world.callsDuring(async () => {
    for (const [persona = "", suffix] of [...nobodys, ["dep-adult", "0"]]) {
      const page = await (await world.enter(persona)).open(`${PATH}/${suffix}`);
      expect([persona, suffix, page.status]).toEqual([persona, suffix, 404]);
      expect(page.text).toContain("we can't find that page");
      expect(page.text).not.toMatch(/Alder Creek Family|Riverbend|Marisol/);
    }
  });
  expect(calls.map(({ path }) => path)).not.toContain("/pcp/provider");
});

test("a history of sixty providers is shown whole, and ten of them are asked for", async () => {
  await changeAnswer(world, "dep-adult", pcpMembers, (members) =>
    members.map((member) => ({
      ...member,
      pcpHistory: Array.from({ length: 60 }, (_, index) => ({
        providerId: `${700_000 + index}`,
        providerName: `Former ${index}`,
        beginDate: "2020-01-01",
      })),
    })),
  );
  const browser = await world.enter("dep-adult");
  const calls = await world.callsDuring(async () => {
    expect(historyOf(await browser.open(`${PATH}/1`))).toHaveLength(60);
  });
  expect(calls.filter(({ path }) => path === "/pcp/provider")).toHaveLength(10);
});
