import { parseSetCookie } from "cookie";
import { describe, expect, test } from "vitest";
import { TOKEN_TTL_MS } from "#server/session/session.ts";
import { copyCookies } from "#tests/harness/pages/page-parts.ts";
import { recordOf } from "#tests/harness/world/kept.ts";
import {
  lapsedAge,
  MINUTE_MS,
  MOMENT,
  overAge,
  withSession,
  withTemporary,
  type Age,
} from "#tests/harness/world/sealed.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import type { Visitor } from "#tests/harness/pages/visitor.ts";

const IDLE_MS = 15 * MINUTE_MS;

const world = useWorld();

/** The answer of the member's home, and whether the gateway was called for it. */
async function homeOf(browser: Visitor): Promise<string> {
  let answer = "";
  const calls = await world.callsDuring(async () => {
    const response = await browser.send("/home");
    answer = response.headers.get("location") ?? `${response.status}`;
  });
  return calls.length === 0 ? answer : `${answer}, asked`;
}

const ENDED = "/session-ended";
const OPEN = "200, asked";
const aged = (age: Age) => withSession(world, "sub", age);

describe("the idle limit", () => {
  test.each([
    [IDLE_MS - 1, OPEN],
    [IDLE_MS, ENDED],
  ])(
    "at %i ms after the last use answers %s, for sessions and sign-ins",
    async (seenMs, answer) => {
      expect(await homeOf(await aged({ beganMs: 60 * MINUTE_MS, seenMs }))).toBe(answer);
      const way = await withTemporary(world, "sub", { beganMs: 20 * MINUTE_MS, seenMs });
      const to = (await way.send("/sso-landing")).headers.get("location");
      expect(to).toBe(answer === OPEN ? "/home" : ENDED);
    },
  );

  test("ends the session for good: a copy of its cookies opens nothing", async () => {
    const idle = await aged({ beganMs: 30 * MINUTE_MS, seenMs: IDLE_MS });
    const copy = world.visitor();
    copyCookies(idle, copy);
    expect([await homeOf(idle), await homeOf(copy)]).toEqual([ENDED, ENDED]);
  });
});

describe("the two hours", () => {
  test.each([
    [TOKEN_TTL_MS - 1000, OPEN],
    [TOKEN_TTL_MS, ENDED],
  ])("CONST-01 T-16 end an active session: after %i ms /home answers %s", async (beganMs, to) => {
    expect(await homeOf(await aged({ beganMs, seenMs: 0 }))).toBe(to);
  });

  test("CONST-01 T-16 end a sign-in, and its session ends with the sign-in's two hours", async () => {
    const over = await withTemporary(world, "sub", overAge);
    expect((await over.send("/sso-landing")).headers.get("location")).toBe(ENDED);
    const nearly = await withTemporary(world, "sub", { beganMs: TOKEN_TTL_MS - 9000, seenMs: 0 });
    const response = await nearly.send("/sso-landing");
    expect(response.headers.get("location")).toBe("/home");
    // A session ends with the pending sign-in that it comes from.
    const lines = response.headers.getSetCookie().map((line) => parseSetCookie(line));
    expect(lines.find(({ name }) => name === "access_token")?.maxAge).toBe(9);
  });
});

/** When the browser's session was used last, as the store has it. */
const seenBy = async (browser: Visitor) =>
  Number((await recordOf(browser))?.record.text("seen")) - MOMENT.getTime();

describe("activity", () => {
  const age = { beganMs: 60 * MINUTE_MS, seenMs: 10 * MINUTE_MS };

  test("is every request except those to /session-ended", async () => {
    for (const [method, path] of [
      ["POST", "/home"],
      ["GET", "/no-such-page"],
      ["GET", "/home.data"],
      ["GET", "/resource-download/id-card.pdf"],
    ] as const) {
      const browser = await aged(age);
      await browser.send(path, { method });
      expect([path, await seenBy(browser)]).toEqual([path, 0]);
    }
    const browser = await aged(age);
    for (const [method, path] of [
      ["GET", "/session-ended"],
      ["GET", "/session-ended?from=/home"],
      ["GET", "/session-ended.data"],
      ["HEAD", "/session-ended"],
    ] as const) {
      const response = await browser.send(path, { method });
      const seen = await seenBy(browser);
      expect([path, response.status < 300, seen]).toEqual([path, true, -age.seenMs]);
    }
  });

  test("in one session of a member does not keep another one open", async () => {
    const idle = await aged({ beganMs: 60 * MINUTE_MS, seenMs: IDLE_MS });
    await aged({ beganMs: 60 * MINUTE_MS, seenMs: 0 }).then((other) => other.send("/home"));
    expect(await homeOf(idle)).toBe(ENDED);
  });
});

describe("where requests of ended sessions lead", () => {
  test.each([
    ["idle", lapsedAge],
    ["over", overAge],
  ])("%s sessions are redirected to /session-ended by GET and POST", async (_name, age) => {
    for (const [method, path] of [
      ["GET", "/home"],
      ["GET", "/sso-landing"],
      ["POST", "/update-preferences"],
      ["POST", "/login-as"],
    ] as const) {
      const browser = await aged(age);
      const response = await browser.send(path, { method });
      expect([path, response.status, response.headers.get("location")]).toEqual([path, 302, ENDED]);
    }
  });

  test("a quarter of an hour after the end requests are redirected to /logout", async () => {
    const last = TOKEN_TTL_MS + 15 * MINUTE_MS;
    expect(await homeOf(await aged({ beganMs: last - 1000, seenMs: 0 }))).toBe(ENDED);
    expect(await homeOf(await aged({ beganMs: last, seenMs: 0 }))).toBe("/logout");
  });
});
