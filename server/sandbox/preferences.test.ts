import { afterEach, expect, test } from "vitest";
import { CHOSEN as chosen, openSandbox } from "./sandbox.fixture.ts";

const world = openSandbox();
afterEach(() => world.sandbox.reset());

const PATH = "account/preferences";
const POLICIES = "account/registration/policies";

test("what was saved is shown with the preferences and with the account, to that member alone", async () => {
  const before = await world.answerOf("dep-adult", PATH);
  expect(await world.send("PUT", PATH, chosen, "sub")).toEqual({ status: 200 });
  expect(await world.answerOf("sub", PATH)).toEqual(chosen);
  const account = await world.answerOf<{ preferences: unknown }>("sub", "account");
  expect(account.preferences).toEqual(chosen);
  expect(await world.answerOf("dep-adult", PATH)).toEqual(before);
});

test("a consent is kept for that member alone, until a reset", async () => {
  const paper = { isCommunicationPolicySigned: true, isEeobPreferenceConsented: false };
  expect(await world.send("PUT", POLICIES, paper, "prov-unsigned")).toEqual({ status: 200 });
  expect(await world.answerOf("prov-unsigned", POLICIES)).toEqual(paper);
  expect(await world.answerOf("prov-unsigned-dep", POLICIES)).toMatchObject({
    isCommunicationPolicySigned: null,
  });
  const own = { ...paper, isEeobPreferenceConsented: null };
  expect(await world.send("PUT", POLICIES, own, "prov-unsigned-dep")).toEqual({ status: 200 });
  expect(await world.answerOf("prov-unsigned-dep", POLICIES)).toEqual(own);
  world.sandbox.reset();
  expect(await world.answerOf("prov-unsigned", POLICIES)).toMatchObject({
    isCommunicationPolicySigned: null,
  });
});
