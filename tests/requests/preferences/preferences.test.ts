import { afterEach, expect, test } from "vitest";
import {
  accountPreferences,
  accountRelevantPreferences,
  policyDetails,
} from "#server/gateway/calls/account.ts";
import { flashText } from "#app/text/flashes.ts";
import { changeAnswer } from "#tests/harness/gateway-answers.ts";
import { elementOf, textsOf } from "#tests/harness/page-parts.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import { textOf, type Page } from "#tests/harness/visitor.ts";
import { HOST } from "#tests/harness/world.ts";

const world = useWorld();
afterEach(() => world.reset());

const PATH = "/update-preferences";
const NEWS = "Occasionally email me breaking news and important product information.";
const INVOICE = "Email me when my invoice is available";
const REMINDER = "Email me approximately 5 days before my invoice due date.";

async function open(persona: string, host: string = HOST.carrier) {
  const browser = await world.onTheWay(persona, host);
  return { browser, page: await browser.open(PATH) };
}

/** Every control of the form: its words, its kind, and whether it is chosen or what it holds. */
function controlsOf(page: Page) {
  return page.document.querySelectorAll("main form .field input").map((input) => {
    const type = input.getAttribute("type") ?? "";
    const id = input.getAttribute("id") ?? "";
    const label = textOf(page.document.querySelector(`label[for="${id}"]`));
    const box = ["radio", "checkbox"].includes(type);
    return [label, type, box ? input.hasAttribute("checked") : (input.getAttribute("value") ?? "")];
  });
}

const chosen = (page: Page) =>
  controlsOf(page).flatMap(([label, , value]) => (value === true ? [label] : []));

const relevant = (names: readonly string[]) =>
  world.fault({ path: accountRelevantPreferences.path, body: names });

test("ROUTE-12 PREFS-01 PREFS-02 PREFS-03 PREFS-04 PREFS-06 PREFS-07 PREFS-08 CONST-25 at first", async () => {
  const { page } = await world.signIn("nopref");
  expect(page.hops).toEqual(["/sso-landing", PATH]);
  expect(page.status).toBe(200);
  expect(textsOf(page, "h1")).toEqual(["Update communication preferences"]);
  expect(textsOf(page, "title")).toEqual([
    "Communication preferences - Main Carrier Member Dashboard",
  ]);
  expect(controlsOf(page)).toEqual([
    ["Email address", "email", ""],
    [NEWS, "checkbox", false],
    ["Yes", "radio", true],
    ["No", "radio", false],
    ["Paperless statements", "radio", true],
    ["Paper statements", "radio", false],
    [INVOICE, "checkbox", true],
    [REMINDER, "checkbox", true],
  ]);
  expect(textsOf(page, "main legend")).toEqual([
    "Electronic explanation of benefits (EOB)",
    "eBill",
    "Statements",
  ]);
  expect(elementOf(page, "main form").getAttribute("method")).toBe("post");
  expect(elementOf(page, "#emailAddress").getAttribute("autocomplete")).toBe("email");
  expect(textsOf(page, "header button")).toEqual(["Log out"]);
});

test("PREFS-05 PREFS-21 Medicare materials are a choice of two, e-mail notification unless saved", async () => {
  const { page } = await open("nopref-ext");
  expect(textsOf(page, "main legend")).toContain("Medicare materials");
  expect(controlsOf(page)).toContainEqual(["Email notification", "radio", true]);
  expect(controlsOf(page)).toContainEqual(["Mail", "radio", false]);
});

test("PREFS-13 PREFS-14 PREFS-15 PREFS-16 PREFS-22 GW-85 S-27 an extended policy: only Medicare", async () => {
  const { page } = await open("nopref-ext");
  expect(chosen(page)).toEqual(["No", "Email notification", "Paper statements"]);
});

test("PREFS-17 PREFS-18 PREFS-19 PREFS-20 PREFS-22 without one all of it is, but for the news", async () => {
  const { page } = await open("nopref");
  expect(chosen(page)).toEqual(["Yes", "Paperless statements", INVOICE, REMINDER]);
});

test("PREFS-23 PREFS-02 what was saved wins over every default, with either policy", async () => {
  const paper = {
    emailAddress: "sage@example.test",
    electronicEob: "N",
    discontinuePaperStatements: "N",
    emailWhenBillReady: "N",
    emailPaymentReminder: "N",
    emailBreakingNews: "Y",
  } as const;
  await changeAnswer(world, "nopref", accountPreferences, (saved) => ({ ...saved, ...paper }));
  const { page } = await open("nopref");
  expect(elementOf(page, "#emailAddress").getAttribute("value")).toBe("sage@example.test");
  expect(chosen(page)).toEqual([NEWS, "No", "Paper statements"]);
  await world.mend();
  const digital = {
    electronicEob: "Y",
    electronicMedicareMailing: "N",
    discontinuePaperStatements: "Y",
    emailWhenBillReady: "Y",
    emailPaymentReminder: "Y",
  } as const;
  await changeAnswer(world, "nopref-ext", accountPreferences, (saved) => ({
    ...saved,
    ...digital,
  }));
  const extended = await open("nopref-ext");
  expect(chosen(extended.page)).toEqual(["Yes", "Mail", "Paperless statements", INVOICE, REMINDER]);
});

test.each([
  [[], ["Email address", NEWS]],
  [
    ["emailAddress", "carrierPigeon", "showEwpLandingPage"],
    ["Email address", NEWS],
  ],
  [["electronicEob"], ["Email address", NEWS, "Yes", "No"]],
  [["electronicMedicareMailing"], ["Email address", NEWS, "Email notification", "Mail"]],
  [
    ["discontinuePaperStatements"],
    ["Email address", NEWS, "Paperless statements", "Paper statements"],
  ],
  [["emailWhenBillReady"], ["Email address", NEWS, INVOICE]],
  [["emailPaymentReminder"], ["Email address", NEWS, REMINDER]],
])("PREFS-09 T-47 relevant %j shows %j", async (names, labels) => {
  await relevant(names);
  const { page } = await open("nopref");
  expect(controlsOf(page).map(([label]) => label)).toEqual(labels);
  const ebill = labels.some((label) => [INVOICE, REMINDER, "Paper statements"].includes(label));
  expect(textsOf(page, "main legend").includes("eBill")).toBe(ebill);
});

test("GW-16 GW-17 the page asks for what it needs at once, and once", async () => {
  const browser = await world.onTheWay("nopref");
  const calls = await world.callsDuring(() => browser.open(PATH));
  expect(calls.map(({ path }) => path).toSorted()).toEqual([
    `/${policyDetails.path}`,
    `/${accountPreferences.path}`,
    `/${accountRelevantPreferences.path}`,
  ]);
  expect(calls.map(({ persona }) => persona)).toEqual(Array(3).fill("nopref"));
  expect(await world.callsDuring(() => browser.open(PATH))).toEqual([]);
});

test("ROUTE-13 GUARD-01 GUARD-02 GUARD-03 ROLE-05 the page needs a temporary token", async () => {
  expect((await world.visitor().send(PATH)).headers.get("location")).toBe("/logout");
  expect((await (await world.enter("sub")).send(PATH)).headers.get("location")).toBe("/home");
  expect((await (await world.onTheWay("sub")).send(PATH)).status).toBe(200);
});

test.each([
  ["dep-adult", HOST.carrier],
  ["dep-minor", HOST.carrier],
  ["summit", HOST.summit],
  ["hpp", HOST.partner],
  ["mod", HOST.medicare],
  ["prov-dep-adult", HOST.providence],
])("%s on the way at %s finds the form with what they chose", async (persona, host) => {
  const { page } = await open(persona, host);
  expect(page.status).toBe(200);
  expect(textsOf(page, "h1")).toEqual(["Update communication preferences"]);
  expect(elementOf(page, "#emailAddress").getAttribute("value")).not.toBe("");
});

test("CONST-11 the success message stays for 3000 ms", () => {
  expect(flashText["preferences-saved"]).toEqual({
    status: "success",
    text: "Successfully updated preferences",
    dismissAfter: 3000,
  });
});
