import { expect, test } from "vitest";
import { postLoginAs, SUBSCRIBER } from "#tests/harness/world/acting.ts";
import { issueLongTokens } from "#tests/harness/gateway/long-tokens.ts";
import { logIn } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import type { Visitor } from "#tests/harness/pages/visitor.ts";
import { PASSWORD } from "#tests/harness/world/world.ts";
import { post } from "./pending-steps.ts";

const world = useWorld();

const headerOf = (browser: Visitor) =>
  [...browser.jar].map(([name, { value }]) => `${name}=${value}`).join("; ").length;

test("T-83 members and staff with a token of 20,000 characters sign in, with cookies of the usual size", async () => {
  issueLongTokens(world).length = 20_000;
  const browser = world.visitor();
  const page = await logIn(browser, "sub", PASSWORD);
  expect([page.status, page.hops]).toEqual([200, ["/sso-landing", "/home"]]);
  expect((await browser.open("/claims")).hops).toEqual([]);
  const staff = await world.arrive("emp");
  expect((await postLoginAs(staff, { subscriberId: SUBSCRIBER.sub })).status).toBe(303);
  expect((await staff.open("/sso-landing")).text).toContain("You are viewing as staff");
  for (const each of [browser, staff]) expect(headerOf(each)).toBeLessThan(1024);
});

test("S-25 another application may hand over a token of 64 kB and no longer one", async () => {
  const issue = issueLongTokens(world);
  for (const [length, status] of [
    [65_536, 303],
    [66_000, 400],
  ] as const) {
    issue.length = length;
    const token = issue.lengthen(await world.token("sub"));
    const origin = "https://apps.example.test";
    const answer = await post(world.visitor(), "/sso-landing", { token }, { origin });
    expect(answer.status).toBe(status);
  }
});
