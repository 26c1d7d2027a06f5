import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { copyCookies, elementOf, textsOf } from "#tests/harness/page-parts.ts";
import { serveWorld } from "#tests/harness/served.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import { createVisitor, type Visitor } from "#tests/harness/visitor.ts";
import { hostileBodies, postHostile } from "./registration-hostile-bodies.ts";
import {
  OWN_ANSWER,
  OWN_PASSWORD,
  sayWho,
  somebody,
  toQuestions,
  WREN,
} from "./registration-walk.ts";

let served: Awaited<ReturnType<typeof serveWorld>>;
let second: Visitor;
let third: Visitor;
const world = useWorld();
beforeAll(async () => {
  [second, third] = [somebody(world), somebody(world)];
  await sayWho(second);
  await toQuestions(third, "wren1");
  served = await serveWorld(world);
});
afterAll(() => served.close());

/** The same browser in front of the real HTTP entry, which refuses other sites' posts with a page. */
function overSocket(browser: Visitor): Visitor {
  const over = createVisitor(served.handle, browser.origin);
  copyCookies(browser, over);
  return over;
}

const SECRETS = new RegExp(OWN_PASSWORD);
const WHO = {
  firstName: "Wren",
  lastName: "Newcomb-Sample",
  dateOfBirth: "1988-03-09",
  memberId: "NC90447127",
};
const NAME = { username: "wren1", password: OWN_PASSWORD, repeatPassword: OWN_PASSWORD };
const ANSWERS = {
  question1: "1",
  answer1: OWN_ANSWER,
  question2: "2",
  answer2: OWN_ANSWER,
  question3: "3",
  answer3: OWN_ANSWER,
};

describe.each([
  ["/registration", WHO, () => somebody(world)],
  ["/registration/account", NAME, () => second],
  ["/registration/security", ANSWERS, () => third],
] as const)("%s", (path, fields, browser) => {
  test.each(hostileBodies(fields).map((body) => [body.what, body] as const))(
    "a post with %s is refused with a page, and nothing is asked",
    async (_what, body) => {
      const asked = await postHostile(world, overSocket(browser()), path, body, SECRETS);
      expect(asked).toEqual([]);
    },
  );
});

test.each([
  ["markup", `"><script>alert(4711)</script>`],
  ["letters of another alphabet", "Јован"],
  ["a change of direction", "\u202EnerW"],
])(
  "VAL-05 a first name with %s is refused, and comes back as it was typed",
  async (_what, typed) => {
    const page = await sayWho(somebody(world), { ...WREN, "First name": typed });
    expect(page.status).toBe(400);
    expect(textsOf(page, ".summary a")).toEqual(["Invalid first name"]);
    expect(elementOf(page, "#firstName").getAttribute("value")).toBe(typed);
    expect(page.html).not.toContain("<script>alert");
    expect(page.document.querySelectorAll("script:not([nonce])")).toEqual([]);
  },
);

test("VAL-05 a first name with a NUL is refused", async () => {
  const page = await sayWho(somebody(world), { ...WREN, "First name": "Wr\0en" });
  expect([page.status, ...textsOf(page, ".summary a")]).toEqual([400, "Invalid first name"]);
});

test.each([
  ["username", { ...NAME, username: "wr\0en1" }, "/registration/account"],
  [
    "password",
    { ...NAME, password: "Own-2026\0", repeatPassword: "Own-2026\0" },
    "/registration/account",
  ],
  ["answer1", { ...ANSWERS, answer1: "a\0bc" }, "/registration/security"],
])("VAL-03 VAL-07 VAL-09 a NUL in %s is refused beside it", async (field, fields, path) => {
  const browser = path.endsWith("account") ? second : third;
  const page = await browser.open(path, { method: "POST", body: new URLSearchParams(fields) });
  expect(page.status).toBe(400);
  expect(textsOf(page, `#${field}-error p`).join()).toMatch(/^Error: Invalid /);
});

test("what stands in the address fills no field and is not sent on", async () => {
  const calls = await world.callsDuring(async () => {
    const page = await somebody(world).open("/registration?firstName=Canary&memberId=NC90447127");
    expect(page.status).toBe(200);
    expect(elementOf(page, "#firstName").getAttribute("value") ?? "").toBe("");
  });
  expect(calls).toEqual([]);
});

test("a field nobody asked for goes nowhere", async () => {
  const body = new URLSearchParams({
    ...WHO,
    domainId: "2",
    role: "logInAsAnyone",
    __proto__: "x",
  });
  const calls = await world.callsDuring(() =>
    somebody(world).open("/registration", { method: "POST", body }),
  );
  expect(Object.keys(calls[0]?.body ?? {}).sort()).toEqual(
    ["dateOfBirth", "domainId", "emailAddress", "firstName", "lastName", "memberId"].sort(),
  );
  expect(calls[0]?.body).toMatchObject({ domainId: 1 });
});
