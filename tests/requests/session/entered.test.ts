import { test, expect } from "vitest";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { expectSameSessions } from "./entered.ts";
import { createPendingSession, sealPendingSession } from "#server/session/pending-session.ts";
import { sealSession } from "#server/session/session.ts";
import { sealActivity } from "#server/session/store/activity.ts";
import { cookieOf, give, sessionOf, worldKeys } from "#tests/harness/world/sealed.ts";

const world = useWorld();

// entered.long.test.ts has every persona.
test("the tests' sealed sessions equal those of log-in for each way that log-in leads", async () => {
  const led = ["flag360", "flag-one", "nopref", "ini", "prov-unsigned"];
  await expectSameSessions(world, ["sub", "dep-adult", "multi", "emp", "hpp", ...led]);
});

test("a sign-in that another tab has completed is completed again without ending its session", async () => {
  const session = await sessionOf(world, "sub", 0);
  const browser = world.visitor();
  const { access, api } = await sealSession(worldKeys(), session);
  const { temporary } = await sealPendingSession(worldKeys(), createPendingSession(session));
  const activity = await sealActivity(worldKeys(), session, world.now());
  give(browser, { access, api, temporary, activity });
  const page = await browser.open("/sso-landing");
  expect([page.status, page.url.pathname]).toEqual([200, "/home"]);
  expect(cookieOf(browser, "temporary") ?? "").toBe("");
  expect((await browser.open("/claims")).hops).toEqual([]);
});
