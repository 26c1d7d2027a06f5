import { expect, test } from "vitest";
import {
  accountPreferences,
  accountRelevantPreferences,
  policyDetails,
} from "#server/gateway/calls/member/account.ts";
import { changeAnswer } from "#tests/harness/gateway/gateway-answers.ts";
import { elementOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { resetting, useWorld } from "#tests/harness/world/use-world.ts";
import { type Page, textOf } from "#tests/harness/pages/visitor.ts";
import { writing } from "../sign-in/pending-steps.ts";
import { INVOICE, NEWS, PATH, REMINDER } from "./preferences-page.ts";

const world = resetting(useWorld());

const open = (persona: string, host?: string) => world.openOnTheWay(persona, PATH, host);

/** Every control of the form: its text, its kind, and its state or value. */
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

test("ROUTE-12 PREFS-01 PREFS-02 PREFS-03 PREFS-04 PREFS-06 PREFS-07 PREFS-08 CONST-25 /update-preferences' form", async () => {
  const { page } = await world.signIn("nopref");
  expect([page.status, page.hops]).toEqual([200, ["/sso-landing", PATH]]);
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
  expect(textsOf(page, "header button")).toEqual(["Log out", "Español"]);
});

test("PREFS-05 PREFS-13 PREFS-14 PREFS-15 PREFS-16 PREFS-21 PREFS-22 GW-85 S-27 extended policies have own defaults", async () => {
  const { page } = await open("nopref-ext");
  expect(textsOf(page, "main legend")).toContain("Medicare materials");
  expect(controlsOf(page)).toContainEqual(["Mail", "radio", false]);
  expect(chosen(page)).toEqual(["No", "Email notification", "Paper statements"]);
});

test("PREFS-17 PREFS-18 PREFS-19 PREFS-20 PREFS-22 without an extended policy only the news box is unchecked", async () => {
  const { page } = await open("nopref");
  expect(chosen(page)).toEqual(["Yes", "Paperless statements", INVOICE, REMINDER]);
});

test("PREFS-23 PREFS-02 saved preferences replace the defaults", async () => {
  const emailAddress = "sage@example.test";
  const paper = {
    emailAddress,
    electronicEob: "N",
    electronicMedicareMailing: "Y",
    discontinuePaperStatements: "N",
    emailWhenBillReady: "N",
    emailPaymentReminder: "N",
    emailBreakingNews: "Y",
  } as const;
  await changeAnswer(world, "nopref", accountPreferences, (saved) => ({ ...saved, ...paper }));
  const { page } = await open("nopref");
  expect(elementOf(page, "#emailAddress").getAttribute("value")).toBe(emailAddress);
  expect(chosen(page)).toEqual([NEWS, "No", "Paper statements"]);
});

test("PREFS-09 T-47 the preferences form shows the relevant preferences only", async () => {
  const shownFor = async (...names: string[]) => {
    await world.mend();
    await world.fault({ path: accountRelevantPreferences.path, body: names });
    const { page } = await open("nopref");
    const hasEbill = textsOf(page, "main legend").includes("eBill");
    return [...controlsOf(page).map(([label]) => label), hasEbill];
  };
  const always = ["Email address", NEWS];
  const unknown = ["emailAddress", "carrierPigeon", "showEwpLandingPage"];
  expect(await shownFor(...unknown)).toEqual([...always, false]);
  const radios = await shownFor("electronicEob", "electronicMedicareMailing");
  expect(radios).toEqual([...always, "Yes", "No", "Email notification", "Mail", false]);
  expect(await shownFor("emailWhenBillReady")).toEqual([...always, INVOICE, true]);
});

test("GW-16 GW-17 /update-preferences makes its three calls once", async () => {
  const browser = await world.enterPending("nopref");
  const calls = await world.callsDuring(() => browser.open(PATH));
  expect(calls.map(({ path }) => path).toSorted()).toEqual([
    `/${policyDetails.path}`,
    `/${accountPreferences.path}`,
    `/${accountRelevantPreferences.path}`,
  ]);
  expect(calls.map(({ persona }) => persona)).toEqual(Array(3).fill("nopref"));
  expect(await world.callsDuring(() => browser.open(PATH))).toEqual([]);
});

test("ROUTE-13 GUARD-01 GUARD-02 GUARD-03 ROLE-05 /update-preferences needs a temporary token", async () => {
  expect((await world.visitor().send(PATH)).headers.get("location")).toBe("/logout");
  expect((await (await world.enter("sub")).send(PATH)).headers.get("location")).toBe("/home");
  expect((await (await world.enterPending("sub")).send(PATH)).status).toBe(200);
});

test("GUARD-01 a late preferences form of a second tab leads home and saves nothing", async () => {
  const { browser, page } = await open("nopref");
  const first = await browser.submit(page, "Save", { "Email address": "sage@example.test" });
  expect(first.hops).toEqual(["/sso-landing", "/home"]);
  const second = await writing(world, () =>
    browser.submit(page, "Save", { "Email address": "other@example.test" }),
  );
  expect(second.page.hops).toEqual(["/home"]);
  expect(second.writes).toEqual([]);
});
