import { expect, test } from "vitest";
import { account } from "#server/gateway/calls/member/account.ts";
import { groupDetail, individualGroups } from "#server/gateway/calls/member/groups.ts";
import { answerOf, changeAnswer } from "#tests/harness/gateway/gateway-answers.ts";
import { elementOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { resetting, useWorld } from "#tests/harness/world/use-world.ts";
import { type Page, sectionOf, textOf } from "#tests/harness/pages/visitor.ts";
import { actingFor, post, writesOf, writing } from "../sign-in/pending-steps.ts";

const world = resetting(useWorld());
const PATH = "/select-group";

/** Of `multi`: the group of the password's token, and the other. */
const OWN = "Imaginary Orchards";

const OTHER = "Invented Bakery Co-op";
const button = (group: string) => `View group of ${group}`;

const open = (persona = "multi") => world.openAs(persona, PATH);

/** Each plan of a card: its name, its status in words, and its icon. */
function plansOf(page: Page, group: string) {
  const rows = sectionOf(page.document, group).querySelectorAll("tbody tr");
  return rows.map((row) => [
    textOf(row.querySelector("th")),
    textOf(row.querySelector("td")),
    row.querySelector("use")?.getAttribute("href")?.split("#")[1] ?? null,
  ]);
}

test("ROUTE-10 ROUTE-11 GROUP-12 GROUP-13 GROUP-14 GROUP-21 GW-11 /select-group has a card for each group", async () => {
  const browser = await world.enter("multi");
  let page = await browser.open("/account");
  const asked = await world.callsDuring(async () => (page = await browser.open(PATH)));
  expect(asked.map(({ path, persona }) => [path, persona])).toEqual([
    ["/groups/individual", "multi"],
  ]);
  expect([page.status, textsOf(page, "h1")]).toEqual([200, ["Select the group you want to view"]]);
  expect(textsOf(page, "main h2")).toEqual([OWN, OTHER]);
  const dates = (name: string) => textOf(sectionOf(page.document, name).querySelector("h2 + p"));
  expect([OWN, OTHER].map(dates)).toEqual(["Active since 11/01/2023", "Active since 11/01/2025"]);
  for (const [name, id] of [
    [OWN, "10007011"],
    [OTHER, "10007028"],
  ] as const) {
    const card = sectionOf(page.document, name);
    expect(card.querySelector("form")?.getAttribute("method")).toBe("post");
    expect(card.querySelector("[name=groupId]")?.getAttribute("value")).toBe(id);
    expect(card.querySelectorAll("button").map(textOf)).toEqual([button(name)]);
  }
  expect(textOf(sectionOf(page.document, OWN))).toContain("You're viewing this group");
  expect(textOf(sectionOf(page.document, OTHER))).not.toContain("You're viewing this group");
});

test("GROUP-15 GROUP-16 GROUP-17 GROUP-18 GROUP-19 GROUP-20 a group's plans have rows with status and date", async () => {
  const day = { planEffectiveDate: "2025-01-01", planTerminationDate: "2026-06-30" };
  await changeAnswer(world, "multi", individualGroups, (all) =>
    all.map((group) => ({
      ...group,
      medical: { ...day, planStatus: "ACTIVE" },
      dental: { ...day, planStatus: "FUTURE", planEffectiveDate: "2027-01-01" },
      vision: null,
      pharmacy: { ...day, planStatus: "TERMED" },
    })),
  );
  const { page } = await open();
  expect(textsOf(page, "thead th").slice(0, 2)).toEqual(["Plan", "Status"]);
  expect(plansOf(page, OWN)).toEqual([
    ["Medical", "Active since 01/01/2025", "check-circle-fill"],
    ["Dental", "Effective on 01/01/2027", null],
    ["Pharmacy", "Terminated on 06/30/2026", "x-circle-fill"],
  ]);
});

test("GROUP-14 GROUP-15 a plan or group without dates is shown without dates", async () => {
  const undated = { planEffectiveDate: null, planTerminationDate: null };
  await changeAnswer(world, "multi", individualGroups, (all) =>
    all.map((group) => ({
      ...group,
      ...undated,
      groupEffectiveDate: null,
      groupTerminationDate: null,
      medical: { ...undated, planStatus: "ACTIVE" },
      dental: { ...undated, planStatus: "FUTURE" },
      vision: { ...undated, planStatus: "TERMED" },
      pharmacy: { ...undated, planStatus: "PAUSED" },
    })),
  );
  const { page } = await open();
  expect(textOf(sectionOf(page.document, OWN))).toContain("Dates not available");
  expect(plansOf(page, OWN).map(([, line]) => line)).toEqual([
    "Active",
    "Not yet effective",
    "Terminated",
    "Status not available",
  ]);
  expect(page.html).not.toMatch(/undefined|Invalid Date|null\/|NaN/);
});

test("choosing the group that is viewed already makes no switch", async () => {
  const { browser, page } = await open();
  const stayed = await writing(world, () => browser.submit(page, button(OWN)));
  expect(stayed.page.hops).toEqual(["/home"]);
  expect(stayed.writes).toEqual([]);
  expect(stayed.page.text).not.toContain("You changed your group");
});

test("GROUP-22 GROUP-23 GROUP-24 GW-09 T-57 a switch leads to the new group's home without data of the old one", async () => {
  const { browser, page } = await open();
  const before = new Map(browser.jar);
  const warm = await world.callsDuring(() => browser.open("/home"));
  expect(warm.map(({ path }) => path)).not.toContain("/account");
  const switched = await writing(world, () => browser.submit(page, button(OTHER)));
  expect(switched.writes).toEqual([
    { method: "POST", path: "/group-selection", body: { groupId: "10007028", domain: 1 } },
  ]);
  expect(switched.page.hops).toEqual(["/sso-landing", "/home"]);
  expect(switched.calls.map(({ path }) => path)).toContain("/account");
  expect(textsOf(switched.page, "header .group b")).toEqual([OTHER]);
  expect(switched.page.text).not.toContain(OWN);
  expect(textsOf(switched.page, '[role="status"]').join(" ")).toContain("You changed your group");
  for (const name of ["access_token", "api_token"]) {
    expect(browser.jar.get(name)?.value).not.toBe(before.get(name)?.value);
  }
  expect((await browser.open("/home")).text).not.toContain("You changed your group");
});

test("GROUP-23 T-56 a switch to a flagged group sends the token without offering the choice again", async () => {
  const way = await world.enterPending("flag360");
  await post(way, "/group-selection", { groupId: "10007035" });
  const page = await way.open("/sso-landing").then(() => way.open(PATH));
  const flagged = await way.submit(page, button("Example University"));
  expect(flagged.hops).toEqual(["/sso-landing"]);
  expect(elementOf(flagged, "form").getAttribute("action")).toContain("/__sandbox/crm");
});

test("a second tab's switch to the same group makes no call", async () => {
  const { browser, page } = await open();
  await browser.submit(page, button(OTHER));
  const second = await writing(world, () => browser.submit(page, button(OTHER)));
  expect(second.page.hops).toEqual(["/home"]);
  expect(second.writes).toEqual([]);
});

test("a group that is not the member's is a 404 and switches nothing", async () => {
  const { browser } = await open();
  const calls = await world.callsDuring(async () => {
    for (const groupId of ["10007035", "<script>alert(1)</script>"]) {
      const response = await post(browser, PATH, { groupId });
      expect(response.status).toBe(404);
      const html = await response.text();
      expect(html).toContain("Error code: 404 Not found");
      expect(html).not.toContain("<script>alert");
    }
  });
  expect(writesOf(calls)).toEqual([]);
  expect((await browser.open("/home")).hops).toEqual([]);
});

test("/select-group of a member with one group says that there is no other", async () => {
  const { page } = await open("dep-adult");
  expect(page.status).toBe(200);
  expect(page.text).toContain("You have one group, and you're viewing it.");
  expect(page.document.querySelectorAll("main form")).toHaveLength(1);
});

test("/select-group redirects visitors and members during sign-in to /logout", async () => {
  for (const nobody of [world.visitor(), await world.enterPending("multi")])
    expect((await nobody.send(PATH)).headers.get("location")).toBe("/logout");
});

test("staff who switch a member's group stay staff", async () => {
  const { subscriberId } = await answerOf(world, "multi", account);
  const browser = await actingFor(world, String(subscriberId));
  await browser.open("/sso-landing");
  const page = await browser.open(PATH);
  const home = await browser.submit(page, button(OTHER));
  expect(home.text).toContain("You are viewing as staff on behalf of Jamie Testerly");
  expect((await browser.submit(home, "Stop viewing as this member")).hops).toEqual(["/login-as"]);
});

test("SHELL-04 the header's link to the groups says until when the group lasts", async () => {
  const linkIn = async () => {
    const page = await world.see("multi", "/select-group");
    return textOf(elementOf(page, 'header a[href="/select-group"]'));
  };
  const lasting = (startDate: string | null, endDate: string | null) =>
    changeAnswer(world, "multi", groupDetail, (answer) => ({
      ...answer,
      groups: answer.groups?.map((each) => ({ ...each, startDate, endDate })),
    }));
  await lasting("2023-11-01", "2027-06-30");
  expect(await linkIn()).toMatch(/11\/01\/2023.*06\/29\/2027/);
  await world.mend();
  await lasting(null, "2027-06-30");
  expect(await linkIn()).toContain("06/29/2027");
});
