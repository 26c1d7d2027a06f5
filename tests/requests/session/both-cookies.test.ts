import { expect, test } from "vitest";
import { cookieOf, give } from "#tests/harness/world/sealed.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";

const world = useWorld();

test("a sign-in that another tab has completed is completed again without ending its session", async () => {
  const browser = await world.enterPending("sub");
  const temporary = cookieOf(browser, "temporary") ?? "";
  expect((await browser.open("/sso-landing")).hops).toEqual(["/home"]);
  give(browser, { temporary });
  const page = await browser.open("/sso-landing");
  expect([page.status, page.url.pathname]).toEqual([200, "/home"]);
  expect(cookieOf(browser, "temporary") ?? "").toBe("");
  expect((await browser.open("/claims")).hops).toEqual([]);
});
