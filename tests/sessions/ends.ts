import { beforeAll, expect, test } from "vitest";
import { eventually } from "#tests/harness/eventually.ts";
import { copyCookies } from "#tests/harness/pages/page-parts.ts";
import type { Visitor } from "#tests/harness/pages/visitor.ts";
import { BOTH, type Deployed, type Deployment } from "#tests/harness/processes/deployments.ts";
import { sized } from "#tests/harness/sized.ts";
import { SUBSCRIBER } from "#tests/harness/world/acting.ts";
import { signIn } from "#tests/harness/world/real-world.ts";
import { walkCrowd } from "./crowd-walk.ts";
import {
  CHANGE,
  changePassword,
  ENDED_WITH_OTHERS,
  ledTo,
  LOG_OUT_ELSEWHERE,
  LOGGED_OUT,
  SHOWN,
  wayOf,
} from "./ways.ts";

// What ends a session, and what then opens nothing, in every process.

const MEMBERS = sized(3, 60);
const LOG_OUTS = sized(2, 60);
/** Members of the crowd whose password a test changes. */
const [CHANGED, RECOVERED, ELSEWHERE, RACED, KEPT] = [1, 2, 3, 4, 5].map(
  (nth) => `crowd-${MEMBERS + nth}`,
) as [string, string, string, string, string];
const NEW = "Canary-New-2026";

/** How many members `testEnds` needs. */
export const ENDS_CROWD = MEMBERS + 5;

export function testEnds(deployed: () => Deployed, { processes }: Deployment): void {
  let world: Deployed;
  beforeAll(() => {
    world = deployed();
  });

  /** Copies of a browser's cookies at each process. */
  const copiesOf = (like: Visitor) => BOTH.map((nth) => world.copyAt(nth, like));
  const waysOf = (browsers: readonly Visitor[]) =>
    Promise.all(browsers.map((browser) => wayOf(browser)));
  const all = (browsers: readonly unknown[], way: unknown) => browsers.map(() => way);
  /** Led away, or just replaced: then the page asks to come again with the new cookies. */
  const expectAllOver = (ways: readonly unknown[][]) =>
    expect(ways.filter(([status]) => status !== 302 && status !== 503)).toEqual([]);

  test("a log-out counts in every process at once, for copied cookies, too", async () => {
    for (let nth = 0; nth < LOG_OUTS; nth += 1) {
      const leaving = await world.enter("sub", nth % 2 === 0 ? 0 : 1);
      const copies = copiesOf(leaving);
      expect(await waysOf(copies)).toEqual(all(copies, SHOWN));
      const out = await leaving.post("/logout", {});
      expect(ledTo(out)).toEqual([303, "/login"]);
      expect(await waysOf(copies)).toEqual(all(copies, LOGGED_OUT));
      expect((await leaving.open("/home")).hops).toEqual(["/logout", "/login"]);
    }
  });

  test("a log-out holds although a request of the session ends after it", async () => {
    const leaving = await world.enter("cop");
    const [, slow = leaving] = copiesOf(leaving);
    const copies = copiesOf(leaving);
    const held = world.sandbox.hold("GET /account");
    const page = slow.open("/account/settings");
    await held.reached;
    await leaving.post("/logout", {});
    held.release();
    await page;
    // Nor did the late answer bring cookies that open it again.
    expectAllOver(await waysOf([...copies, ...copiesOf(slow)]));
  });

  test.each<[string, string, string, (browser: Visitor) => Promise<Response>]>([
    [
      "a group switch",
      "multi",
      "POST /group-selection",
      (browser) => browser.post("/select-group", { groupId: "10007028" }),
    ],
    [
      "a login-as",
      "emp",
      "POST /login-as",
      (browser) => browser.post("/login-as", { way: "subscriber", subscriberId: SUBSCRIBER.sub }),
    ],
  ])(
    "a log-out holds although %s gives the session another id after it",
    async (_what, who, call, go) => {
      const browser = await world.enter(who);
      const tab = world.copyAt(1, browser);
      const held = world.sandbox.hold(call);
      const going = go(tab);
      await held.reached;
      expect(ledTo(await browser.post("/logout", {}))).toEqual([303, "/login"]);
      held.release();
      await going;
      expect((await tab.open("/sso-landing")).url.pathname).toBe("/login");
    },
  );

  test("a pending sign-in opens no page, whichever cookies bring its values", async () => {
    const pending = world.visitor(0);
    await signIn(pending, "ini");
    const [id = "", secret = ""] = pending.jar.get("temp_token")?.value.split(".") ?? [];
    const pair = world.visitor(1);
    pair.jar.set("access_token", { value: id, path: "/" });
    pair.jar.set("api_token", { value: secret, path: "/" });
    expect(await wayOf(pair)).toEqual(LOGGED_OUT);
  });

  test("another log-in in a browser ends the session that it replaces, in every process", async () => {
    const turning = await world.enter("cop");
    const copies = copiesOf(turning);
    expect(await waysOf(copies)).toEqual(all(copies, SHOWN));
    await signIn(turning, "nav");
    expectAllOver(await waysOf(copies));
  });

  test("each of a crowd sees their own latest data in all processes, and none after log-out", async () => {
    const wrong = await walkCrowd(world, { members: MEMBERS, atOnce: sized(3, 24) });
    expect(wrong).toEqual([]);
    // The setting's default for each process, however many calls are made at once.
    expect(world.relay.highest()).toBeLessThanOrEqual(40 * processes);
  });

  async function recover(username: string): Promise<void> {
    // A half-done recovery goes on at any process.
    const owner = world.visitor(0);
    await owner.post("/recovery/password", { username });
    const other = world.copyAt(1, owner);
    await other.post("/recovery/password/questions", { answer1: "sandbox", answer2: "sandbox" });
    copyCookies(other, owner);
    const fresh = { newPassword: NEW, repeatPassword: NEW };
    const saved = await owner.post("/recovery/password/new", fresh);
    expect(ledTo(saved)).toEqual([303, "/login"]);
  }

  test.each([
    ["a changed password", CHANGED, NEW, (own: Visitor) => changePassword(own, NEW)],
    ["a recovered password", RECOVERED, NEW, () => recover(RECOVERED)],
    [
      "Log out everywhere else",
      ELSEWHERE,
      undefined,
      (own: Visitor) => own.post(LOG_OUT_ELSEWHERE, {}),
    ],
  ])("%s ends the member's other sessions in every process", async (what, who, password, end) => {
    const [own, stranger] = [await world.enter(who), await world.enter("nav")];
    const others = [await world.enter(who, 0), await world.enter(who, 1)];
    const copies = others.flatMap(copiesOf);
    expect(await waysOf(copies)).toEqual(all(copies, SHOWN));
    await end(own);
    for (const other of others) expect(await wayOf(other)).toEqual(ENDED_WITH_OTHERS);
    expectAllOver(await waysOf(copies));
    const going = copiesOf(what === "a recovered password" ? stranger : own);
    expect(await waysOf(going)).toEqual(all(going, SHOWN));
    // A sign-in after it is valid everywhere.
    const later = copiesOf(await world.enter(who, 1, password));
    expect(await waysOf(later)).toEqual(all(later, SHOWN));
  });

  test("a log-in with the old password, under way while it is changed, opens nothing", async () => {
    const own = await world.enter(RACED);
    const held = world.sandbox.hold("POST /token");
    const intruder = world.visitor(1);
    const sent = Date.now();
    const entry = signIn(intruder, RACED);
    await held.reached;
    // A sign-in that was sent in the same second may count as a later one.
    await eventually(() => expect(Date.now() - sent).toBeGreaterThan(1100));
    expect(ledTo(await changePassword(own, NEW))).toEqual([303, "/home"]);
    held.release();
    await entry;
    await intruder.send("/sso-landing");
    expectAllOver(await waysOf(copiesOf(intruder)));
    const going = copiesOf(own);
    expect(await waysOf(going)).toEqual(all(going, SHOWN));
  });

  /** Two equal forms, pressed one after the other in different processes, and the cookies before. */
  async function replace(
    begin: () => Promise<Visitor>,
    press: (browser: Visitor) => Promise<Response>,
  ) {
    const first = await begin();
    const [second, ...old] = [world.copyAt(1, first), ...copiesOf(first)];
    const answers = [await press(first), await press(second)];
    return { first, second, old, answers: answers.map(ledTo) };
  }

  test("a group switch, a login-as, its end and a changed password begin another session; the old cookies open nothing, a second press gets the first's answer", async () => {
    const groups = await replace(
      () => world.enter("multi"),
      (browser) => browser.post("/select-group", { groupId: "10007028" }),
    );
    const acting = await replace(
      () => world.enter("emp"),
      (browser) => browser.post("/login-as", { way: "subscriber", subscriberId: SUBSCRIBER.sub }),
    );
    for (const { answers } of [groups, acting])
      expect(answers).toEqual(all(answers, [303, "/sso-landing"]));
    const changed = await replace(
      () => world.enter(KEPT),
      (browser) => changePassword(browser, NEW),
    );
    expect(changed.answers).toEqual([
      [303, "/home"],
      [303, "/home"],
    ]);
    for (const { first, second } of [groups, acting]) {
      for (const browser of [first, second])
        expect(await wayOf(browser, "/sso-landing")).toEqual([302, "/home"]);
    }
    // Another process shows the member for whom staff act, and the end of it counts in the first.
    const elsewhere = world.copyAt(1, acting.first);
    expect((await elsewhere.open("/home")).text).toContain("You are viewing as staff");
    const actingBefore = copiesOf(acting.first);
    expect((await elsewhere.openPost("/login-as/end", {})).url.pathname).toBe("/login-as");
    copyCookies(elsewhere, acting.first);
    expect((await acting.first.open("/login-as")).status).toBe(200);
    for (const browser of [groups.first, groups.second, changed.first, changed.second])
      expect(await wayOf(browser)).toEqual(SHOWN);
    const replaced = [...groups.old, ...acting.old, ...changed.old, ...actingBefore];
    expectAllOver(await waysOf(replaced));
  });

  test("a first password, given at one process, opens home at all", async () => {
    const browser = await world.enter("ini");
    const other = world.copyAt(1, browser);
    expect(await wayOf(other)).toEqual([302, CHANGE]);
    expect(ledTo(await changePassword(other, NEW))).toEqual([303, "/home"]);
    const copies = copiesOf(other);
    expect(await waysOf(copies)).toEqual(all(copies, SHOWN));
  });
}
