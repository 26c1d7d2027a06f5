import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SUBSCRIBER } from "#tests/harness/acting.ts";
import { copyCookies } from "#tests/harness/page-parts.ts";
import { overHttp } from "#tests/harness/over-http.ts";
import { stopAll, type Running } from "#tests/harness/processes.ts";
import { signIn, startDashboard, startSandbox } from "#tests/harness/real-world.ts";
import { describeWithOwnRedis, startRedis, type RedisServer } from "#tests/harness/redis-server.ts";
import { eventually } from "#tests/harness/shared-stores.ts";
import { createVisitor, type Visitor } from "#tests/harness/visitor.ts";

// Two dashboards with one Redis server: what ends in one has ended in the other.

describeWithOwnRedis("two processes", () => {
  let redis: RedisServer;
  let dashboards: readonly Running[];
  beforeAll(async () => {
    const [server, sandbox] = await Promise.all([startRedis(), startSandbox()]);
    redis = server;
    const SESSION_KEYS = randomBytes(32).toString("base64url");
    const env = { REDIS_URL: redis.url, REDIS_TIMEOUT_MS: "1000", SESSION_KEYS };
    dashboards = await Promise.all([0, 1].map(() => startDashboard(sandbox.port, env)));
  });
  afterAll(async () => {
    await stopAll();
    await redis.stop();
  });

  /** A browser at one of the two; a copy of another browser's cookies may come along. */
  function browserAt(place: 0 | 1, cookiesOf?: Visitor): Visitor {
    const port = dashboards[place]?.port ?? 0;
    const browser = createVisitor(overHttp(port), `http://localhost:${port}`);
    if (cookiesOf !== undefined) copyCookies(cookiesOf, browser);
    return browser;
  }
  async function enter(place: 0 | 1, persona: string): Promise<Visitor> {
    const browser = browserAt(place);
    await signIn(browser, persona);
    await browser.open("/sso-landing");
    return browser;
  }
  const answerOf = async (browser: Visitor, path = "/home") => {
    const { status, headers } = await browser.send(path);
    return [status, headers.get("location")];
  };
  const SIGNED_OUT = [302, "/logout"];
  const post = (browser: Visitor, path: string, fields: Record<string, string>) =>
    browser.post(path, fields);

  test("a member signed in at one is signed in at the other", async () => {
    const browser = await enter(0, "sub");
    expect(await answerOf(browserAt(1, browser))).toEqual([200, null]);
  });

  test("log-out at one ends the session at the other", async () => {
    const browser = await enter(0, "sub");
    const copy = browserAt(1, browser);
    expect(await answerOf(copy)).toEqual([200, null]);
    await post(browser, "/logout", {});
    expect(await answerOf(copy)).toEqual(SIGNED_OUT);
  });

  test("so does another sign-in in the same browser", async () => {
    const browser = await enter(0, "cop");
    const copy = browserAt(1, browser);
    expect(await answerOf(copy)).toEqual([200, null]);
    await signIn(browser, "nav");
    expect(await answerOf(copy)).toEqual(SIGNED_OUT);
  });

  test("a warm page asks the server once", async () => {
    const browser = await enter(0, "sub");
    await answerOf(browser);
    const asked = async () => {
      const stats = await redis.ask((client) => client.info("commandstats"));
      const counts = [...stats.matchAll(/^cmdstat_(\w+):calls=(\d+)/gm)];
      const numbers = new Map(counts.map(([, name = "", calls]) => [name, Number(calls)]));
      return { get: numbers.get("get") ?? 0, hmget: numbers.get("hmget") ?? 0 };
    };
    const before = await asked();
    for (let at = 0; at < 10; at += 1) await answerOf(browser);
    const after = await asked();
    expect({ get: after.get - before.get, hmget: after.hmget - before.hmget }).toEqual({
      get: 10,
      hmget: 0,
    });
  });

  test("while the server is away no session counts, and none that ended counts afterwards", async () => {
    const [leaving, staying] = [await enter(0, "sub"), await enter(0, "nav")];
    const [left, stayed] = [browserAt(1, leaving), browserAt(1, staying)];
    expect(await answerOf(left)).toEqual([200, null]);

    await redis.kill();
    await eventually(async () => expect((await stayed.send("/home")).status).toBe(503));
    const page = await stayed.open("/claims");
    expect(page.status).toBe(503);
    expect(page.headers.get("refresh")).toMatch(/^[2-5]$/);
    expect(page.headers.get("retry-after")).toBe(page.headers.get("refresh"));
    expect(page.text).toContain("Sorry, we're unable to handle your request at this time.");
    expect(page.text).toContain("This page tries again by itself in a few seconds.");
    // Branded and with its reference number as other error pages, and without script.
    expect(page.document.querySelector("title")?.text).toContain("Main Carrier");
    expect(page.text).toContain(`Reference number: ${page.headers.get("x-request-id")}`);
    expect(page.html).not.toContain("<script");
    expect(stayed.jar.has("access_token")).toBe(true);
    const data = await stayed.send("/home.data");
    expect([data.status, data.headers.get("retry-after")]).toEqual([
      503,
      expect.stringMatching(/^[2-5]$/),
    ]);
    // A file has no page of its own.
    for (const path of ["/resource-download/id-card.pdf", "/claims/export.csv"]) {
      expect(await answerOf(stayed, path)).toEqual([303, "/error/503"]);
    }
    const error = await stayed.open("/error/503");
    expect([error.status, error.headers.get("refresh")]).toEqual([503, null]);
    for (const path of ["/login", "/contact-us", "/recovery/username"]) {
      expect((await stayed.send(path)).status).toBe(200);
    }

    const out = await post(leaving, "/logout", {});
    expect([out.status, out.headers.get("location")]).toEqual([303, "/login"]);
    expect(leaving.jar.has("access_token")).toBe(false);
    expect((await left.send("/home")).status).toBe(503);

    await redis.restart();
    const statuses = new Set<number>();
    await eventually(async () => {
      const status = (await left.send("/home")).status;
      statuses.add(status);
      expect(status).toBe(302);
    });
    // Never let in, not for a moment.
    expect([...statuses]).toEqual([503, 302]);
    await eventually(async () => expect(await answerOf(stayed)).toEqual([200, null]));
  });

  test("a form posted while the server is away is shown again with what was typed", async () => {
    const browser = await enter(1, "emp");
    const acting = await enter(1, "emp");
    await post(acting, "/login-as", { way: "subscriber", subscriberId: SUBSCRIBER.sub });
    await acting.open("/sso-landing");
    await redis.kill();
    await eventually(async () => expect((await browser.send("/login-as")).status).toBe(503));
    const sent = await post(browser, "/login-as", { way: "subscriber", firstName: "Theodora" });
    expect([sent.status, sent.headers.get("refresh")]).toEqual([
      503,
      expect.stringMatching(/^[2-5]$/),
    ]);
    expect(browser.jar.has("kept_form")).toBe(true);
    const typed = { emailAddress: "typed@members.example" };
    expect((await post(acting, "/account/settings", typed)).status).toBe(503);
    await redis.restart();
    await eventually(async () => expect((await browser.send("/login-as")).status).toBe(200));
    expect((await browser.open("/login-as")).html).toContain('value="Theodora"');
    // Also to staff, who go on acting for the same member.
    expect((await acting.open("/account/settings")).html).toContain(typed.emailAddress);
    // Used in one process, it is used in the other: a copy of the cookie does not bring it back.
    const copy = browserAt(0, browser);
    await post(browser, "/login-as", { way: "subscriber", subscriberId: SUBSCRIBER.sub });
    expect(browser.jar.has("kept_form")).toBe(false);
    copyCookies(await enter(0, "emp"), copy);
    expect((await copy.open("/login-as")).html).not.toContain("Theodora");
  });
});
