import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { copyCookies, elementOf, textsOf } from "#tests/harness/page-parts.ts";
import { serveWorld } from "#tests/harness/served.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import { createVisitor, type Visitor } from "#tests/harness/visitor.ts";
import { NEW_PASSWORD, sayUsername, toNewPassword } from "./recovery-walk.ts";
import { hostileBodies, postHostile } from "../registration/registration-hostile-bodies.ts";
import { somebody } from "../registration/registration-walk.ts";

let served: Awaited<ReturnType<typeof serveWorld>>;
let asked: Visitor;
let proven: Visitor;
const world = useWorld();
beforeAll(async () => {
  [asked, proven] = [somebody(world), somebody(world)];
  await sayUsername(asked, "sub");
  await toNewPassword(proven, "dep-adult");
  served = await serveWorld(world);
});
afterAll(() => served.close());

const CANARY = "Canary-7734";
const SECRETS = new RegExp(`${CANARY}|${NEW_PASSWORD}`);
const PERSON = {
  firstName: "Wren",
  lastName: "Newcomb-Sample",
  dateOfBirth: "1988-03-09",
  memberId: "NC90447127",
};
const FORMS = [
  ["/recovery/username", PERSON, () => somebody(world)],
  ["/recovery/password", { username: "sub" }, () => somebody(world)],
  ["/recovery/password/questions", { answer1: CANARY, answer2: CANARY }, () => asked],
  [
    "/recovery/password/new",
    { newPassword: NEW_PASSWORD, repeatPassword: NEW_PASSWORD },
    () => proven,
  ],
] as const;

/** The same browser in front of the real HTTP entry, which refuses other sites' posts with a page. */
function overSocket(browser: Visitor): Visitor {
  const over = createVisitor(served.handle, browser.origin);
  copyCookies(browser, over);
  return over;
}

describe.each(FORMS)("%s", (path, fields, browser) => {
  test.each(hostileBodies(fields).map((body) => [body.what, body] as const))(
    "a post with %s is refused with a page, and nothing is asked",
    async (_what, body) => {
      const asked = await postHostile(world, overSocket(browser()), path, body, SECRETS);
      expect(asked).toEqual([]);
    },
  );
});

test.each(["su\0b", `"><script>alert(4711)</script>`, "a\r\nSet-Cookie: a=b", "👩‍⚕️", "\u202Ebus"])(
  "S-02 a username such as %j is one that nobody has, and acts as nothing else",
  async (name) => {
    const browser = somebody(world);
    const page = await sayUsername(browser, name);
    expect([page.status, page.url.pathname]).toEqual([200, "/recovery/password/questions"]);
    const start = await browser.open("/recovery/password");
    // What no page can hold, a NUL or a bare line break, is not there to be compared.
    const shown = elementOf(start, "#username").getAttribute("value") ?? "";
    expect(shown.replaceAll(/[\0\uFFFD\s]/g, "")).toBe(name.replaceAll(/[\0\s]/g, ""));
    expect(start.html).not.toContain("<script>alert");
    expect(browser.jar.has("a")).toBe(false);
  },
);

test("questions from the gateway that hold markup are words and nothing else", async () => {
  const body = ["1", "2"].map((id) => ({ id, question: `<img src=x onerror=alert(${id})>?` }));
  await world.fault({ path: "forgot-password/questions", body });
  const page = await sayUsername(somebody(world), "sub");
  await world.mend();
  expect(textsOf(page, "label")[0]).toBe("<img src=x onerror=alert(1)>?");
  expect(page.html).not.toContain("<img src=x");
});

test("questions too long for a cookie are cut, so that the recovery is not lost", async () => {
  const body = ["1", "2"].map((id) => ({ id, question: "長".repeat(3000) }));
  await world.fault({ path: "forgot-password/questions", body });
  const browser = somebody(world);
  const page = await sayUsername(browser, "n".repeat(100));
  await world.mend();
  expect(page.url.pathname).toBe("/recovery/password/questions");
  expect(browser.jar.get("recovery")?.value.length).toBeLessThan(4000);
});

test("what stands in the address fills no field and is not sent on", async () => {
  const calls = await world.callsDuring(async () => {
    const page = await somebody(world).open("/recovery/password?username=canary");
    expect(elementOf(page, "#username").getAttribute("value") ?? "").toBe("");
  });
  expect(calls).toEqual([]);
});
