import { afterEach, expect, test } from "vitest";
import { allCalls } from "./calls/all-calls.ts";
import { openSandbox } from "./sandbox.fixture.ts";

const world = openSandbox();
const { answerOf, send } = world;
afterEach(() => world.sandbox.reset());

test("no write reads a body that does not say it is JSON; without a body none need be said", async () => {
  const token = await world.tokenOf("sub");
  const writes = allCalls.map(({ call }) => call).filter(({ method }) => method !== "GET");
  for (const { method, path } of writes) {
    for (const [type, isRefused] of [
      [null, true],
      ["text/plain;charset=UTF-8", true],
      ["application/x-www-form-urlencoded", true],
      ["application/json", false],
      ["Application/JSON; charset=utf-8", false],
    ] as const) {
      const { status } = await world.ask(method, path, { token, body: {}, type });
      expect([path, type, status === 415]).toEqual([path, type, isRefused]);
    }
  }
  const bare = await world.ask("PUT", "ebill/registerEbillUser", { token, type: null });
  expect(bare.status).toBe(200);
});

const ADDRESS = "account/address";
const moved = {
  addressLine1: "7 Invented Lane",
  addressLine2: "Unit 4",
  city: "Mocksville",
  state: "WA",
  zipCode: "98001",
  country: "US",
  phoneNumber: "360-555-0144",
};

test("a new address is the whole family's, in the account as well, until a reset", async () => {
  expect(await send("PUT", ADDRESS, moved, "sub")).toEqual({ status: 200 });
  expect(await answerOf("dep-adult", ADDRESS)).toMatchObject(moved);
  expect(await answerOf("sub", "account")).toMatchObject({ address: moved });
  expect(await answerOf("ma", ADDRESS)).toMatchObject({ city: "Exampleville" });
  // Blank or missing is none, and abroad a state may be any.
  const { addressLine2: _none, ...rest } = moved;
  const abroad = { ...rest, phoneNumber: " ", country: "CA", state: "BC" };
  expect(await send("PUT", ADDRESS, abroad, "sub")).toEqual({ status: 200 });
  expect(await answerOf("sub", ADDRESS)).toMatchObject({
    addressLine2: null,
    phoneNumber: null,
    state: "BC",
  });
  world.sandbox.reset();
  expect(await answerOf("sub", ADDRESS)).toMatchObject({ city: "Exampleville" });
});

const PREFERENCES = "account/preferences";
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

test("preferences are shown with the account, to that member alone, and nothing stays open", async () => {
  const before = await answerOf("dep-adult", PREFERENCES);
  expect(await send("PUT", PREFERENCES, chosen, "sub")).toEqual({ status: 200 });
  expect(await answerOf("sub", PREFERENCES)).toEqual(chosen);
  expect(await answerOf("sub", "account")).toMatchObject({ preferences: chosen });
  expect(await answerOf("dep-adult", PREFERENCES)).toEqual(before);
  await send("PUT", PREFERENCES, chosen, "nopref");
  const relevant = await answerOf<string[]>("nopref", "account/relevant-preferences");
  const after = await answerOf<Record<string, unknown>>("nopref", PREFERENCES);
  expect(relevant.map((name) => after[name])).not.toContain(null);
  world.sandbox.reset();
  expect(await answerOf("nopref", PREFERENCES)).toMatchObject({ emailAddress: null });
});

const invalid = (name: string) => ({ status: 400, message: `${name} is not valid` });
const reasonOf = (errorType: string) => ({ status: 400, errorType });

test.each([
  [ADDRESS, { city: 5 }, invalid("city")],
  [ADDRESS, { addressLine1: "x".repeat(101) }, invalid("addressLine1")],
  [ADDRESS, { country: "XX" }, reasonOf("COUNTRY_INVALID")],
  [ADDRESS, { state: "BC" }, reasonOf("STATE_INVALID")],
  [ADDRESS, { addressLine1: "1 Nowhere Road" }, reasonOf("ADDRESS_LINE_INVALID")],
  [ADDRESS, { zipCode: "00012" }, reasonOf("ZIP_INVALID")],
  [PREFERENCES, { emailAddress: "nowhere" }, invalid("emailAddress")],
  [PREFERENCES, { emailAddress: "" }, invalid("emailAddress")],
  [PREFERENCES, { emailAddress: 7 }, invalid("emailAddress")],
  [PREFERENCES, { electronicEob: true }, invalid("electronicEob")],
  [PREFERENCES, { emailBreakingNews: "y" }, invalid("emailBreakingNews")],
  [PREFERENCES, { showEwpLandingPage: undefined }, invalid("showEwpLandingPage")],
])("%s with %j is refused with its reason, and nothing is saved", async (path, more, refusal) => {
  const before = await answerOf("sub", path);
  const whole = path === ADDRESS ? moved : chosen;
  expect(await send("PUT", path, { ...whole, ...more }, "sub")).toEqual(refusal);
  expect(await send("PUT", path, "Y", "sub")).toMatchObject({ status: 400 });
  expect(await answerOf("sub", path)).toEqual(before);
});

const POLICIES = "account/registration/policies";
const consents = (isCommunicationPolicySigned: unknown, isEeobPreferenceConsented: unknown) => ({
  isCommunicationPolicySigned,
  isEeobPreferenceConsented,
});

test("policies: signed by all but the unsigned family, EOB delivery by subscribers alone", async () => {
  for (const [username, known] of [
    ["sub", consents(true, true)],
    ["prov", consents(true, true)],
    ["prov-dep-adult", consents(true, null)],
    ["prov-dep-minor", consents(true, null)],
    ["prov-unsigned", consents(null, null)],
    ["prov-unsigned-dep", consents(null, null)],
  ] as const) {
    expect([username, await answerOf(username, POLICIES)]).toEqual([username, known]);
  }
});

test("a consent is kept for that member alone until a reset; one that is none is refused", async () => {
  for (const [username, broken] of [
    ["prov-unsigned", {}],
    ["prov-unsigned", { isCommunicationPolicySigned: true }],
    ["prov-unsigned", consents("Y", true)],
    ["prov-unsigned", consents(true, "N")],
    // The delivery of EOBs is no dependent's to choose.
    ["prov-unsigned-dep", consents(true, true)],
  ] as const) {
    expect(await send("PUT", POLICIES, broken, username)).toMatchObject({ status: 400 });
  }
  const paper = consents(true, false);
  expect(await send("PUT", POLICIES, paper, "prov-unsigned")).toEqual({ status: 200 });
  expect(await answerOf("prov-unsigned", POLICIES)).toEqual(paper);
  expect(await answerOf("prov-unsigned-dep", POLICIES)).toEqual(consents(null, null));
  const own = consents(true, null);
  expect(await send("PUT", POLICIES, own, "prov-unsigned-dep")).toEqual({ status: 200 });
  expect(await answerOf("prov-unsigned-dep", POLICIES)).toEqual(own);
  world.sandbox.reset();
  expect(await answerOf("prov-unsigned", POLICIES)).toEqual(consents(null, null));
});

test("eBill: registering is kept for that member alone", async () => {
  const token = await world.tokenOf("dep-adult");
  expect(await answerOf("dep-adult", "ebill/ebillRegistered")).toBe(false);
  expect((await world.ask("PUT", "ebill/registerEbillUser", { token })).status).toBe(200);
  expect(await answerOf("dep-adult", "ebill/ebillRegistered")).toBe(true);
  for (const [username, call, is] of [
    ["sub", "ebillRegistered", false],
    ["sub", "hasEbill", true],
    ["sub", "showEbillAlert", true],
    ["ma", "hasEbill", false],
    // Nobody bills a minor.
    ["dep-minor", "hasEbill", false],
    ["dep-minor", "showEbillAlert", false],
  ] as const) {
    expect([username, call, await answerOf(username, `ebill/${call}`)]).toEqual([
      username,
      call,
      is,
    ]);
  }
});

const endPlan = (id: unknown, username: string) =>
  send("POST", "plan-management/cancellation", { cancellationStatusId: id }, username);
const endOf = async (username: string) =>
  (
    await answerOf<{ directPlanCancellationStatus: unknown } | null>(
      username,
      "plan-management/details",
    )
  )?.directPlanCancellationStatus ?? null;

test("a cancellation shows in the details and in the family's coverage, and not after a reset", async () => {
  type Row = { productCategory: string; termedDate: string | null };
  const endsOf = async (username: string) => {
    const rows = await answerOf<Row[]>(username, "eligibility/family");
    return new Set(rows.map((row) => `${row.productCategory} ${row.termedDate}`));
  };
  expect(await endOf("sub")).toBeNull();
  expect(await endPlan("M", "sub")).toEqual({ status: 200 });
  for (const username of ["sub", "dep-adult"]) {
    expect(await endOf(username)).toEqual({ id: "M", description: "Cancel medical" });
  }
  expect(await endsOf("sub")).toEqual(new Set(["M 2027-01-01", "D null", "V null", "X null"]));
  expect(await endsOf("medgrp")).toEqual(new Set(["M 2027-01-01", "D 2027-01-01", "X null"]));
  world.sandbox.reset();
  expect(await endOf("sub")).toBeNull();
});

test.each([
  ["sub", "X", 400],
  ["sub", 7, 400],
  ["sub", undefined, 400],
  ["dep-adult", "M", 403],
  ["medgrp", "M", 409],
  ["summit", "M", 409],
  ["cop", "M", 409],
])("%s cannot cancel by %j: %d, and nothing changes", async (username, id, status) => {
  const before = await endOf(username);
  expect(await endPlan(id, username)).toMatchObject({ status });
  expect(await endOf(username)).toEqual(before);
});

test("idCard/email puts the card into the outbox, and only a card there is", async () => {
  const letter = { suffix: 2, category: "M", emailAddress: "ana@members.example" };
  const { emailAddress: _address, ...nowhere } = letter;
  for (const [username, body, status] of [
    ["sub", letter, 200],
    ["sub", { ...letter, category: "D" }, 404],
    ["sub", { ...letter, suffix: 7 }, 404],
    ["sub", nowhere, 400],
    ["sub", { ...letter, suffix: "2" }, 400],
    ["dep-adult", letter, 403],
    ["term", { ...letter, suffix: 0 }, 404],
  ] as const) {
    expect(await send("POST", "idCard/email", body, username)).toMatchObject({ status });
  }
  expect(await (await world.get("__sandbox/mail")).json()).toEqual([
    { to: "ana@members.example", card: { suffix: 2, category: "M" } },
  ]);
});

test("GW-59 GW-62 a card is viewed and asked for by mail only where there is one", async () => {
  for (const [username, category, mailed, card] of [
    ["sub", "M", 200, { coverage: "Medical, dental, vision and pharmacy" }],
    // The card of somebody else in the family.
    ["sub", "D", 200, null],
    ["dep-adult", "D", 404, null],
    ["sub", "V", 404, null],
    ["term", "M", 404, null],
    ["ma", "M", 200, { coverage: "Medical and pharmacy" }],
    ["ma", "D", 200, { coverage: "Dental" }],
  ] as const) {
    const token = await world.tokenOf(username);
    const suffix = username === "dep-adult" ? 1 : 0;
    const path = `idCard/view?suffix=${suffix}&category=${category}`;
    const viewed = await world.ask("GET", path, { token, accept: "application/json" });
    const name = `${username} ${category}`;
    expect([name, viewed.status]).toEqual([name, card === null ? 404 : 200]);
    expect(await viewed.json()).toMatchObject(card ?? {});
    const pdf = await world.ask("GET", path, { token, accept: "application/pdf" });
    expect(pdf.status).toBe(viewed.status);
    const request = await world.get(`idCard/request?category=${category}`, token);
    expect([name, request.status]).toEqual([name, mailed]);
    if (mailed === 404) continue;
    expect(request.headers.get("content-type")).toMatch(/^text\/plain/);
    expect(await request.text()).toBe("Your ID card will arrive in 7 to 10 business days.");
  }
});
