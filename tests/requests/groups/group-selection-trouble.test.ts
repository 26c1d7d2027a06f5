import { afterEach, expect, test } from "vitest";
import { account } from "#server/gateway/calls/account.ts";
import { answerOf } from "#tests/harness/gateway-answers.ts";
import { textsOf } from "#tests/harness/page-parts.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import { actingFor, post, writesOf, writing } from "../sign-in/on-the-way.ts";

const world = useWorld();
afterEach(() => world.reset());

const PATH = "/group-selection";
const TIED = "10007035";
const OTHER = "10007042";

test("a form without a group of the member's finds no page, asks nothing and ends no way", async () => {
  const browser = await world.onTheWay("flag360");
  const calls = await world.callsDuring(async () => {
    for (const fields of [
      "groupId=10007011",
      "groupId=99999999",
      "",
      "groupId=",
      // Somebody else's first.
      `groupId=10007011&groupId=${TIED}`,
      `groupId=${"1".repeat(10_000)}`,
      `groupId=${OTHER}%00`,
      `groupId[0]=${OTHER}`,
    ]) {
      const response = await post(browser, PATH, [...new URLSearchParams(fields)]);
      expect([fields, response.status]).toEqual([fields, 404]);
      expect(await response.text()).toContain("Sorry, it looks like we can&#x27;t find that page.");
    }
  });
  expect(writesOf(calls)).toEqual([]);
  expect((await browser.open(PATH)).status).toBe(200);
});

test("what is posted and is no form changes nothing", async () => {
  const browser = await world.onTheWay("flag360");
  const calls = await world.callsDuring(async () => {
    const json = await browser.send(PATH, {
      method: "POST",
      body: JSON.stringify({ groupId: OTHER }),
      headers: { "content-type": "application/json" },
    });
    expect(json.status).toBe(415);
  });
  expect(calls).toEqual([]);
  expect((await browser.open(PATH)).status).toBe(200);
});

test("GUARD-01 of two tabs the second is led home once the first has gone on, and switches nothing", async () => {
  const browser = await world.onTheWay("flag360");
  const [tab, other] = [await browser.open(PATH), await browser.open(PATH)];
  const first = await browser.submit(tab, "Log in to account of Fictional Freight");
  expect(first.hops).toEqual(["/sso-landing", "/home"]);
  const second = await writing(world, () =>
    browser.submit(other, "Log in to account of Example University"),
  );
  expect(second.page.hops).toEqual(["/home"]);
  expect(second.writes).toEqual([]);
  expect(textsOf(second.page, "header .group b")).toEqual(["Fictional Freight"]);
});

test("GROUP-10 ROUTING-10 going back after choosing, another group can still be chosen on the way", async () => {
  const browser = await world.onTheWay("flag360");
  expect((await post(browser, PATH, { groupId: TIED })).headers.get("location")).toBe(
    "/sso-landing",
  );
  const again = await browser.open(PATH);
  expect(again.status).toBe(200);
  const other = await browser.submit(again, "Log in to account of Example University");
  expect(other.hops).toEqual(["/sso-landing"]);
  expect(other.html).toContain('name="token"');
});

test("the way of before the switch is no way any more", async () => {
  const browser = await world.onTheWay("multi");
  const before = browser.jar.get("temp_token")?.value;
  await post(browser, PATH, { groupId: "10007028" });
  expect(browser.jar.get("temp_token")?.value).not.toBe(before);
  expect(browser.jar.has("access_token")).toBe(false);
});

test("GROUP-11 ROUTING-17 staff who switch stay staff, and what they prevented stays prevented", async () => {
  const { subscriberId } = await answerOf(world, "flag360", account);
  const prevented = { preventHandOff: "Y" };
  const browser = await actingFor(world, String(subscriberId), prevented);
  const page = await browser.open("/sso-landing");
  expect(page.hops).toEqual([PATH]);
  expect(page.text).toContain("You are viewing as staff");
  const home = await browser.submit(page, "Log in to account of Example University");
  expect(home.hops).toEqual(["/sso-landing", "/home"]);
  expect(home.text).toContain("You are viewing as staff on behalf of Taylor Demoski");
  expect(textsOf(home, "header .group b")).toEqual(["Example University"]);
  const ended = await browser.submit(home, "Stop viewing as this member");
  expect(ended.hops).toEqual(["/login-as"]);
});
