import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { eventually } from "#tests/harness/eventually.ts";
import {
  emailAddressOf,
  enterCrowd,
  markOf,
  marksIn,
  PREFERENCES_FORM,
  SETTINGS,
} from "#tests/harness/load/crowd.ts";
import { startLine, type Line } from "#tests/harness/load/line.ts";
import { OWN_HOST } from "#tests/harness/network/own-host.ts";
import type { Visitor } from "#tests/harness/pages/visitor.ts";
import {
  BOTH,
  openDeployment,
  ON_REDIS,
  type Deployed,
  type Nth,
} from "#tests/harness/processes/deployments.ts";
import { contentOf, fill } from "#tests/harness/store/redis-content.ts";
import {
  describeWithOwnRedis,
  startRedis,
  type RedisServer,
} from "#tests/harness/store/redis-server.ts";
import { SUBSCRIBER } from "#tests/harness/world/acting.ts";
import { testRoundTrips } from "./round-trips.ts";
import { changePassword, LOGGED_OUT, wayOf } from "./ways.ts";

// Two processes whose Redis server is in trouble: a page of a member is theirs, the 503 page that
// tries again by itself, or the end of the session; a log-out holds.

/** What a page of a session may be answered in a trouble. */
const ALLOWED = [200, 302, 503];
const PUBLIC = ["/login", "/contact-us", "/recovery/username"];
const REPLICAS = "min-replicas-to-write";
const SOON = /^[2-5]$/;
let next = 0;

type Ask = Parameters<Parameters<RedisServer["ask"]>[0]>[0];

describeWithOwnRedis("a Redis server in trouble", () => {
  let world: Deployed;
  let redis: RedisServer;
  let line: Line;
  beforeAll(async () => {
    redis = await startRedis();
    line = await startLine(redis.port);
    const env = { REDIS_URL: `redis://${OWN_HOST}:${line.port}/0`, REDIS_TIMEOUT_MS: "3000" };
    const openStore = () => ({ env, content: () => contentOf(redis), stop: () => redis.stop() });
    world = await openDeployment({ ...ON_REDIS, openStore }, { crowd: 40 });
  });
  afterAll(async () => {
    await world.close();
    await line.close();
  });

  let stayed: Visitor;
  let leaving: Visitor;
  let left: Visitor;
  let member: number;
  beforeEach(async () => {
    [stayed, member] = await enterNext(1);
    [leaving] = await enterNext(0);
    left = world.copyAt(1, leaving);
    if ((await left.send("/home")).status !== 200) throw new Error("the copy was not shown");
  });
  /** Both processes take sign-ins again. */
  afterEach(async () => {
    for (const nth of BOTH) await eventually(async () => enterNext(nth));
  });

  /** The next member of the crowd, signed in at this process. */
  async function enterNext(nth: Nth): Promise<readonly [Visitor, number]> {
    next = (next % 40) + 1;
    const browser = world.visitor(nth);
    await enterCrowd(browser, next);
    if ((await browser.send("/home")).status !== 200) throw new Error("home was not shown");
    return [browser, next];
  }

  /** Opens home until it is answered so; returns every status seen. */
  async function statusesUntil(browser: Visitor, wanted: readonly number[]) {
    const seen = new Set<number>();
    await eventually(async () => {
      const { status } = await browser.send("/home");
      seen.add(status);
      expect(wanted).toContain(status);
    });
    return seen;
  }
  async function expectPublicPages(): Promise<void> {
    for (const nth of BOTH)
      for (const path of PUBLIC) expect((await world.visitor(nth).send(path)).status).toBe(200);
  }
  /** Whatever it is, it shows nobody else. */
  async function expectOwnOrNothing(browser: Visitor, of: number): Promise<void> {
    for (const path of ["/home", SETTINGS, "/claims"]) {
      const page = await browser.send(path);
      const marks = marksIn(await page.text()).filter((mark) => mark !== markOf(of));
      expect([path, ALLOWED.includes(page.status), marks]).toEqual([path, true, []]);
    }
  }
  async function expectAway(browser: Visitor): Promise<void> {
    await statusesUntil(browser, [503]);
    const page = await browser.open("/claims");
    expect(page.status).toBe(503);
    expect(page.headers.get("refresh")).toMatch(SOON);
    expect(page.headers.get("retry-after")).toBe(page.headers.get("refresh"));
    expect(page.text).toContain("Sorry, we're unable to handle your request at this time.");
    expect(page.text).toContain("This page tries again by itself within a minute.");
    // Branded and with its reference number as other error pages, and without script.
    expect(page.document.querySelector("title")?.text).toContain("Main Carrier");
    expect(page.text).toContain(`Reference number: ${page.headers.get("x-request-id")}`);
    expect(page.html).not.toContain("<script");
    const data = await browser.send("/home.data");
    expect([data.status, data.headers.get("retry-after")]).toEqual([
      503,
      expect.stringMatching(SOON),
    ]);
    // The ID card's file has no page of its own.
    expect(await wayOf(browser, "/resource-download/id-card.pdf")).toEqual([303, "/error/503"]);
    expect(await wayOf(browser, "/claims/export.csv")).toEqual([503, null]);
    const error = await browser.open("/error/503");
    expect([error.status, error.headers.get("refresh")]).toEqual([503, null]);
  }
  /** Whether the log-out was told as done; else it is carried out when the store is back. */
  async function logOut(): Promise<boolean> {
    const { status, headers } = await leaving.post("/logout", {});
    const isDone = status === 303;
    const again = SOON.test(headers.get("refresh") ?? "");
    expect([status, headers.get("location"), again]).toEqual(
      isDone ? [303, "/login", false] : [503, null, true],
    );
    expect(leaving.jar.has("access_token")).toBe(false);
    return isDone;
  }

  testRoundTrips(() => ({ world, line }));

  test("killed: members' pages wait, public pages answer, and no log-out or form is lost", async () => {
    const address = emailAddressOf(member);
    const form = await (await stayed.send(PREFERENCES_FORM)).text();
    await redis.kill();
    // Either the address was saved, or the store was lost first and the form is kept.
    const saved = await address.change(stayed, form);
    expect([303, 503]).toContain(saved.status);
    await expectAway(stayed);
    await expectPublicPages();
    expect(await logOut()).toBe(false);
    expect(await wayOf(left)).toEqual([503, null]);
    await redis.restart();
    // Never accepted, not even for a moment.
    expect(await statusesUntil(left, [302])).not.toContain(200);
    await statusesUntil(stayed, [200, 302]);
    await expectOwnOrNothing(stayed, member);
  });

  test("stopped: a form keeps its typed text, sessions go on afterwards, and a log-out meanwhile holds", async () => {
    const staff = await world.enter("emp", 1);
    const acting = world.copyAt(1, staff);
    await acting.post("/login-as", { way: "subscriber", subscriberId: SUBSCRIBER.sub });
    await acting.open("/sso-landing");
    const other = await world.enter("emp", 1);
    redis.pause();
    await expectAway(stayed);
    await expectPublicPages();
    const typed = { emailAddress: "typed@elsewhere.example" };
    const sent = [
      await other.post("/login-as", { way: "subscriber", firstName: "Theodora" }),
      await acting.post(SETTINGS, typed),
    ];
    for (const { status, headers } of sent)
      expect([status, headers.get("refresh")]).toEqual([503, expect.stringMatching(SOON)]);
    const out = logOut();
    redis.resume();
    const isDone = await out;
    const seen = await statusesUntil(left, [302]);
    expect(isDone && seen.has(200)).toBe(false);
    await statusesUntil(stayed, [200]);
    // In the answer, or when the page is opened again; also for staff who act for a member.
    const [form = "", settings = ""] = await Promise.all(sent.map((page) => page.text()));
    const later = [await other.open("/login-as"), await acting.open(SETTINGS)] as const;
    expect(form + later[0].html).toContain('value="Theodora"');
    expect(settings + later[1].html).toContain(typed.emailAddress);
  });

  test("slow: pages are shown, a write is seen, and a log-out counts at once", async () => {
    const address = emailAddressOf(member);
    const elsewhere = world.copyAt(0, stayed);
    await line.delay(100);
    const form = await (await stayed.send(PREFERENCES_FORM)).text();
    expect((await address.change(stayed, form)).status).toBe(303);
    expect(address.shownBy(await (await elsewhere.send(SETTINGS)).text())).toBe("current");
    expect(await logOut()).toBe(true);
    expect(await wayOf(left)).toEqual(LOGGED_OUT);
    await line.delay(0);
  });

  test.each([
    ["full", fill, { maxmemory: "0" }, true],
    [
      "refusing writes",
      (server: RedisServer) => server.ask((client) => client.config("SET", REPLICAS, "1")),
      { [REPLICAS]: "0" },
      false,
    ],
  ])("%s: pages go on, a write is seen at once, and a log-out holds", async (...given) => {
    const [, begin, end, mayLeave] = given;
    const address = emailAddressOf(member);
    const form = await (await stayed.send(PREFERENCES_FORM)).text();
    await begin(redis);
    await statusesUntil(stayed, [200]);
    await expectPublicPages();
    let status = 0;
    const calls = await world.callsDuring(async () => {
      ({ status } = await address.change(stayed, form));
    });
    // A write that is not answered as saved was not sent.
    expect([303, 503]).toContain(status);
    expect(calls.filter((call) => call.startsWith("PUT "))).toHaveLength(status === 303 ? 1 : 0);
    const shown = await world.copyAt(0, stayed).send(SETTINGS);
    expect(["current", "draft"]).toContain(address.shownBy(await shown.text()));
    expect(await logOut()).toBe(mayLeave);
    expect((await wayOf(left))[0]).toBe(mayLeave ? 302 : 200);
    const entry = await world.visitor(0).post("/login", { username: "cop", password: "Wrong-1" });
    expect([401, 503]).toContain(entry.status);
    await redis.ask(async (client) => {
      for (const [name, value] of Object.entries(end)) await client.config("SET", name, value);
    });
    await statusesUntil(left, [302]);
  });

  const troubles: readonly (readonly [string, (client: Ask) => Promise<unknown>])[] = [
    ["emptied", (client) => client.flushall()],
    ["with text in every key", (client) => overAll(client, (key) => client.set(key, "\u0000{]"))],
    [
      "with another type in every key",
      (client) =>
        overAll(client, async (key) => {
          await client.del(key);
          await client.rpush(key, "1", "2");
        }),
    ],
    [
      "with foreign fields in every key",
      (client) =>
        overAll(client, async (key) => {
          if ((await client.type(key)) !== "hash") return client.set(key, "9".repeat(40));
          const fields = await client.hkeys(key);
          return Promise.all(fields.map((field) => client.hset(key, field, "x".repeat(60))));
        }),
    ],
    ["with the content of keys exchanged", exchange],
  ];

  test.each(troubles)(
    "%s: nobody sees another's data, and no log-out is undone",
    async (_, spoil) => {
      const [other, otherMember] = await enterNext(0);
      const copy = world.copyAt(0, stayed);
      expect(await logOut()).toBe(true);
      expect(await wayOf(left)).toEqual(LOGGED_OUT);
      await redis.ask(spoil);
      for (const nth of BOTH) {
        expect((await wayOf(world.copyAt(nth, left)))[0]).not.toBe(200);
        await expectOwnOrNothing(world.copyAt(nth, other), otherMember);
      }
      for (const browser of [stayed, copy]) await expectOwnOrNothing(browser, member);
      await expectPublicPages();
      await redis.ask((client) => client.flushall());
      expect((await wayOf(left))[0]).not.toBe(200);
    },
  );

  test("lost while a second press waits: its outcome is unknown, and nothing is sent twice", async () => {
    const held = world.sandbox.hold("PUT /account/password");
    const second = world.copyAt(0, stayed);
    const press = (browser: Visitor) => changePassword(browser, "Canary-New-2026");
    const calls = await world.callsDuring(async () => {
      const first = press(stayed);
      await held.reached;
      const waiting = press(second);
      await world.visitor(0).send("/contact-us");
      await redis.kill();
      expect([503, 504]).toContain((await waiting).status);
      held.release();
      expect((await first).status).toBeLessThan(600);
    });
    expect(calls.filter((call) => call === "PUT /account/password")).toHaveLength(1);
    await redis.restart();
  });

  // The last test: it ends a process.
  test("killed while a process with a log-out ends: the log-out holds in the other", async () => {
    await redis.kill();
    await statusesUntil(leaving, [503]);
    expect(await logOut()).toBe(false);
    world.at(0).signal("SIGTERM");
    await redis.restart();
    await world.at(0).ended;
    expect(await statusesUntil(left, [302])).not.toContain(200);
    await world.restart(0);
  });
});

async function overAll(client: Ask, change: (key: string) => Promise<unknown>): Promise<void> {
  for (const key of await client.keys("*")) await change(key);
}

/** Each key gets the content of another one of its type. */
async function exchange(client: Ask): Promise<void> {
  const byType = new Map<string, string[]>();
  for (const key of await client.keys("*")) {
    const type = await client.type(key);
    byType.set(type, [...(byType.get(type) ?? []), key]);
  }
  for (const keys of byType.values()) {
    const dumps = await Promise.all(keys.map((key) => client.dumpBuffer(key)));
    for (const [at, key] of keys.entries()) {
      const dump = dumps[(at + 1) % dumps.length];
      if (dump !== null && dump !== undefined) await client.restore(key, 60_000, dump, "REPLACE");
    }
  }
}
