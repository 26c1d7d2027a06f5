import { afterEach, expect, test } from "vitest";
import { elementOf, textsOf } from "#tests/harness/page-parts.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import { fieldsOf, post, writesOf, writing } from "../sign-in/on-the-way.ts";

const world = useWorld();
afterEach(() => world.reset());

const PATH = "/update-preferences";
const EMAIL = "sage@example.test";
const KEPT = "Your session ended before this was sent. Check it and send it again.";

async function open(persona = "nopref") {
  const browser = await world.onTheWay(persona);
  const page = await browser.open(PATH);
  const others = fieldsOf(page).filter(([name]) => name !== "emailAddress");
  return { browser, page, fields: [["emailAddress", EMAIL] as const, ...others] };
}

test("GUARD-01 the form of a second tab that comes later is led home and saves nothing", async () => {
  const { browser, page } = await open();
  const first = await browser.submit(page, "Submit", { "Email address": EMAIL });
  expect(first.hops).toEqual(["/sso-landing", "/home"]);
  const second = await writing(world, () =>
    browser.submit(page, "Submit", { "Email address": "other@example.test" }),
  );
  expect(second.page.hops).toEqual(["/home"]);
  expect(second.writes).toEqual([]);
});

test("the same form after a failure is sent again at once", async () => {
  const { browser, fields } = await open();
  await world.fault({ method: "PUT", path: "account/preferences", status: 503, times: 1 });
  expect((await post(browser, PATH, fields)).status).toBe(503);
  const calls = await world.callsDuring(() => post(browser, PATH, fields));
  expect(writesOf(calls)).toHaveLength(1);
});

/** The session ends while the form is open, and the form is sent. */
async function sendTooLate(fields: readonly (readonly [string, string])[]) {
  const { browser } = await open();
  browser.jar.delete("temp_token");
  const late = await writing(world, () =>
    browser.open(PATH, { method: "POST", body: new URLSearchParams(fields.map((it) => [...it])) }),
  );
  expect(late.writes).toEqual([]);
  expect(late.page.hops).toEqual(["/session-ended"]);
  return browser;
}

test("what was typed too late is shown to the same member again, and is not carried out", async () => {
  const browser = await sendTooLate([
    ["rendered", "emailBreakingNews electronicEob emailWhenBillReady"],
    ["emailAddress", "late@example.test"],
    ["emailBreakingNews", "Y"],
    ["electronicEob", "N"],
  ]);
  await post(browser, "/login", { username: "nopref", password: "Sandbox-2026" });
  const back = await writing(world, () => browser.open("/sso-landing"));
  expect(back.writes).toEqual([]);
  const { page } = back;
  expect(page.url.pathname).toBe(PATH);
  expect(page.text).toContain(KEPT);
  expect(elementOf(page, "#emailAddress").getAttribute("value")).toBe("late@example.test");
  const ticked = (id: string) => elementOf(page, `#${id}`).hasAttribute("checked");
  expect(ticked("emailBreakingNews")).toBe(true);
  expect(ticked("electronicEob-2")).toBe(true);
  expect(ticked("emailWhenBillReady")).toBe(false);
  // Of what was not on the form then, the default stands.
  expect(ticked("emailPaymentReminder")).toBe(true);
  const sent = await writing(world, () => browser.submit(page, "Submit"));
  expect(sent.writes[0]?.body).toMatchObject({
    emailAddress: "late@example.test",
    emailBreakingNews: "Y",
    electronicEob: "N",
    emailWhenBillReady: "N",
    emailPaymentReminder: "Y",
  });
  // Once sent, it is not waited for any more.
  expect(sent.page.hops).toEqual(["/sso-landing", "/home"]);
  expect(browser.jar.has("kept_form")).toBe(false);
});

test("nobody else is shown what was typed too late", async () => {
  const browser = await sendTooLate([["emailAddress", "late@example.test"]]);
  await post(browser, "/login", { username: "nopref-ext", password: "Sandbox-2026" });
  const page = await browser.open(PATH);
  expect(textsOf(page, "h1")).toEqual(["Update communication preferences"]);
  expect(page.html).not.toContain("late@example.test");
  expect(page.text).not.toContain(KEPT);
});
