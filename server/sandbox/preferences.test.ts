import { afterEach, expect, test } from "vitest";
import { openSandbox } from "./sandbox.fixture.ts";

const world = openSandbox();
afterEach(() => world.sandbox.reset());

const PATH = "account/preferences";
const POLICIES = "account/registration/policies";
const chosen = {
  emailAddress: "sage@members.example",
  electronicEob: "Y",
  emailBreakingNews: "N",
  electronicMedicareMailing: null,
  emailPaymentReminder: "Y",
  emailAutopayWithdrawalReminder: null,
  discontinuePaperStatements: "N",
  emailWhenBillReady: "Y",
  emailEwpNotification: null,
  showEwpLandingPage: null,
};

test("what was saved is shown with the preferences and with the account, to that member alone", async () => {
  const before = await world.answerOf("dep-adult", PATH);
  expect(await world.send("PUT", PATH, chosen, "sub")).toEqual({ status: 200 });
  expect(await world.answerOf("sub", PATH)).toEqual(chosen);
  const account = await world.answerOf<{ preferences: unknown }>("sub", "account");
  expect(account.preferences).toEqual(chosen);
  expect(await world.answerOf("dep-adult", PATH)).toEqual(before);
});

test("nopref has nothing open any more after choosing, and again after a reset", async () => {
  await world.send("PUT", PATH, chosen, "nopref");
  const relevant = await world.answerOf<string[]>("nopref", "account/relevant-preferences");
  const after = await world.answerOf<Record<string, unknown>>("nopref", PATH);
  expect(relevant.map((name) => after[name])).not.toContain(null);
  world.sandbox.reset();
  expect(await world.answerOf("nopref", PATH)).toMatchObject({ emailAddress: null });
});

test.each([
  ["emailAddress", "nowhere"],
  ["emailAddress", ""],
  ["emailAddress", 7],
  ["electronicEob", true],
  ["emailBreakingNews", "y"],
  ["showEwpLandingPage", undefined],
])("%s of %j is refused by its name, and nothing is saved", async (name, value) => {
  const before = await world.answerOf("sub", PATH);
  const body = { ...chosen, [name]: value };
  expect(await world.send("PUT", PATH, body, "sub")).toEqual({
    status: 400,
    message: `${name} is not valid`,
  });
  expect(await world.answerOf("sub", PATH)).toEqual(before);
});

test("what is no preferences at all is refused", async () => {
  for (const body of [null, [], "Y"]) {
    expect(await world.send("PUT", PATH, body, "sub")).toMatchObject({ status: 400 });
  }
});

test("policies: signed by everybody but the unsigned family, EOB delivery by subscribers alone", async () => {
  const of = async (username: string) => world.answerOf(username, POLICIES);
  const signed = (isEeobPreferenceConsented: boolean | null) => ({
    isCommunicationPolicySigned: true,
    isEeobPreferenceConsented,
  });
  const nothing = { isCommunicationPolicySigned: null, isEeobPreferenceConsented: null };
  expect([await of("sub"), await of("prov")]).toEqual([signed(true), signed(true)]);
  expect(await of("prov-dep-adult")).toEqual(signed(null));
  expect(await of("prov-dep-minor")).toEqual(signed(null));
  expect(await of("prov-unsigned")).toEqual(nothing);
  expect(await of("prov-unsigned-dep")).toEqual(nothing);
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

test("a consent that is none is refused, and a dependent's to the delivery of EOBs", async () => {
  const both = { isCommunicationPolicySigned: true, isEeobPreferenceConsented: true };
  for (const body of [
    {},
    { isCommunicationPolicySigned: true },
    { ...both, isCommunicationPolicySigned: "Y" },
    { ...both, isEeobPreferenceConsented: "N" },
  ]) {
    expect(await world.send("PUT", POLICIES, body, "prov-unsigned")).toMatchObject({ status: 400 });
  }
  expect(await world.send("PUT", POLICIES, both, "prov-unsigned-dep")).toMatchObject({
    status: 400,
  });
  expect(await world.answerOf("prov-unsigned-dep", POLICIES)).toMatchObject({
    isCommunicationPolicySigned: null,
  });
});
