import { afterAll, beforeAll, expect, test } from "vitest";
import { PASSWORD } from "#server/sandbox/personas/personas.ts";
import { SUBSCRIBER } from "#tests/harness/world/acting.ts";
import {
  emailAddressOf,
  enterCrowd,
  PREFERENCES_FORM,
  SETTINGS,
} from "#tests/harness/load/crowd.ts";
import { copyCookies } from "#tests/harness/pages/page-parts.ts";
import { jsonLines, type Running } from "#tests/harness/processes/processes.ts";
import { signIn } from "#tests/harness/world/real-world.ts";
import { describeWithOwnRedis } from "#tests/harness/store/redis-server.ts";

import { sized } from "#tests/harness/sized.ts";
import { openTwoProcesses, type TwoProcesses } from "#tests/harness/processes/two-processes.ts";
import type { Visitor } from "#tests/harness/pages/visitor.ts";
import type { Fault } from "#tests/harness/world/world.ts";
import { walkCrowd } from "./crowd-walk.ts";
import { eventually } from "#tests/harness/eventually.ts";

// Two dashboards with one Redis server: what one of them did holds in the other. The files beside
// this one test the store in every trouble without processes. The last tests stop the processes.

const MEMBERS = sized(9, 200);
const LIMIT = 5;
const CHANGE = "/account/settings/change-password";

describeWithOwnRedis("two processes", () => {
  let world: TwoProcesses;
  beforeAll(async () => {
    world = await openTwoProcesses({
      crowd: MEMBERS + 1,
      env: {
        REDIS_TIMEOUT_MS: "3000",
        LOGIN_LIMIT_PER_USERNAME: `${LIMIT}`,
        SEND_LIMIT_PER_HOUR: "2",
        DRAIN_DELAY_MS: "0",
      },
    });
  });
  afterAll(() => world.close());

  /**
   * A browser at one of the two processes; it may start with a copy of another browser's cookies.
   */
  const browserAt = (process: Running, like = world.visitor()) => world.pinned(like, process);
  async function enterAt(process: Running, persona: string): Promise<Visitor> {
    const browser = browserAt(process);
    await signIn(browser, persona);
    await browser.open("/sso-landing");
    return browser;
  }
  /** One member's browser, as each of the two knows it. */
  async function enterBoth(persona: string): Promise<readonly [Visitor, Visitor]> {
    const first = await enterAt(world.a, persona);
    return [first, browserAt(world.b, first)];
  }
  const answerOf = async (browser: Visitor, path = "/home") => {
    const { status, headers } = await browser.send(path);
    return [status, headers.get("location")];
  };
  const SHOWN = [200, null];
  const SIGNED_OUT = [302, "/logout"];
  const writesOf = async (work: () => Promise<unknown>) => {
    const last = (await world.calls()).at(-1)?.n ?? 0;
    await work();
    return (await world.calls(last)).filter(({ method }) => method !== "GET");
  };
  const redis = () => world.redis;

  test("a session of one process is open in the other until log-out or another sign-in", async () => {
    const [leaving, left] = await enterBoth("sub");
    const [turning, turned] = await enterBoth("cop");
    for (const copy of [left, turned]) expect(await answerOf(copy)).toEqual(SHOWN);
    await leaving.post("/logout", {});
    await signIn(turning, "nav");
    for (const copy of [left, turned]) expect(await answerOf(copy)).toEqual(SIGNED_OUT);
  });

  test("a log-out is not undone by deleted keys or forged messages", async () => {
    const [leaving, left] = await enterBoth("multi");
    expect(await answerOf(left)).toEqual(SHOWN);
    await leaving.post("/logout", {});
    expect(await answerOf(left)).toEqual(SIGNED_OUT);
    await redis().ask(async (client) => {
      for (const key of await client.keys("member-dashboard:ended:*")) {
        await client.del(key);
        const session = key.split(":").at(-1);
        const event = { kind: "ended", session, from: Date.now() + 9_999_999, until: 1 };
        await client.publish("member-dashboard:events", JSON.stringify(event));
      }
    });
    const refused = () => world.logLines().filter(({ msg }) => msg === "fault of shared store");
    await eventually(() => expect(refused()).not.toEqual([]));
    for (const copy of [leaving, left]) expect((await copy.send("/home")).status).toBe(302);
    expect(await answerOf(left)).toEqual(SIGNED_OUT);
  });

  test("a recovered password ends the member's other sessions in both processes", async () => {
    const [, intruder] = await enterBoth("multi");
    expect(await answerOf(intruder)).toEqual(SHOWN);
    const owner = browserAt(world.a);
    await owner.post("/recovery/password", { username: "multi" });
    await owner.post("/recovery/password/questions", { answer1: "sandbox", answer2: "sandbox" });
    const fresh = { newPassword: "Canary-New-2028", repeatPassword: "Canary-New-2028" };
    const saved = await owner.post("/recovery/password/new", fresh);
    expect(saved.headers.get("location")).toBe("/login");
    expect(await answerOf(intruder)).toEqual([302, "/login"]);
    await signIn(owner, "multi", fresh.newPassword);
    await owner.open("/sso-landing");
    for (const copy of [owner, browserAt(world.b, owner)]) {
      expect(await answerOf(copy)).toEqual(SHOWN);
    }
  });

  test("a cached page reads four marks of its session from the store, and nothing else", async () => {
    const browser = await enterAt(world.a, "sub");
    await answerOf(browser);
    const asked = async () => {
      const stats = await redis().ask((client) => client.info("commandstats"));
      const counts = [...stats.matchAll(/^cmdstat_(\w+):calls=(\d+)/gm)];
      const numbers = new Map(counts.map(([, name = "", calls]) => [name, Number(calls)]));
      return [numbers.get("getrange") ?? 0, numbers.get("eval") ?? 0];
    };
    const [marks = 0, answers = 0] = await asked();
    for (let at = 0; at < 10; at += 1) await answerOf(browser);
    // In one round trip: the session, its member, its user name, and its last write.
    expect(await asked()).toEqual([marks + 40, answers]);
  });

  test("card requests of both processes count toward one limit", async () => {
    const [first, second] = await enterBoth("sub");
    const sent: number[] = [];
    const last = (await world.calls()).at(-1)?.n ?? 0;
    for (const [nth, browser] of [first, second, first, second].entries()) {
      const answer = await browser.post("/id-card", { category: "M", nth: `${nth}` });
      sent.push(answer.status);
    }
    expect(sent).toEqual([303, 303, 429, 429]);
    const asked = (await world.calls(last)).filter(({ path }) => path === "/idCard/request");
    expect(asked).toHaveLength(2);
  });

  test("a crowd on two processes: each member sees their own latest data, and none after log-out", async () => {
    const wrong = await walkCrowd(world, { members: MEMBERS, atOnce: sized(9, 24) });
    expect(wrong).toEqual([]);
    const served = [world.a, world.b].map(({ output }) => output().match(/"msg":"request"/g));
    for (const lines of served) expect(lines?.length).toBeGreaterThan(MEMBERS * 8);
    // The setting's default for each of the two, however many calls are made at once.
    expect(world.relay.highest()).toBeLessThanOrEqual(80);
  });

  const press = (browser: Visitor, newPassword: string) =>
    browser.post(CHANGE, { currentPassword: PASSWORD, newPassword, repeatPassword: newPassword });
  const PASSWORD_CALL: Fault = { method: "PUT", path: "account/password" };
  const readsOfStore = async (): Promise<number> => {
    const stats = await redis().ask((client) => client.info("commandstats"));
    return Number(/^cmdstat_getrange:calls=(\d+)/m.exec(stats)?.[1] ?? 0);
  };
  /** A process that waits for a form of the other asks the store again and again. */
  const isWaiting = async () => {
    const before = await readsOfStore();
    await eventually(async () => expect(await readsOfStore()).toBeGreaterThan(before + 50));
  };
  /** Presses at both while the gateway's answer to the first is still to come. */
  async function pressBoth(both: readonly Visitor[], newPassword: string) {
    world.relay.hold();
    const presses = both.map((browser) => press(browser, newPassword));
    await isWaiting();
    world.relay.release();
    return Promise.all(presses);
  }

  test("a password sent to both processes at once is one call, and both presses get its outcome", async () => {
    const both = await enterBoth("sub");
    for (const browser of both) expect(await answerOf(browser)).toEqual(SHOWN);
    const refusal = { status: 422, body: { errorType: "CURRENT_PASSWORD_INVALID" } };
    await world.fault({ ...PASSWORD_CALL, ...refusal });
    const refused = await writesOf(async () => {
      const pages = await pressBoth(both, "Canary-New-2025");
      expect(pages.map(({ status }) => status)).toEqual([400, 400]);
      for (const page of pages) expect(await page.text()).toContain('id="currentPassword-error"');
    });
    await world.mend();
    const writes = await writesOf(async () => {
      const answers = await pressBoth(both, "Canary-New-2026");
      const led = answers.map(({ status, headers }) => [status, headers.get("location")]);
      expect(led).toEqual([
        [303, "/home"],
        [303, "/home"],
      ]);
    });
    const paths = [...refused, ...writes].map(({ path }) => path);
    expect(paths).toEqual(["/account/password", "/account/password"]);
    for (const browser of both) expect(await answerOf(browser)).toEqual(SHOWN);
  });

  test("30 wrong passwords sent to both processes reach the gateway as often as the limit", async () => {
    const writes = await writesOf(async () => {
      const tries = Array.from({ length: 30 }, async (_, n) => {
        const browser = browserAt(n % 2 === 0 ? world.a : world.b);
        return (await signIn(browser, "nobody-1", `Wrong-${n}`)).status;
      });
      const answers = await Promise.all(tries);
      expect(answers.filter((status) => status === 429)).toHaveLength(30 - LIMIT);
    });
    expect(writes).toHaveLength(LIMIT);
  });

  test("without the store every session is answered 503, and a log-out meanwhile holds afterwards", async () => {
    const [leaving, left] = await enterBoth("cop");
    const [, stayed] = await enterBoth("nav");
    expect(await answerOf(left)).toEqual(SHOWN);
    const [writing, reading] = [browserAt(world.a), browserAt(world.b)];
    await enterCrowd(writing, MEMBERS + 1);
    copyCookies(writing, reading);
    const form = await (await writing.send(PREFERENCES_FORM)).text();
    await reading.send(SETTINGS);
    const address = emailAddressOf(MEMBERS + 1);

    await redis().kill();
    // Either the address was saved, or the store was lost first and the form is kept.
    expect([303, 503]).toContain((await address.change(writing, form)).status);
    await eventually(async () => expect((await stayed.send("/home")).status).toBe(503));
    const page = await stayed.open("/claims");
    expect(page.status).toBe(503);
    expect(page.headers.get("refresh")).toMatch(/^[2-5]$/);
    expect(page.headers.get("retry-after")).toBe(page.headers.get("refresh"));
    expect(page.text).toContain("Sorry, we're unable to handle your request at this time.");
    expect(page.text).toContain("This page tries again by itself within a minute.");
    // Branded and with its reference number as other error pages, and without script.
    expect(page.document.querySelector("title")?.text).toContain("Main Carrier");
    expect(page.text).toContain(`Reference number: ${page.headers.get("x-request-id")}`);
    expect(page.html).not.toContain("<script");
    expect(stayed.jar.has("access_token")).toBe(true);
    const data = await stayed.send("/home.data");
    const soon = expect.stringMatching(/^[2-5]$/) as string;
    expect([data.status, data.headers.get("retry-after")]).toEqual([503, soon]);
    // The ID card's file has no page of its own.
    const card = "/resource-download/id-card.pdf";
    expect(await answerOf(stayed, card)).toEqual([303, "/error/503"]);
    expect(await answerOf(stayed, "/claims/export.csv")).toEqual([503, null]);
    const error = await stayed.open("/error/503");
    expect([error.status, error.headers.get("refresh")]).toEqual([503, null]);
    for (const path of ["/login", "/contact-us", "/recovery/username"]) {
      expect((await stayed.send(path)).status).toBe(200);
    }

    const out = await leaving.post("/logout", {});
    expect([out.status, out.headers.get("location")]).toEqual([303, "/login"]);
    expect(leaving.jar.has("access_token")).toBe(false);
    expect((await left.send("/home")).status).toBe(503);

    await redis().restart();
    const statuses = new Set<number>();
    await eventually(async () => {
      const { status } = await left.send("/home");
      statuses.add(status);
      expect(status).toBe(302);
    });
    // Never accepted, not even for a moment.
    expect(statuses).not.toContain(200);
    await eventually(async () => expect(await answerOf(stayed)).toEqual(SHOWN));
    const shown = address.shownBy(await (await reading.send(SETTINGS)).text());
    expect(["current", "draft"]).toContain(shown);
  });

  test("a form posted while the store is away is shown again with its typed values, once", async () => {
    const [browser, acting] = [await enterAt(world.b, "emp"), await enterAt(world.b, "emp")];
    await acting.post("/login-as", { way: "subscriber", subscriberId: SUBSCRIBER.sub });
    await acting.open("/sso-landing");
    await redis().kill();
    await eventually(async () => expect((await browser.send("/login-as")).status).toBe(503));
    const sent = await browser.post("/login-as", { way: "subscriber", firstName: "Theodora" });
    const soon = expect.stringMatching(/^[2-5]$/) as string;
    expect([sent.status, sent.headers.get("refresh")]).toEqual([503, soon]);
    expect(browser.jar.has("kept_form")).toBe(true);
    const typed = { emailAddress: "typed@members.example" };
    expect((await acting.post("/account/settings", typed)).status).toBe(503);
    await redis().restart();
    await eventually(async () => expect((await browser.send("/login-as")).status).toBe(200));
    expect((await browser.open("/login-as")).html).toContain('value="Theodora"');
    // Also for staff, who continue to act for the same member.
    expect((await acting.open("/account/settings")).html).toContain(typed.emailAddress);
    // Once used in one process it is used in the other: a copy of the cookie does not bring it
    // back.
    const copy = browserAt(world.a, browser);
    await browser.post("/login-as", { way: "subscriber", subscriberId: SUBSCRIBER.sub });
    expect(browser.jar.has("kept_form")).toBe(false);
    copyCookies(await enterAt(world.a, "emp"), copy);
    expect((await copy.open("/login-as")).html).not.toContain("Theodora");
  });

  test("a process killed during a form leaves its second press an unknown outcome (504)", async () => {
    const [copy, lost] = await enterBoth("nav");
    for (const browser of [copy, lost]) expect(await answerOf(browser)).toEqual(SHOWN);
    const formsNow = () => redis().ask((client) => client.keys("*:form:*"));
    const before = new Set(await formsNow());
    const writes = await writesOf(async () => {
      world.relay.hold();
      const gone = press(lost, "Canary-New-2027").catch(() => null);
      const isBegun = async () => (await formsNow()).some((key) => !before.has(key));
      await expect.poll(isBegun).toBe(true);
      const waiting = press(copy, "Canary-New-2027");
      await isWaiting();
      world.b.signal("SIGKILL");
      expect((await waiting).status).toBe(504);
      expect(await gone).toBeNull();
      world.relay.release();
    });
    expect(writes.length).toBeLessThanOrEqual(1);
  });

  test("a process that ends during an outage writes its log-outs once the store is back", async () => {
    const leaving = await enterAt(world.a, "cop");
    const endedNow = () => redis().ask((client) => client.keys("member-dashboard:ended:*"));
    const before = (await endedNow()).length;
    await redis().kill();
    await eventually(async () => expect((await leaving.send("/home")).status).toBe(503));
    await leaving.post("/logout", {});
    world.a.signal("SIGTERM");
    const messages = () => jsonLines(world.a.output()).map(({ msg }) => msg);
    await expect.poll(messages).toContain("stopped");
    await redis().restart();
    expect(await world.a.ended).toBe(0);
    // Also those that it got from others: it is the last process that can write them.
    // The session and its token.
    expect(await endedNow()).toHaveLength(before + 2);
    expect(messages()).not.toContain("shared store was not told of all");
  });
});
