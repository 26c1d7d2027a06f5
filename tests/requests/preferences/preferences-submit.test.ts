import { expect, test } from "vitest";
import { accountPreferences } from "#server/gateway/calls/member/account.ts";
import { elementOf, linksOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { resetting, useWorld } from "#tests/harness/world/use-world.ts";
import type { Page } from "#tests/harness/pages/visitor.ts";
import { writing } from "../sign-in/pending-steps.ts";
import { INVOICE, NEWS, PATH } from "./preferences-page.ts";

const world = resetting(useWorld());

const EMAIL = "sage@example.test";
const SAVED = "Successfully updated preferences";

const open = (persona: string, host?: string) => world.openOnTheWay(persona, PATH, host);

async function submit(persona: string, fields: Readonly<Record<string, string>>) {
  const { browser, page } = await open(persona);
  const { writes, page: next } = await writing(world, () => browser.submit(page, "Save", fields));
  return { browser, writes, next };
}

const isTicked = (page: Page, id: string) => elementOf(page, `#${id}`).hasAttribute("checked");

test("PREFS-24 PREFS-25 PREFS-26 PREFS-28 GW-25 CONST-11 defaults are sent as Y and N; home confirms for 3000 ms", async () => {
  const { browser, writes, next } = await submit("nopref", { "Email address": ` ${EMAIL} ` });
  expect(writes).toEqual([
    {
      method: "PUT",
      path: "/account/preferences",
      body: {
        emailAddress: EMAIL,
        electronicEob: "Y",
        emailBreakingNews: "N",
        electronicMedicareMailing: null,
        emailPaymentReminder: "Y",
        emailAutopayWithdrawalReminder: null,
        discontinuePaperStatements: "Y",
        emailWhenBillReady: "Y",
        emailEwpNotification: null,
        showEwpLandingPage: null,
      },
    },
  ]);
  expect(next.hops).toEqual(["/sso-landing", "/home"]);
  expect(textsOf(next, '[role="status"]').join(" ")).toContain(SAVED);
  expect(next.html).toMatch(/dismissAfter\\?",3000/);
  expect((await browser.open("/home")).text).not.toContain(SAVED);
  const again = await world.signIn("nopref");
  expect(again.page.hops).toEqual(["/sso-landing", "/home"]);
});

test("PREFS-10 PREFS-11 VAL-14 a wrong e-mail address is refused beside its field, and nothing is sent", async () => {
  const { browser, page } = await open("nopref");
  for (const [typed, message] of [
    ["", "Email address is a required field"],
    ['"><script>alert(1)</script>@example.test', "Invalid email address"],
    [
      `${"a".repeat(10_000)}@example.test`,
      "Email address exceeds the maximum number of characters",
    ],
  ] as const) {
    const choices = { [NEWS]: "on", [INVOICE]: "", No: "on" };
    const refused = await writing(world, () =>
      browser.submit(page, "Save", { "Email address": typed, ...choices }),
    );
    const next = refused.page;
    expect([message, next.status, next.hops, refused.writes]).toEqual([message, 400, [], []]);
    expect(textsOf(next, "title")[0]).toMatch(/^Error: /);
    expect(textsOf(next, "#emailAddress-error p")).toContain(`Error: ${message}`);
    expect(elementOf(next, "#emailAddress").getAttribute("aria-invalid")).toBe("true");
    expect(linksOf(next, ".summary")).toContainEqual([message, "#emailAddress"]);
    expect(next.html).not.toContain("<script>alert");
    // The choices stay, unchecked boxes too.
    const boxes = ["emailBreakingNews", "emailWhenBillReady", "emailPaymentReminder"];
    const radios = ["electronicEob", "electronicEob-2"];
    const ticked = [...boxes, ...radios].map((id) => isTicked(next, id));
    expect(ticked).toEqual([true, false, true, false, true]);
  }
});

test("PREFS-11 ROUTE-12 a refused preferences form keeps its reason and choices, and is sent once corrected", async () => {
  const why = "Before you continue, please add your email address and tell us";
  const { browser, page } = await open("nopref");
  expect(page.text).toContain(why);
  const wrong = await browser.submit(page, "Save", { "Email address": "sage at home" });
  expect([wrong.status, wrong.text.includes(why)]).toEqual([400, true]);
  expect(elementOf(wrong, "#emailAddress").getAttribute("value")).toBe("sage at home");
  const body = { message: "emailAddress is not ours <b>" };
  await world.fault({ path: accountPreferences.path, method: "PUT", status: 400, body });
  const fields = { "Email address": EMAIL, [NEWS]: "on" };
  const refused = await browser.submit(wrong, "Save", fields);
  expect([refused.status, refused.hops, refused.text.includes(why)]).toEqual([400, [], true]);
  expect(textsOf(refused, 'main [role="alert"]')).toEqual([
    "We couldn't save your preferences. Check what you entered and save it again.",
  ]);
  expect(refused.html).not.toContain("not ours");
  expect(isTicked(refused, "emailBreakingNews")).toBe(true);
  await world.mend();
  const mended = await writing(world, () => browser.submit(refused, "Save"));
  expect(mended.writes).toHaveLength(1);
  expect(mended.page.hops).toEqual(["/sso-landing", "/home"]);
});
