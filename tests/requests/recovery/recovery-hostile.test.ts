import { beforeAll, expect, test } from "vitest";
import { elementOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { useServed } from "#tests/harness/world/served.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import type { Visitor } from "#tests/harness/pages/visitor.ts";
import { NEW_PASSWORD, submitUsername, toNewPassword } from "./recovery-walk.ts";
import { expectRefused } from "../registration/registration-hostile-bodies.ts";
import { somebody } from "../registration/registration-walk.ts";

let asked: Visitor;
let proven: Visitor;
const world = useWorld();
const served = useServed(world);
beforeAll(async () => {
  [asked, proven] = [somebody(world), somebody(world)];
  await submitUsername(asked, "sub");
  await toNewPassword(proven, "dep-adult");
});

const CANARY = "Canary-7734";
const SECRETS = new RegExp(`${CANARY}|${NEW_PASSWORD}`);
const FORMS = [
  ["/recovery/password/questions", { answer1: CANARY, answer2: CANARY }, () => asked],
  [
    "/recovery/password/new",
    { newPassword: NEW_PASSWORD, repeatPassword: NEW_PASSWORD },
    () => proven,
  ],
] as const;

test.each(FORMS)(
  "hostile posts to %s are refused with a page and make no call",
  async (path, fields, browser) => {
    await expectRefused(world, served.handle, browser(), path, fields, SECRETS);
  },
);

test.each(["su\0b", `"><script>alert(4711)</script>`, "a\r\nSet-Cookie: a=b"])(
  "S-02 the username %j is treated as an unknown name and shown as text",
  async (name) => {
    const browser = somebody(world);
    const page = await submitUsername(browser, name);
    expect([page.status, page.url.pathname]).toEqual([200, "/recovery/password/questions"]);
    const start = await browser.open("/recovery/password");
    // Characters that no page can contain, NUL and bare line breaks, are not compared.
    const shown = elementOf(start, "#username").getAttribute("value") ?? "";
    expect(shown.replaceAll(/[\0\uFFFD\s]/g, "")).toBe(name.replaceAll(/[\0\s]/g, ""));
    expect(start.html).not.toContain("<script>alert");
    expect(browser.jar.has("a")).toBe(false);
  },
);

test("markup in questions is shown as text, and long questions fit in the cookie", async () => {
  const ask = async (question: string, name: string) => {
    const browser = somebody(world);
    const body = ["1", "2"].map((id) => ({ id, question }));
    const page = await world.during({ path: "forgot-password/questions", body }, () =>
      submitUsername(browser, name),
    );
    expect(page.url.pathname).toBe("/recovery/password/questions");
    return { page, cookie: browser.jar.get("visitor")?.value ?? "" };
  };
  const { page } = await ask("<img src=x onerror=alert(1)>?", "sub");
  expect(textsOf(page, "label")[0]).toBe("<img src=x onerror=alert(1)>?");
  expect(page.html).not.toContain("<img src=x");
  const { cookie } = await ask("長".repeat(3000), "n".repeat(100));
  expect(cookie.length).toBeGreaterThan(100);
  expect(cookie.length).toBeLessThan(4000);
});

test("a username in the address does not fill the form and is not sent", async () => {
  const calls = await world.callsDuring(async () => {
    const page = await somebody(world).open("/recovery/password?username=canary");
    expect(elementOf(page, "#username").getAttribute("value") ?? "").toBe("");
  });
  expect(calls).toEqual([]);
});
