import { parseSetCookie } from "cookie";
import { describe, expect, test } from "vitest";
import { openActivity } from "#server/session/activity.ts";
import { TOKEN_TTL_MS } from "#server/session/session.ts";
import { copyCookies } from "#tests/harness/page-parts.ts";
import {
  before,
  lapsedAge,
  MINUTE_MS,
  MOMENT,
  overAge,
  withSession,
  withTemporary,
  worldKeys,
  type Age,
} from "#tests/harness/sealed.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import type { Visitor } from "#tests/harness/visitor.ts";

const IDLE_MS = 15 * MINUTE_MS;

const world = useWorld();

/** What the member's home answers, and whether the gateway was asked for it. */
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
    ["just seen", 0, OPEN],
    ["a millisecond before the limit", IDLE_MS - 1, OPEN],
    ["at the limit", IDLE_MS, ENDED],
    ["long after", IDLE_MS + 20 * MINUTE_MS, ENDED],
  ])("holds on the server: %s", async (_name, seenMs, answer) => {
    expect(await homeOf(await aged({ beganMs: 60 * MINUTE_MS, seenMs }))).toBe(answer);
  });

  test("holds for the way to the first page, too", async () => {
    const landing = async (seenMs: number) => {
      const browser = await withTemporary(world, "sub", { beganMs: 20 * MINUTE_MS, seenMs });
      const response = await browser.send("/sso-landing");
      return response.headers.get("location");
    };
    expect(await landing(IDLE_MS - 1)).toBe("/home");
    expect(await landing(IDLE_MS)).toBe(ENDED);
  });

  test("once met, ends the session for good: a copy with a younger stamp opens nothing", async () => {
    const young = await aged({ beganMs: 30 * MINUTE_MS, seenMs: 0 });
    const old = world.visitor();
    copyCookies(young, old);
    const idle = await aged({ beganMs: 30 * MINUTE_MS, seenMs: IDLE_MS });
    old.jar.set("activity", idle.jar.get("activity") ?? { value: "", path: "/" });
    expect(await homeOf(old)).not.toBe(OPEN);
    expect(await homeOf(young)).not.toBe(OPEN);
  });

  test("a session without its stamp, with another's, or with a broken one, is none", async () => {
    const browser = await aged({ beganMs: 0, seenMs: 0 });
    browser.jar.delete("activity");
    expect(await homeOf(browser)).toBe("/logout");
    const other = await aged({ beganMs: 0, seenMs: 0 });
    const mixed = await aged({ beganMs: 0, seenMs: 0 });
    mixed.jar.set("activity", other.jar.get("activity") ?? { value: "", path: "/" });
    expect(await homeOf(mixed)).toBe(ENDED);
    const broken = await aged({ beganMs: 0, seenMs: 0 });
    broken.jar.set("activity", { value: "x.y.z", path: "/" });
    expect(await homeOf(broken)).toBe("/logout");
  });
});

describe("the two hours", () => {
  test.each([
    ["a second before", TOKEN_TTL_MS - 1000, OPEN],
    ["at their end", TOKEN_TTL_MS, ENDED],
    ["a day later", TOKEN_TTL_MS * 12, ENDED],
  ])("CONST-01 T-16 are absolute, however active the member is: %s", async (_name, beganMs, to) => {
    expect(await homeOf(await aged({ beganMs, seenMs: 0 }))).toBe(to);
  });

  test("CONST-01 T-16 hold for the temporary token", async () => {
    const over = await withTemporary(world, "sub", overAge);
    expect((await over.send("/sso-landing")).headers.get("location")).toBe(ENDED);
    const nearly = await withTemporary(world, "sub", { beganMs: TOKEN_TTL_MS - 9000, seenMs: 0 });
    const response = await nearly.send("/sso-landing");
    expect(response.headers.get("location")).toBe("/home");
    // What follows lives as long as what it came from, and no longer.
    const lines = response.headers.getSetCookie().map((line) => parseSetCookie(line));
    expect(lines.find(({ name }) => name === "access_token")?.maxAge).toBe(9);
  });
});

/** The moment of the newest stamp the answer wrote; undefined when it wrote none. */
async function stampOf(response: Response): Promise<number | undefined> {
  const line = response.headers.getSetCookie().find((it) => it.startsWith("activity="));
  const value = line === undefined ? undefined : parseSetCookie(line).value;
  if (value === undefined || value === "") return undefined;
  return (await openActivity(worldKeys(), value, 1, MOMENT))?.seenAt;
}

describe("activity", () => {
  const age = { beganMs: 60 * MINUTE_MS, seenMs: 10 * MINUTE_MS };

  test.each([
    ["GET", "/home"],
    ["POST", "/home"],
    ["GET", "/login"],
    ["GET", "/error/404"],
    ["GET", "/no-such-page"],
    ["GET", "/home.data"],
    ["GET", "/resource-download/id-card.pdf"],
  ])("is %s %s: it moves the end", async (method, path) => {
    const browser = await aged(age);
    const response = await browser.send(path, { method });
    expect(await stampOf(response)).toBe(MOMENT.getTime());
  });

  test.each([
    ["GET", "/session-ended"],
    ["GET", "/session-ended?from=/home"],
    ["GET", "/session-ended.data"],
    ["HEAD", "/session-ended"],
  ])("is not %s %s, which only tells of the session", async (method, path) => {
    const browser = await aged(age);
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await stampOf(await browser.send(path, { method }))).toBeUndefined();
    }
  });

  test.each([
    [0, false],
    [29_999, false],
    [30_000, true],
    [600_000, true],
  ])(
    "is written down at most every thirty seconds: %i ms after the last",
    async (seenMs, written) => {
      const browser = await aged({ beganMs: 60 * MINUTE_MS, seenMs });
      const response = await browser.send("/error/404");
      expect((await stampOf(response)) !== undefined).toBe(written);
    },
  );

  test("T-16 moves nothing else: neither token is set again", async () => {
    const browser = await aged(age);
    const response = await browser.send("/home");
    const names = response.headers.getSetCookie().map((line) => parseSetCookie(line).name);
    expect(names).toEqual(["activity"]);
    expect(response.headers.getSetCookie()[0]).toMatch(
      /; Max-Age=8100; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
  });

  test("of somebody else on the same machine is not the member's", async () => {
    const idle = await aged({ beganMs: 60 * MINUTE_MS, seenMs: IDLE_MS });
    await aged({ beganMs: 60 * MINUTE_MS, seenMs: 0 }).then((other) => other.send("/home"));
    expect(await homeOf(idle)).toBe(ENDED);
  });
});

describe("who is led where", () => {
  test.each([
    ["idle", lapsedAge],
    ["over", overAge],
  ])("whose session is %s comes to /session-ended, by reading or posting", async (_name, age) => {
    for (const [method, path] of [
      ["GET", "/home"],
      ["POST", "/home"],
      ["GET", "/select-group"],
      ["GET", "/sso-landing"],
      ["GET", "/update-preferences"],
      ["POST", "/update-preferences"],
      ["GET", "/login-as"],
      ["POST", "/login-as"],
    ] as const) {
      const browser = await aged(age);
      const response = await browser.send(path, { method });
      expect([path, response.status, response.headers.get("location")]).toEqual([path, 302, ENDED]);
    }
  });

  test("who logged out comes to /logout, however long ago", async () => {
    const browser = await world.enter("sub");
    await browser.open("/logout");
    expect(await homeOf(browser)).toBe("/logout");
  });

  test("a quarter of an hour after the end nobody is remembered any more", async () => {
    const last = TOKEN_TTL_MS + 15 * MINUTE_MS;
    const young = await aged({ beganMs: last, seenMs: last - 2000 });
    expect(await homeOf(young)).toBe(ENDED);
    const old = await aged({ beganMs: last, seenMs: last + 1000 });
    expect(await homeOf(old)).toBe("/logout");
    expect(before(last).getTime()).toBeLessThan(MOMENT.getTime());
  });

  test("the tokens of an ended session leave the browser, its stamp stays a while", async () => {
    const browser = await aged(lapsedAge);
    await browser.send("/home");
    expect([...browser.jar.keys()]).toEqual(["activity"]);
    expect(await homeOf(browser)).toBe(ENDED);
  });
});
