import { expect, test } from "vitest";
import { account } from "#server/gateway/calls/member/account.ts";
import { eligibilityFamily } from "#server/gateway/calls/member/eligibility.ts";
import { BRANDS } from "#tests/browser/pages/brands.ts";
import { SILENT } from "#tests/harness/during.ts";
import { answerOf, changeAnswer } from "#tests/harness/gateway/gateway-answers.ts";
import { faultsOf } from "#tests/harness/pages/page-faults.ts";
import { elementOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { linkOf, textOf } from "#tests/harness/pages/visitor.ts";
import { actFor, SUBSCRIBER } from "#tests/harness/world/acting.ts";
import { auditTrail } from "#tests/harness/world/audit-trail.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { HOST } from "#tests/harness/world/world.ts";
import { writing } from "../../sign-in/pending-steps.ts";
import { namesIn, partsOf, PATH, proofIn, TO, UPDATE } from "./proof-page.ts";

const world = useWorld();

const letterOf = (page: Parameters<typeof elementOf>[0]) => textOf(elementOf(page, ".letter"));
const SPANISH = { letterLanguage: "es" };

test("PROOF-01 four pages lead to the proof, which names ID, group, plans, day, and what it doesn't promise", async () => {
  const browser = await world.enter("sub");
  for (const from of ["/account/summary", "/account/plan-benefits", "/documents", "/id-card"]) {
    const { document } = await browser.open(from);
    const main = document.querySelector("main");
    expect(main && linkOf(main, "Proof of coverage").getAttribute("href"), from).toBe(PATH);
  }
  const said = await answerOf(world, "sub", account);
  const page = await browser.open(PATH);
  expect([page.status, textsOf(page, "h1"), faultsOf(page)]).toEqual([
    200,
    ["Proof of coverage"],
    [],
  ]);
  const letter = letterOf(page);
  for (const words of [
    "Main Carrier PO Box 5500 Exampleville, OR 97001 503-555-0150",
    "To whom it may concern:",
    "Our records showed this coverage on 11/21/2026.",
    `Subscriber ID${said.subscriberId}`,
    `Group${said.groupName}`,
    `Group number${said.groupId}`,
    "This says who is covered. It doesn't promise that a service is paid.",
  ])
    expect(letter).toContain(words);
  expect(proofIn(partsOf(page)[0])[0]).toMatchObject({
    person: ["Jordan Testa-Lindqvist", "Suffix 0"],
    Medical: [
      "Since 01/01/2021",
      `Plan ID ${String(said.members[0]?.medicalEligibility?.classPlanId)}`,
    ],
  });
});

test.each(BRANDS)(
  "PROOF-01 a letter of $brand has the brand's name, address and phone",
  async ({ brand, name, persona }) => {
    const letter = letterOf(await world.see(persona, PATH, HOST[brand]));
    expect(letter).toMatch(
      new RegExp(`^${name} PO Box 55\\d0 Exampleville, OR 97001 503-555-01\\d\\dProof of coverage`),
    );
  },
);

test("PROOF-01 T-58 a local 598 member's letter has the employee ID, and the subscriber's while that can't be read", async () => {
  const { subscriberId } = await answerOf(world, "l598", account);
  const page = await world.see("l598", PATH);
  expect(letterOf(page)).toMatch(/Employee ID\w/);
  expect(page.text).not.toContain(subscriberId);
  await world.fault({ path: "account/getEmployeeId", status: 500 });
  expect(letterOf(await world.see("l598", PATH))).toContain(`Subscriber ID${subscriberId}`);
});

test("PROOF-01 coverage that can't be confirmed is named beside the letter, and never called none", async () => {
  await changeAnswer(world, "sub", eligibilityFamily, (rows) =>
    rows.filter(
      ({ suffix, productCategory }) =>
        Number(suffix) !== 3 && !(Number(suffix) === 1 && productCategory === "D"),
    ),
  );
  const page = await world.see("sub", PATH);
  expect(namesIn(page)).toEqual(["Jordan", "Theo", "Marisol"].map((it) => `${it} Testa-Lindqvist`));
  expect(proofIn(partsOf(page)[0])[1]).toMatchObject({ Dental: ["Call us about this"] });
  for (const name of ["Theo", "Robin"])
    expect(page.text).toContain(`${name} Testa-Lindqvist: we can't confirm some of this coverage`);
  expect(page.text).not.toContain("no coverage on record");
});

test("PROOF-01 no letter is made without eligibility, or for people who are not on record or not confirmed", async () => {
  const none = await world.see("noelig", PATH);
  expect([none.status, none.document.querySelector(".letter")]).toEqual([200, null]);
  expect(none.text).toContain("We have no coverage on record");
  const unread = await world.enter("dep-adult");
  // The family's rows have ended, and the account says that they go on.
  await changeAnswer(world, "dep-adult", eligibilityFamily, (rows) =>
    rows.map((row) => ({ ...row, termedDate: "2026-01-01" })),
  );
  const page = await unread.open(PATH);
  expect(page.document.querySelector(".letter, main form")).toBeNull();
  expect(page.text).toContain("We can't confirm your coverage right now");
  expect(page.text).not.toContain("no coverage on record");
  expect((await unread.openPost(PATH, SPANISH)).status).toBe(404);
});

test.each([
  ["401", { status: 401 }, 200],
  ["403", { status: 403 }, 403],
  ["404", { status: 404 }, 404],
  ["500", { status: 500 }, 500],
  ["nonsense", { body: { rows: "none" } }, 502],
  ["silence", SILENT, 504],
])("PROOF-01 no letter is made where eligibility answers %s", async (_case, fault, status) => {
  const trouble = { path: "eligibility/family", ...fault };
  const shown = await world.enter("sub");
  const sent = await world.enter("sub");
  for (const page of [
    await world.during(trouble, () => shown.open(PATH)),
    await world.during(trouble, () => sent.openPost(PATH, SPANISH)),
  ]) {
    // A refused token leads to the log-in.
    expect([page.status, page.document.querySelector(".letter")]).toEqual([status, null]);
    expect(page.text).not.toMatch(/no coverage|not covered/i);
  }
});

test("PROOF-02 the member chooses people, language and addressee; the letter is the answer, kept and logged nowhere", async () => {
  const browser = await world.enter("sub");
  const page = await browser.open(PATH);
  const to = "Canary <b>School</b>\u202E";
  const { calls, page: made } = await writing(world, () =>
    browser.submit(page, UPDATE, {
      "Theo Testa-Lindqvist": "",
      "Robin Testa-Lindqvist": "",
      "Both on one page": "on",
      [TO]: to,
    }),
  );
  expect([made.status, made.hops, made.url.search, faultsOf(made)]).toEqual([200, [], "", []]);
  expect(calls.filter(({ method }) => method !== "GET")).toEqual([]);
  const parts = partsOf(made);
  expect(parts.map((part) => part.getAttribute("lang"))).toEqual(["en-US", "es-US"]);
  expect(parts.map((part) => textOf(part.querySelector(".letter__to")))).toEqual([
    "To Canary <b>School</b>:",
    "Para Canary <b>School</b>:",
  ]);
  for (const part of parts)
    expect(proofIn(part).map(({ person }) => person[0])).toEqual([
      "Jordan Testa-Lindqvist",
      "Marisol Testa-Lindqvist",
    ]);
  expect(made.document.querySelector("main b")).toBeNull();
  expect(elementOf(made, ".letter").outerHTML).not.toContain("\u202E");
  expect(elementOf(made, "#addressee").getAttribute("value")).toContain("Canary");
  expect(world.log()).not.toMatch(/Canary|Testa-Lindqvist/);
  // A page of another tab, and Back, have the usual letter.
  const again = await browser.open(PATH);
  expect(again.text).not.toContain("Canary");
  expect(namesIn(again)).toHaveLength(4);
});

test("PROOF-02 nobody chosen, a missing language and a long addressee have their errors; what was typed stays", async () => {
  const browser = await world.enter("sub");
  const page = await browser.open(PATH);
  const refused = await browser.openPost(PATH, { addressee: "x".repeat(10_000) });
  expect(refused.status).toBe(400);
  expect(textsOf(refused, "#person-0-error, #letterLanguage-error, #addressee-error")).toEqual([
    "Error: Choose at least one person",
    "Error: Language is a required field",
    "Error: Use 100 characters or fewer",
  ]);
  expect(elementOf(refused, "#addressee").getAttribute("value")).toHaveLength(10_000);
  const longest = "ñ".repeat(100);
  const made = await browser.submit(page, UPDATE, { [TO]: longest });
  expect([made.status, letterOf(made).includes(`To ${longest}:`)]).toEqual([200, true]);
});

test("PROOF-02 another family's people in the form are nobody; a dependent proves themself alone", async () => {
  const browser = await world.enter("dep-adult");
  const page = await browser.open(PATH);
  expect(namesIn(page)).toEqual(["Theo Testa-Lindqvist"]);
  expect(page.document.querySelectorAll('main input[type="checkbox"]')).toEqual([]);
  const others = { "person-0": "Y", "person-2": "Y", "person-99": "Y", memberKey: "410000200" };
  const made = await browser.openPost(PATH, { ...others, ...SPANISH });
  expect(namesIn(made)).toEqual(["Theo Testa-Lindqvist"]);
  expect(made.text).not.toMatch(/Jordan|Marisol/);
  const subscriber = await world.enter("sub");
  const refused = await subscriber.openPost(PATH, { "person-99": "Y", ...SPANISH });
  expect([refused.status, textOf(elementOf(refused, "#person-0-error"))]).toEqual([
    400,
    "Error: Choose at least one person",
  ]);
});

test("PROOF-02 T-85 ended coverage says so, with the period that was and its last day with cover", async () => {
  const page = await world.see("term", PATH);
  expect(proofIn(partsOf(page)[0])).toEqual([
    {
      person: ["Casey Mockingham", "Suffix 0"],
      Medical: ["Ended: 11/01/2022 to 09/29/2026", "Plan ID M10005120"],
      Dental: ["Ended: 11/01/2022 to 09/29/2026", "Plan ID D10005120"],
      Pharmacy: ["Ended: 11/01/2022 to 09/29/2026", "Plan ID X10005120"],
    },
  ]);
  expect(letterOf(page)).toContain("People are covered on the last day, too.");
});

test("PROOF-02 a withheld person and category are absent, and the page is that of a family without them", async () => {
  const html = async (persona: string) => {
    const browser = await world.enter(persona);
    const { html: text } = await browser.openPost(PATH, {
      "person-0": "Y",
      "person-2": "Y",
      ...SPANISH,
    });
    return text.replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, "");
  };
  // The gateway leaves them out of both of its answers, as it does for a family that has none.
  const member = ({ suffix }: { suffix?: unknown }) => Number(suffix) !== 3;
  await changeAnswer(world, "sub", eligibilityFamily, (rows) =>
    rows.filter((row) => member(row) && row.productCategory !== "V"),
  );
  await changeAnswer(world, "sub", account, (said) => ({
    ...said,
    members: said.members
      .filter(({ memberSuffix }) => Number(memberSuffix) !== 3)
      .map((one) => ({ ...one, visionEligibility: null })),
  }));
  const page = await world.see("sub", PATH);
  expect(namesIn(page)).toHaveLength(3);
  expect(page.text).not.toMatch(/Robin|Vision/);
  await world.mend();
  // The confidential family and its twin differ in ids alone.
  const [own, twin] = [await html("conf-sub"), await html("conf-twin")];
  const ids = await Promise.all(
    ["conf-sub", "conf-twin"].map((it) => answerOf(world, it, account)),
  );
  const same = twin
    .replaceAll(String(ids[1]?.subscriberId), String(ids[0]?.subscriberId))
    .replaceAll("10007552", "10007551");
  expect(same).toBe(own);
});

test("PROOF-03 staff see the page without form and print, get 403 for a letter, and the audit has none of its text", async () => {
  const trail = await auditTrail(world);
  const browser = await world.enter("sub");
  await browser.submit(await browser.open(PATH), UPDATE, { [TO]: "Canary" });
  const staff = (await actFor(world, "emp", SUBSCRIBER.sub)).browser;
  const page = await staff.open(PATH);
  expect([page.status, namesIn(page).length]).toEqual([200, 4]);
  expect(page.text).toContain("Only the member can change or print this letter.");
  expect(page.document.querySelectorAll("main form, main button")).toEqual([]);
  expect(elementOf(page, ".letter").classList.contains("letter--screen")).toBe(true);
  expect((await staff.openPost(PATH, { ...SPANISH, addressee: "Canary" })).status).toBe(403);
  const lines = await trail();
  const events = lines.map(({ event, outcome }) => `${String(event)} ${String(outcome)}`);
  expect(events).toEqual(
    expect.arrayContaining([
      "coverage-letter ok",
      "view ok",
      "coverage-letter failed",
      "change failed",
    ]),
  );
  expect(JSON.stringify(lines)).not.toMatch(/Canary|Jordan|904417823/);
});
