import { randomBytes } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { copyCookies, logIn, textsOf } from "#tests/harness/pages/page-parts.ts";
import type { Visitor } from "#tests/harness/pages/visitor.ts";
import {
  BOTH,
  type Deployed,
  type Deployment,
  type Nth,
} from "#tests/harness/processes/deployments.ts";
import { sized } from "#tests/harness/sized.ts";
import { HOST, PASSWORD, TODAY } from "#tests/harness/world/scene.ts";
import { ENDED_IDLE, LOG_OUT_ELSEWHERE, SHOWN, wayOf } from "./ways.ts";

// What a browser's cookies open, and what members keep between pages, in every process and after
// its restart.

const LETTER = "/claims/medical/26000530001/0/appeal";
const WHY = "Three weeks of headaches.";
const laterBy = (minutes: number) => ({
  CLOCK: new Date(Date.parse(TODAY) + minutes * 60_000).toISOString(),
});

/** Needs three members of the crowd. */
export function testKeeping(deployed: () => Deployed, { processes }: Deployment): void {
  let world: Deployed;
  beforeAll(() => {
    world = deployed();
  });

  const copiesOf = (like: Visitor) => BOTH.map((nth) => world.copyAt(nth, like));
  const pairOf = ({ jar }: Visitor) =>
    ["access_token", "api_token"].map((name) => jar.get(name)?.value ?? "") as [string, string];
  /** A browser with these two cookies instead of its own. */
  function withPair(like: Visitor, access: string | null, api: string | null): Visitor {
    const browser = world.copyAt(1, like);
    for (const [name, value] of [
      ["access_token", access],
      ["api_token", api],
    ] as const) {
      if (value === null) browser.jar.delete(name);
      else browser.jar.set(name, { value, path: "/" });
    }
    return browser;
  }
  const flip = (text: string, at: number) =>
    text.slice(0, at) + (text[at] === "A" ? "B" : "A") + text.slice(at + 1);

  test("changed, cut, exchanged or mixed cookies open nothing, and end no session", async () => {
    const [own, other] = [await world.enter("crowd-1"), await world.enter("crowd-2")];
    const [access, api] = pairOf(own);
    const [otherAccess, otherApi] = pairOf(other);
    const places = (text: string) => [2, 9, Math.floor(text.length / 2), text.length - 4];
    const forged: readonly (readonly [string | null, string | null])[] = [
      ...places(access).map((at) => [flip(access, at), api] as const),
      ...places(api).map((at) => [access, flip(api, at)] as const),
      [access.slice(0, -5), api],
      [access, api.slice(0, -5)],
      [access.slice(0, -1), api],
      [access, null],
      [null, api],
      ["", ""],
      [api, access],
      [access, access],
      [api, api],
      [access, otherApi],
      [otherAccess, api],
    ];
    for (const [first, second] of forged) {
      const page = await withPair(own, first, second).send("/home");
      expect([first, second, page.status]).toEqual([first, second, 302]);
      expect(await page.text()).toBe("");
    }
    for (const browser of [own, other].flatMap(copiesOf))
      expect(await wayOf(browser)).toEqual(SHOWN);
  });

  test("any other cookie changed or taken from another member never shows that member", async () => {
    const other = await world.enter("crowd-2");
    await other.open("/home");
    for (const name of other.jar.keys()) {
      if (name.startsWith("access_token") || name.startsWith("api_token")) continue;
      for (const change of [
        () => other.jar.get(name)?.value ?? "",
        (own: string) => flip(own, 9),
      ]) {
        const own = await world.enter("crowd-1");
        await own.open("/home");
        const value = change(own.jar.get(name)?.value ?? "");
        own.jar.set(name, { value, path: "/" });
        const page = await own.open("/home");
        expect([name, page.status]).toEqual([name, 200]);
        expect(page.html).not.toMatch(/(Crowdling|Sentinel)0002/);
      }
    }
  });

  test("cookies of one brand open nothing at another", async () => {
    const browser = await world.enter("sub");
    for (const host of [HOST.summit, HOST.partner]) {
      const elsewhere = world.visitor(0, { host });
      copyCookies(browser, elsewhere);
      expect((await wayOf(elsewhere))[0]).toBe(302);
    }
    expect(await wayOf(browser)).toEqual(SHOWN);
  });

  test("two tabs do not lose what the other one does", async () => {
    const tabs = await world.enter("multi");
    await Promise.all(["/home", "/claims", "/select-group"].map((path) => tabs.send(path)));
    await tabs.openPost("/select-group", { groupId: "10007028" });
    const elsewhere = world.copyAt(1, tabs);
    const [home, claims] = await Promise.all([tabs.open("/home"), elsewhere.open("/claims")]);
    expect([home.status, claims.status]).toEqual([200, 200]);
    expect(home.text).toContain("Welcome, Jamie");
  });

  test("the page that was asked for, and the message of a log-out, are shown by another process, once", async () => {
    const visitor = world.visitor(0);
    expect((await visitor.open("/claims?type=dental")).hops).toEqual(["/logout", "/login"]);
    const elsewhere = world.copyAt(1, visitor);
    expect((await logIn(elsewhere, "sub", PASSWORD)).hops.at(-1)).toBe("/claims?type=dental");
    await elsewhere.post("/logout", {});
    const after = world.copyAt(0, elsewhere);
    const message = "You have logged out successfully.";
    expect((await after.open("/login")).text).toContain(message);
    expect((await after.open("/login")).text).not.toContain(message);
    expect((await logIn(after, "sub", PASSWORD)).hops.at(-1)).toBe("/home");
  });

  test("a letter sent after the session's end comes back in another process, for the same member alone", async () => {
    const [own, late, other] = [
      await world.enter("denied"),
      await world.enter("denied", 1),
      await world.enter("denied", 1),
    ];
    const form = await late.open(LETTER);
    await own.post(LOG_OUT_ELSEWHERE, {});
    for (const browser of [late, other]) {
      const login = await browser.submit(form, "Make my letter", {
        "Why the plan should pay": WHY,
      });
      expect(login.url.pathname).toBe("/login");
    }
    const [elsewhere, stranger] = [world.copyAt(0, late), world.copyAt(0, other)];
    expect((await logIn(stranger, "sub", PASSWORD)).html).not.toContain(WHY);
    expect((await stranger.open(LETTER)).html).not.toContain(WHY);
    const back = await logIn(elsewhere, "denied", PASSWORD);
    expect([back.url.pathname, back.html.includes(WHY)]).toEqual([LETTER, true]);
  });

  test("a restart of every process, and a new key before the old one, sign nobody out whose last page is 14 minutes ago; 16 minutes do", async () => {
    const browsers = [
      await world.enter("sub"),
      await world.enter("crowd-3", 1),
      await world.enter("multi"),
    ];
    const pages = await Promise.all(browsers.map((browser) => browser.open("/home")));
    const titles = pages.map((page) => textsOf(page, "h1"));
    const unused = await world.enter("cop");
    const asked = world.visitor(0);
    await asked.open("/claims");
    const recovering = world.visitor(0);
    await recovering.post("/recovery/password", { username: "nav" });
    const { SESSION_KEYS: old = "" } = world.settings;
    const keys = { SESSION_KEYS: `${randomBytes(32).toString("base64url")},${old}` };
    const restart = (nth: Nth, minutes: number) =>
      world.restart(nth, { ...keys, ...laterBy(minutes) });
    await Promise.all([restart(0, 14), ...(processes === 1 ? [] : [restart(1, 16)])]);
    const after = browsers.map((browser) => world.copyAt(0, browser));
    for (const [nth, browser] of after.entries()) {
      const page = await browser.open("/home");
      expect([page.status, page.hops]).toEqual([200, []]);
      expect(textsOf(page, "h1")).toEqual(titles[nth]);
    }
    expect((await logIn(asked, "cop", PASSWORD)).hops.at(-1)).toBe("/claims");
    const answers = { answer1: "sandbox", answer2: "sandbox" };
    const next = await recovering.post("/recovery/password/questions", answers);
    expect(next.headers.get("location")).toBe("/recovery/password/new");

    if (processes === 1) await restart(0, 16);
    const wayLater = (browser: Visitor) => wayOf(world.copyAt(1, browser));
    expect(await wayLater(unused)).toEqual(ENDED_IDLE);
    // Its use two minutes before counts.
    for (const browser of after) expect(await wayLater(browser)).toEqual(SHOWN);
  });

  // In process: server/session/session-store.test.ts.
  if (sized(true, false)) return;
  test("it ends after two hours", async () => {
    const old = await world.startAnother(laterBy(121));
    expect((await wayOf(world.copyAtOther(old, await world.enter("sub"))))[0]).toBe(302);
    old.signal("SIGKILL");
    await old.ended;
  });
}
