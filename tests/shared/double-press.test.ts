import { randomBytes } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { PASSWORD } from "#server/sandbox/personas.ts";
import { overHttp } from "#tests/harness/over-http.ts";
import { copyCookies } from "#tests/harness/page-parts.ts";
import { stopAll, type Running } from "#tests/harness/processes.ts";
import {
  openRealWorld,
  signIn,
  startDashboard,
  type RealWorld,
} from "#tests/harness/real-world.ts";
import { describeWithOwnRedis, startRedis, type RedisServer } from "#tests/harness/redis-server.ts";
import { createVisitor, type Visitor } from "#tests/harness/visitor.ts";
import type { Fault } from "#tests/harness/world.ts";

// Two dashboards with one Redis server: presses and attempts that a proxy spreads over both.

const LIMIT = 5;
const CHANGE = "/account/settings/change-password";
const CHANGED = new URLSearchParams({
  currentPassword: PASSWORD,
  newPassword: "Canary-New-2026",
  repeatPassword: "Canary-New-2026",
});

describeWithOwnRedis("two processes", () => {
  let redis: RedisServer;
  let world: RealWorld;
  let second: Running;
  let env: Readonly<Record<string, string>>;
  beforeAll(async () => {
    redis = await startRedis();
    env = {
      REDIS_URL: redis.url,
      REDIS_TIMEOUT_MS: "1000",
      SESSION_KEYS: randomBytes(32).toString("base64url"),
      LOGIN_LIMIT_PER_USERNAME: `${LIMIT}`,
    };
    world = await openRealWorld({ env });
    second = await startDashboard(world.relay.port, env);
  });
  afterEach(async () => {
    await world.mend();
    await world.reset();
    await redis.ask((client) => client.flushall());
  });
  afterAll(async () => {
    await stopAll();
    await redis.stop();
  });

  const browserAt = ({ port }: Running): Visitor =>
    createVisitor(overHttp(port), `http://localhost:${port}`);

  /** One member's browser, as each of the two knows it. */
  async function enterBoth(persona: string): Promise<readonly [Visitor, Visitor]> {
    const first = await world.enter(persona);
    const copy = browserAt(second);
    copyCookies(first, copy);
    return [first, copy];
  }
  const press = (browser: Visitor) => browser.send(CHANGE, { method: "POST", body: CHANGED });
  const writesOf = async (work: () => Promise<unknown>) => {
    const last = (await world.calls()).at(-1)?.n ?? 0;
    await work();
    return (await world.calls(last)).filter(({ method }) => method !== "GET");
  };
  const slowly: Fault = { method: "PUT", path: "account/password", delayMs: 300 };

  test("a new password sent to both at once is one call, and both presses lead on", async () => {
    await world.fault(slowly);
    const [first, copy] = await enterBoth("sub");
    const writes = await writesOf(async () => {
      const answers = await Promise.all([press(first), press(copy)]);
      expect(answers.map(({ status, headers }) => [status, headers.get("location")])).toEqual([
        [303, "/home"],
        [303, "/home"],
      ]);
    });
    expect(writes.map(({ path }) => path)).toEqual(["/account/password"]);
    for (const browser of [first, copy]) expect((await browser.send("/home")).status).toBe(200);
  });

  test("so is one that the gateway refuses, and both say why", async () => {
    await world.fault({ ...slowly, status: 422, body: { errorType: "CURRENT_PASSWORD_INVALID" } });
    const [first, copy] = await enterBoth("sub");
    const writes = await writesOf(async () => {
      const pages = await Promise.all([press(first), press(copy)]);
      expect(pages.map(({ status }) => status)).toEqual([400, 400]);
      const texts = await Promise.all(pages.map((page) => page.text()));
      expect(texts.every((text) => text.includes('id="currentPassword-error"'))).toBe(true);
    });
    expect(writes).toHaveLength(1);
  });

  test("a process that is killed under a form leaves the other to say that nobody knows", async () => {
    const doomed = await startDashboard(world.relay.port, env);
    const [, copy] = await enterBoth("sub");
    const lost = browserAt(doomed);
    copyCookies(copy, lost);
    const writes = await writesOf(async () => {
      world.relay.hold();
      const gone = press(lost).catch(() => null);
      await expect.poll(() => redis.ask((client) => client.keys("*:form:*"))).toHaveLength(1);
      const waiting = press(copy);
      doomed.signal("SIGKILL");
      expect((await waiting).status).toBe(504);
      expect(await gone).toBeNull();
      world.relay.release();
    });
    expect(writes.length).toBeLessThanOrEqual(1);
  });

  test("wrong passwords sent to both at once reach the gateway as often as to one", async () => {
    const writes = await writesOf(async () => {
      const answers = await Promise.all(
        Array.from({ length: 30 }, async (_, n) => {
          const at = n % 2 === 0 ? world.dashboard : second;
          return (await signIn(browserAt(at), "nobody-1", `Wrong-${n}`)).status;
        }),
      );
      expect(answers.filter((status) => status === 429)).toHaveLength(30 - LIMIT);
    });
    expect(writes).toHaveLength(LIMIT);
  });
});
