import { expect, test } from "vitest";
import { account } from "#server/gateway/calls/member/account.ts";
import { groups } from "#server/gateway/calls/member/groups.ts";
import { answerOf, changeAnswer } from "#tests/harness/gateway/gateway-answers.ts";
import { elementOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { resetting, useWorld } from "#tests/harness/world/use-world.ts";
import { sectionOf } from "#tests/harness/pages/visitor.ts";
import { GATEWAY, HOST } from "#tests/harness/world/world.ts";
import { actingFor, factsOf, post, writesOf, writing } from "../sign-in/pending-steps.ts";

const world = resetting(useWorld());
const PATH = "/group-selection";
const HEADING = "Access your Member Dashboard: Select plan";

const TIED_ID = "10007035";
const OTHER_ID = "10007042";
/** Of `flag360`: the group of the password's token, and the one served elsewhere. */
const TIED = "Fictional Freight";

const OTHER = "Example University";
const button = (group: string) => `Log in to account of ${group}`;

const open = (persona = "flag360", host?: string) => world.openOnTheWay(persona, PATH, host);

test("ROUTE-08 GROUP-01 GROUP-02 a member of two groups, one flagged, lands on the group selection", async () => {
  const { page } = await world.signIn("flag360");
  expect([page.status, page.hops]).toEqual([200, ["/sso-landing", PATH]]);
  expect(textsOf(page, "h1")).toEqual([HEADING]);
  expect(page.text).toContain("You have more than one group plan.");
  expect(textsOf(page, "title")).toEqual(["Select plan - Main Carrier Member Dashboard"]);
  expect(textsOf(page, "header button")).toEqual(["Log out", "Español"]);
});

test("GROUP-03 GROUP-04 GROUP-05 GROUP-06 GROUP-07 GROUP-09 a group's card has its facts and one button", async () => {
  const { page } = await open();
  for (const [name, id] of [
    [TIED, TIED_ID],
    [OTHER, OTHER_ID],
  ] as const) {
    const card = sectionOf(page.document, name);
    expect(card.text).toMatch(/^Group plan/);
    expect(factsOf(page, name)).toEqual({
      "Group ID": id,
      "Effective date": "11/01/2023",
      "Termination date": "None",
    });
    const form = card.querySelector("form");
    expect(form?.getAttribute("method")).toBe("post");
    expect(card.querySelectorAll("button").map((it) => it.text)).toEqual([button(name)]);
    expect(form?.querySelector("input[name=groupId]")?.getAttribute("value")).toBe(id);
  }
  expect(sectionOf(page.document, TIED).text).toContain("Selected now");
  expect(sectionOf(page.document, OTHER).text).not.toContain("Selected now");
});

const DAYS = { groupEffectiveDate: "2024-02-29", groupTerminationDate: "2027-01-01" };

test("GROUP-06 GROUP-07 GROUP-08 a card's dates are the plan's, else the group's; inactive plans are marked", async () => {
  await changeAnswer(world, "flag360", groups, (all) =>
    all.map((group) => ({
      ...group,
      ...(group.groupName === TIED
        ? { ...DAYS, inactive: false, planTerminationDate: "2026-10-31" }
        : { ...DAYS, inactive: true, planEffectiveDate: null, planTerminationDate: null }),
    })),
  );
  const { page } = await open();
  expect(factsOf(page, TIED)).toMatchObject({
    "Effective date": "11/01/2023",
    "Termination date": "10/31/2026",
  });
  expect(factsOf(page, OTHER)).toMatchObject({
    "Effective date": "02/29/2024",
    "Termination date": "01/01/2027",
  });
  expect(sectionOf(page.document, TIED).querySelector(".alert")).toBeNull();
  expect(sectionOf(page.document, OTHER).querySelector(".alert")?.text).toBe("Inactive plan");
});

test("GROUP-10 ROUTING-10 choosing the token's own group makes no call and leads to home", async () => {
  const { browser, page } = await open();
  const chosen = await writing(world, () => browser.submit(page, button(TIED)));
  expect(chosen.writes).toEqual([]);
  expect(chosen.page.hops).toEqual(["/sso-landing", "/home"]);
  expect(textsOf(chosen.page, "header .group b")).toEqual([TIED]);
});

test("GROUP-11 GW-09 choosing another, flagged group fetches its token and hands it off", async () => {
  const { browser, page } = await open();
  const switched = await writing(world, () => browser.submit(page, button(OTHER)));
  expect(switched.writes).toEqual([
    { method: "POST", path: "/group-selection", body: { groupId: OTHER_ID, domain: 1 } },
  ]);
  expect(switched.page.hops).toEqual(["/sso-landing"]);
  const handedOn = elementOf(switched.page, "form input[name=token]").getAttribute("value") ?? "";
  const headers = { authorization: `Bearer ${handedOn}` };
  const account = await world.ask(new Request(`${GATEWAY}/account`, { headers }));
  expect(await account.json()).toMatchObject({ groupId: OTHER_ID });
});

test("GROUP-11 T-19 the call that switches the group has the brand's domain id", async () => {
  await changeAnswer(world, "summit", groups, (all) => [
    ...all,
    ...all.map((own) => ({
      ...own,
      groupId: "20009999",
      groupName: "Second Slope",
      memberKey: "another",
    })),
  ]);
  const { browser, page } = await open("summit", HOST.summit);
  const { writes } = await writing(world, () => browser.submit(page, button("Second Slope")));
  expect(writes).toEqual([
    { method: "POST", path: "/group-selection", body: { groupId: "20009999", domain: 2 } },
  ]);
});

test("ROUTE-09 GUARD-01 GUARD-02 GUARD-03 ROLE-05 /group-selection opens with a temporary token only", async () => {
  const nobody = await world.visitor().send(PATH);
  expect([nobody.status, nobody.headers.get("location")]).toEqual([302, "/logout"]);
  const signedIn = await (await world.enter("sub")).send(PATH);
  expect([signedIn.status, signedIn.headers.get("location")]).toEqual([302, "/home"]);
  const { browser, page } = await open("sub");
  expect(page.status).toBe(200);
  expect((await browser.send("/home")).headers.get("location")).toBe("/logout");
});

test("GROUP-25 a list of groups without the member's own is a 502, and nothing is switched", async () => {
  await changeAnswer(world, "flag360", groups, (all) =>
    all.map((each, i) => ({ ...each, memberKey: `stranger-${i}` })),
  );
  const { browser, page } = await open();
  expect(page.status).toBe(502);
  expect(page.text).toContain("Error code: 502 Bad gateway");
  const calls = await world.callsDuring(async () => {
    expect((await post(browser, PATH, { groupId: OTHER_ID })).status).toBe(502);
  });
  expect(calls.filter(({ method }) => method === "POST")).toEqual([]);
});

test("a form with a missing, foreign or repeated group id is a 404 and switches nothing", async () => {
  const browser = await world.enterPending("flag360");
  const calls = await world.callsDuring(async () => {
    for (const fields of [
      "groupId=10007011",
      "",
      // First a group of another member.
      `groupId=10007011&groupId=${TIED_ID}`,
      `groupId[0]=${OTHER_ID}`,
    ]) {
      const response = await post(browser, PATH, [...new URLSearchParams(fields)]);
      expect([fields, response.status]).toEqual([fields, 404]);
      expect(await response.text()).toContain("Sorry, it looks like we can&#x27;t find that page.");
    }
  });
  expect(writesOf(calls)).toEqual([]);
  expect((await browser.open(PATH)).status).toBe(200);
});

test("GUARD-01 a second tab's choice after the first one leads home and switches nothing", async () => {
  const browser = await world.enterPending("flag360");
  const [tab, other] = [await browser.open(PATH), await browser.open(PATH)];
  const first = await browser.submit(tab, button(TIED));
  expect(first.hops).toEqual(["/sso-landing", "/home"]);
  const second = await writing(world, () => browser.submit(other, button(OTHER)));
  expect(second.page.hops).toEqual(["/home"]);
  expect(second.writes).toEqual([]);
  expect(textsOf(second.page, "header .group b")).toEqual([TIED]);
});

test("GROUP-10 ROUTING-10 after going back a member can still choose another group", async () => {
  const browser = await world.enterPending("flag360");
  expect((await post(browser, PATH, { groupId: TIED_ID })).headers.get("location")).toBe(
    "/sso-landing",
  );
  const again = await browser.open(PATH);
  expect(again.status).toBe(200);
  const other = await browser.submit(again, button(OTHER));
  expect(other.hops).toEqual(["/sso-landing"]);
  expect(other.html).toContain('name="token"');
});

test("GROUP-11 ROUTING-17 staff who switch a group stay staff, and a token that must not be sent stays here", async () => {
  const { subscriberId } = await answerOf(world, "flag360", account);
  const prevented = { preventSalesforce: "Y" };
  const browser = await actingFor(world, String(subscriberId), prevented);
  const page = await browser.open("/sso-landing");
  expect(page.hops).toEqual([PATH]);
  expect(page.text).toContain("You are viewing as staff");
  const home = await browser.submit(page, button(OTHER));
  expect(home.hops).toEqual(["/sso-landing", "/home"]);
  expect(home.text).toContain("You are viewing as staff on behalf of Taylor Demoski");
  expect(textsOf(home, "header .group b")).toEqual([OTHER]);
  const ended = await browser.submit(home, "Stop viewing as this member");
  expect(ended.hops).toEqual(["/login-as"]);
});
