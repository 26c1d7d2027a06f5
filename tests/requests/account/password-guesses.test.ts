import { expect, test } from "vitest";
import { logIn, textsOf } from "#tests/harness/pages/page-parts.ts";
import { withSession } from "#tests/harness/world/sealed.ts";
import { resetting, useWorld } from "#tests/harness/world/use-world.ts";
import type { Page, Visitor } from "#tests/harness/pages/visitor.ts";
import { PASSWORD } from "#tests/harness/world/world.ts";
import { DOWNLOAD } from "./my-data/my-data-of.ts";

// A form that asks for the password once more must be no place to guess one.

/** As many wrong attempts as a user name has at log-in. */
const PER_NAME = 5;
const OTHER_GROUP = "10007028";
const world = resetting(useWorld({ env: { LOGIN_LIMIT_PER_USERNAME: `${PER_NAME}` } }));

const tokenCalls = async (work: () => Promise<unknown>) =>
  (await world.callsDuring(work)).filter(({ path }) => path === "/token").length;

const errorOf = (page: Page): string => textsOf(page, "#password-error").join();

test("S-08 twelve wrong passwords sent at once by a session reach the gateway three times", async () => {
  const browser = await world.enter("sub");
  const page = await browser.open(DOWNLOAD);
  const answers: Page[] = [];
  const asked = await tokenCalls(async () => {
    const tries = Array.from({ length: 12 }, (_, n) =>
      browser.submit(page, "Continue", { "Current password": `zebra-${n}` }),
    );
    answers.push(...(await Promise.all(tries)));
  });
  expect(asked).toBe(3);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    ...Array<number>(2).fill(401),
    ...Array<number>(10).fill(429),
  ]);
  // No account is locked by it.
  expect((await logIn(world.visitor(), "sub", PASSWORD)).hops.at(-1)).toBe("/home");
});

test.each([
  [
    "an end of all other sessions",
    "cop",
    async (own: Visitor) =>
      void (await own.submit(await own.open("/account/settings"), "Log out everywhere else")),
  ],
  [
    "a group switch",
    "multi",
    async (own: Visitor) => {
      await own.openPost("/select-group", { groupId: OTHER_GROUP });
    },
  ],
])("S-08 after %s no more wrong passwords reach the gateway", async (_what, persona, renew) => {
  const own = await world.arrive(persona);
  const guess = (n: number) => own.post(DOWNLOAD, { password: `zebra-${n}` });
  const asked = await tokenCalls(async () => {
    for (let n = 0; n < 2; n += 1) await guess(n);
    await renew(own);
    for (let n = 2; n < 5; n += 1) await guess(n);
  });
  expect((await own.open("/account")).status).toBe(200);
  expect(asked).toBe(3);
});

test("S-08 another person's right password is answered and counted as a wrong one", async () => {
  const browser = await withSession(world, "sub", { beganMs: 0, seenMs: 0 });
  const page = await browser.open(DOWNLOAD);
  const type = (Username: string, password: string) =>
    browser.submit(page, "Continue", { Username, "Current password": password });
  const right = await type("prov", PASSWORD);
  const wrong = await type("prov", "zebra-1");
  expect([right.status, wrong.status]).toEqual([401, 401]);
  expect(errorOf(right).replace("2 more times", "once more")).toBe(errorOf(wrong));
  const third = await type("sub", "zebra-2");
  expect(third.status).toBe(429);
});

test("S-08 passwords typed beside a user name count against the name as those of log-in do", async () => {
  const guess = async (n: number) => {
    const browser = await withSession(world, "sub", { beganMs: 0, seenMs: 0 });
    const page = await browser.open(DOWNLOAD);
    return browser.submit(page, "Continue", {
      Username: "dep-adult",
      "Current password": `zebra-${n}`,
    });
  };
  const asked = await tokenCalls(async () => {
    for (let n = 0; n < PER_NAME + 3; n += 1) await guess(n);
  });
  expect(asked).toBe(PER_NAME);
  const limited = await guess(PER_NAME + 3);
  expect([limited.status, limited.headers.has("retry-after")]).toEqual([429, true]);
});
