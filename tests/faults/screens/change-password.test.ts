import { expect, test } from "vitest";
import { changePasswordText as text } from "#app/text/account/change-password.ts";
import { PASSWORD } from "#server/sandbox/personas/personas.ts";
import { actFor, SUBSCRIBER } from "#tests/harness/world/acting.ts";
import { logIn } from "#tests/harness/pages/page-parts.ts";
import { resetting, useFaultWorld } from "#tests/harness/world/use-world.ts";
import type { Page, Visitor } from "#tests/harness/pages/visitor.ts";
import { auditOf, expectInline, INLINE_TROUBLES, rowsOf } from "./inline-trouble.ts";

const world = resetting(useFaultWorld());

const PATH = "/account/settings/change-password";
const NEW = "Canary-New-2026";
const WRONG = "Canary-Wrong-1";
const CURRENT_WRONG = "That isn't your current password";

const change = (browser: Visitor, page: Page, current = PASSWORD) =>
  browser.submit(page, "Change password", {
    "Current password": current,
    "New password": NEW,
    "Repeat new password": NEW,
  });

/** The form as it is shown after any fault. */
const KEPT = { heading: "Change your password", path: PATH, secrets: [NEW, PASSWORD] };

// Lost answers of any kind: lost-saves.test.ts.
const TROUBLES = rowsOf([
  ...INLINE_TROUBLES,
  [{ status: 400 }, 400],
  [{ status: 404 }, 502],
  [{ body: [42] }, 502],
  [{ body: { token: 5 } }, 502],
]);

test.each(TROUBLES)(
  "HTTP-12 S-09 the password form shows the fault $name, and claims no success",
  async ({ fault, entry }) => {
    const { browser, page: form } = await world.openAs("sub", PATH);
    const page = await world.during({ path: "account/password", ...fault }, () =>
      change(browser, form),
    );
    const meaning = [400, 404].includes(fault.status ?? 0) ? text.unsaved : text.unknown;
    expectInline(page, entry, { ...KEPT, meaning });
    const asked = (await world.calls()).filter(({ path }) => path === "/account/password");
    expect(asked.length).toBe(1);
    // If only the answer was lost, the new password is already the current one.
    const again = await change(browser, page);
    const done = again.url.pathname === "/home";
    expect(done || again.text.includes(CURRENT_WRONG)).toBe(true);
    expect((await logIn(world.visitor(), "sub", NEW)).status).toBe(200);
  },
);

test("HTTP-12 S-09 a 401 of account/password ends the session and leads to /login", async () => {
  const { browser, page: form } = await world.openAs("sub", PATH);
  const page = await world.during({ path: "account/password", status: 401 }, () =>
    change(browser, form),
  );
  expect(page.hops).toEqual(["/login"]);
  expect((await browser.open("/home")).url.pathname).toBe("/login");
});

test("HTTP-12 S-09 the password form shows a refused connection, and works when sent again", async () => {
  const { browser, page: form } = await world.openAs("sub", PATH);
  const page = await world.whileRefused(() => change(browser, form));
  expectInline(page, 1, { ...KEPT, meaning: text.unknown });
  expect((await change(browser, page)).hops).toEqual(["/home"]);
});

test("S-09 each outcome of a password change is audited with its actor; no log line has a password", async () => {
  const before = auditOf(world, "password-change").length;
  const { browser, page: form } = await world.openAs("sub", PATH);
  await change(browser, form, WRONG);
  await world.during({ path: "account/password", status: 503 }, () => change(browser, form));
  await change(browser, form);
  const { browser: staff } = await actFor(world, "emp", SUBSCRIBER.sub);
  expect((await staff.post(PATH, { currentPassword: WRONG, newPassword: NEW })).status).toBe(403);

  await expect.poll(() => auditOf(world, "password-change").length - before).toBe(4);
  const lines = auditOf(world, "password-change").slice(before);
  expect(lines.map(({ outcome }) => outcome)).toEqual(["failed", "failed", "ok", "failed"]);
  const [wrong, trouble, changed, byStaff] = lines;
  expect(wrong?.actor).toMatch(/^member:/);
  expect([trouble?.actor, changed?.actor]).toEqual([wrong?.actor, wrong?.actor]);
  // The acting person, and the member whose password it is.
  expect(byStaff?.subject).toBe(wrong?.actor);
  expect(byStaff?.actor).not.toBe(wrong?.actor);
  for (const secret of [NEW, WRONG, PASSWORD]) {
    expect(world.log()).not.toContain(secret);
  }
});
