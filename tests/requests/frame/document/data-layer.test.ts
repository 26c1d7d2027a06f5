import { expect, test } from "vitest";
import { account } from "#server/gateway/calls/member/account.ts";
import { eligibilityFamily } from "#server/gateway/calls/member/eligibility.ts";
import { actFor, SUBSCRIBER } from "#tests/harness/world/acting.ts";
import { answerOf, changeAnswer } from "#tests/harness/gateway/gateway-answers.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import type { Page } from "#tests/harness/pages/visitor.ts";
import { HOST } from "#tests/harness/world/world.ts";
import { CONFIGURED } from "../configured.ts";

const world = useWorld(CONFIGURED);

const home = (persona: string, host: string = HOST.carrier) => world.see(persona, "/home", host);
const blocksOf = ({ document }: Page) => document.querySelectorAll("#data-layer");

/** The data that a tag reads. */
function layerOf(page: Page): Record<string, unknown> {
  const [block, ...more] = blocksOf(page);
  if (block === undefined || more.length > 0) throw new Error("not exactly one data layer");
  expect(block.attributes).toEqual({ type: "application/json", id: "data-layer" });
  return JSON.parse(block.textContent) as Record<string, unknown>;
}

test("ANALYTICS-01 ANALYTICS-02 ANALYTICS-03 ANALYTICS-05 SHELL-33 home after log-in has one data layer, with the member's id, group and coverage", async () => {
  const { page } = await world.signIn("sub");
  expect(page.hops.at(-1)).toBe("/home");
  const { groupName, ...layer } = layerOf(page);
  expect(layer).toEqual({
    subscriberId: SUBSCRIBER.sub,
    suffix: 0,
    groupId: "10004417",
    coverageTypes: "medical|dental|vision|pharmacy",
  });
  expect(page.text).toContain(String(groupName));
});

test("ANALYTICS-03 markup in a group name stays text in the data layer", async () => {
  const groupName = "</script><script>alert(1)</script><!--";
  await changeAnswer(world, "sub", account, (given) => ({ ...given, groupName }));
  const page = await home("sub");
  expect(layerOf(page)["groupName"]).toBe(groupName);
  expect(page.html).not.toContain("<script>alert");
});

test("ANALYTICS-06 pages of visitors, after log-out and during sign-in have no data layer", async () => {
  for (const path of ["/login", "/error/404"]) {
    expect([path, blocksOf(await world.visitor().open(path))]).toEqual([path, []]);
  }
  const browser = await world.enter("sub");
  const after = await browser.submit(await browser.open("/home"), "Log out");
  expect(blocksOf(after)).toEqual([]);
  expect(after.html).not.toContain(SUBSCRIBER.sub);
  expect(blocksOf((await world.signIn("flag360")).page)).toEqual([]);
});

test("ANALYTICS-06 pages of staff acting for a member have no data layer", async () => {
  const { page } = await actFor(world, "emp", SUBSCRIBER.sub);
  expect(page.text).toContain("You are viewing as staff");
  expect(blocksOf(page)).toEqual([]);
});

test("ANALYTICS-05 the coverage types are the viewer's own, not the family's", async () => {
  const { members } = await answerOf(world, "sub", account);
  const keyOf = (suffix: number) =>
    members.find(({ memberSuffix }) => Number(memberSuffix) === suffix)?.memberKey;
  const spouse = String(keyOf(1));
  await changeAnswer(world, "sub", eligibilityFamily, (rows) =>
    rows.filter(
      ({ memberKey, productCategory }) =>
        (String(memberKey) === spouse) === (productCategory === "D"),
    ),
  );
  expect(layerOf(await home("dep-adult"))["coverageTypes"]).toBe("dental");
  expect(layerOf(await home("sub"))["coverageTypes"]).toBe("medical|vision|pharmacy");
});
