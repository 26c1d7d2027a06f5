import { beforeAll, expect, test } from "vitest";
import {
  emailAddressOf,
  enterCrowd,
  marksIn,
  PREFERENCES_FORM,
} from "#tests/harness/load/crowd.ts";
import { copyCookies } from "#tests/harness/pages/page-parts.ts";
import type { Visitor } from "#tests/harness/pages/visitor.ts";
import type { Deployed, Deployment } from "#tests/harness/processes/deployments.ts";
import { sized } from "#tests/harness/sized.ts";
import { SUBSCRIBER } from "#tests/harness/world/acting.ts";
import { signIn } from "#tests/harness/world/real-world.ts";
import type { Fault } from "#tests/harness/world/world.ts";
import { changePassword, ledTo, SHOWN, wayOf } from "./ways.ts";

// A write is seen at once, a form has one effect, and attempts count once: in every process.

const WRITERS = sized(4, 10);
/** More than may be wrong from one address. */
const OFFICE = sized(12, 60);
const BY_NAME = 5;
const BY_ADDRESS = 8;
/** Guesses at one name, and from one address: more than all processes together let through. */
const NAMED = 2 * BY_NAME + 1;
const FROM_ONE = 2 * BY_ADDRESS + 2;
const SENT = 2;

/** Members of the crowd who are no part of the office. */
const [CHANGED, READ, GUESSED, KILLED] = [1, 2, 3, 4].map((nth) => `crowd-${OFFICE + nth}`) as [
  string,
  string,
  string,
  string,
];

/** What only a member or their browser may know, beside the crowd's own marks. */
const TELLING = /crowd-\d|members\.example|Sandbox-2026|Secret-Typed|Canary-New|192\.0\.2\.200/gi;
const isLong = (value: string) => value.length > 20;

const PASSWORD_CALL = "PUT /account/password";
const PASSWORD_FAULT: Fault = { method: "PUT", path: "account/password" };
const TOKEN = "POST /token";
const times = <Made>(count: number, make: (nth: number) => Made): Made[] =>
  Array.from({ length: count }, (_, nth) => make(nth));
const nthOf = (nth: number) => (nth % 2 === 0 ? 0 : 1);

/** What the deployment of `testSending` needs. */
export const SENDING = {
  crowd: OFFICE + 4,
  env: {
    LOGIN_LIMIT_PER_USERNAME: `${BY_NAME}`,
    LOGIN_LIMIT_PER_ADDRESS: `${BY_ADDRESS}`,
    SEND_LIMIT_PER_HOUR: `${SENT}`,
    METRICS_PORT: "0",
    // Its step grows on a slow machine.
    NEUTRAL_ANSWER_MS: "0",
  },
};

/** The last test kills a process. */
export function testSending(deployed: () => Deployed, { processes }: Deployment): void {
  const writes = sized(2, 30);
  let world: Deployed;
  beforeAll(() => {
    world = deployed();
  });

  /** Two browsers with the cookies of one session, at the two processes. */
  async function enterBoth(persona: string): Promise<readonly [Visitor, Visitor]> {
    const first = await world.enter(persona);
    return [first, world.copyAt(1, first)];
  }
  const asked = async (call: string, work: () => Promise<unknown>) =>
    (await world.callsDuring(work)).filter((each) => each === call).length;

  /** Writes by turns in the two processes and reads at once in the other; returns what was wrong. */
  async function writeAndRead(member: number, sharesCookies: boolean): Promise<string[]> {
    const address = emailAddressOf(member);
    let writer = world.visitor(1);
    await enterCrowd(writer, member);
    let reader = world.copyAt(0, writer);
    let page = await (await reader.send(PREFERENCES_FORM)).text();
    const wrong: string[] = [];
    for (let nth = 0; nth < writes; nth += 1) {
      [reader, writer] = [writer, reader];
      const { status } = await address.change(writer, page);
      // A second browser with the same session knows nothing of the first one's answers.
      if (sharesCookies) copyCookies(writer, reader);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      page = await (await reader.send(PREFERENCES_FORM)).text();
      const shown = address.shownBy(page);
      if (status !== 303 || shown !== "current") wrong.push(`${status}, ${shown}`);
    }
    const later = world.visitor(0);
    await enterCrowd(later, member);
    const anew = address.shownBy(await (await later.send(PREFERENCES_FORM)).text());
    return anew === "current" ? wrong : [...wrong, `a later session: ${anew}`];
  }

  test("a write in one process is what every process shows at once, and a later session, too", async () => {
    const wrong = await Promise.all(times(WRITERS, (nth) => writeAndRead(nth + 1, nth % 2 === 0)));
    expect(wrong.flat()).toEqual([]);
  });

  /** Presses in both processes while the gateway has answered neither. */
  async function pressBoth(
    call: string,
    both: readonly [Visitor, Visitor],
    press: (browser: Visitor) => Promise<Response>,
  ): Promise<Response[]> {
    const held = world.sandbox.hold(call);
    const first = press(both[0]);
    await Promise.race([held.reached, first]);
    const second = press(both[1]);
    // It was taken up: a page sent after it is answered.
    await world.visitor(1).send("/contact-us");
    held.release();
    return Promise.all([first, second]);
  }

  test("a form pressed in both processes is one call, and both presses get its answer, a third press, too", async () => {
    const both = await enterBoth(CHANGED);
    const pressing = (password: string) => (browser: Visitor) => changePassword(browser, password);
    await world.fault({
      ...PASSWORD_FAULT,
      status: 422,
      body: { errorType: "CURRENT_PASSWORD_INVALID" },
    });
    const refused = await asked(PASSWORD_CALL, async () => {
      for (const page of await pressBoth(PASSWORD_CALL, both, pressing("Canary-New-2024"))) {
        expect(page.status).toBe(400);
        expect(await page.text()).toContain('id="currentPassword-error"');
      }
    });
    await world.mend();
    const third = world.copyAt(0, both[0]);
    const press = pressing("Canary-New-2025");
    const done = await asked(PASSWORD_CALL, async () => {
      const answers = await pressBoth(PASSWORD_CALL, both, press);
      expect([...answers, await press(third)].map(ledTo)).toEqual(times(3, () => [303, "/home"]));
    });
    expect([refused, done]).toEqual([1, 1]);
    for (const browser of [...both, third]) expect(await wayOf(browser)).toEqual(SHOWN);
  });

  test("the same form from two sessions, and two forms of one session, are all carried out", async () => {
    const [staff, same] = await enterBoth("emp");
    const [other] = await enterBoth("nonemp");
    const act = (browser: Visitor, subscriberId: string) =>
      browser.post("/login-as", { way: "subscriber", subscriberId });
    const sent = await asked("POST /login-as", async () => {
      const answers = await Promise.all([
        act(staff, SUBSCRIBER.sub),
        act(same, SUBSCRIBER.multi),
        act(other, SUBSCRIBER.sub),
      ]);
      expect(answers.map(ledTo)).toEqual(times(3, () => [303, "/sso-landing"]));
    });
    expect(sent).toBe(3);
  });

  test("wrong log-ins for one name, at once, reach the gateway as often as the limit, from any address", async () => {
    const guess = async (nth: number, name: string, from?: string) => {
      const browser = world.visitor(nthOf(nth), { from: from ?? `198.51.100.${nth}` });
      return (await signIn(browser, name, `Wrong-${nth}`)).status;
    };
    const count = (statuses: readonly number[], status: number) =>
      statuses.filter((each) => each === status).length;
    const ofName = async (name: string) => {
      let statuses: number[] = [];
      const sent = await asked(TOKEN, async () => {
        statuses = await Promise.all(times(NAMED, (nth) => guess(nth, name)));
      });
      return [sent, count(statuses, 429)];
    };
    expect(await ofName("nobody-1")).toEqual([BY_NAME, NAMED - BY_NAME]);
    // Also one that differs in signs that nobody sees.
    expect(await ofName("  NOBODY-1 ")).toEqual([0, NAMED]);
    // From one address it is the limit of the address, whose IPv6 is its network.
    for (const from of ["203.0.113.9", "2001:db8:1:1::"]) {
      const sent = await asked(TOKEN, () =>
        Promise.all(
          times(FROM_ONE, (nth) =>
            guess(nth, `${from}-${nth}`, from.includes(":") ? `${from}${nth + 1}` : from),
          ),
        ),
      );
      // What each process let begin before the first was known as wrong; nothing afterwards.
      expect(sent).toBeGreaterThanOrEqual(BY_ADDRESS);
      expect(sent).toBeLessThanOrEqual(BY_ADDRESS * processes);
      expect(await asked(TOKEN, () => guess(1, `${from}-later`, from))).toBe(0);
    }
  });

  test("all of an office log in at once from one address, where some guesses were wrong", async () => {
    const from = "203.0.113.77";
    const at = (nth: number) => world.visitor(nthOf(nth), { from });
    for (let nth = 0; nth < BY_ADDRESS / 2; nth += 1)
      expect((await signIn(at(nth), `nobody-office-${nth}`, "Wrong")).status).toBe(401);
    // Trouble does not count.
    await world.fault({ method: "POST", path: "token", status: 503 });
    for (let nth = 0; nth < 3; nth += 1) expect((await signIn(at(nth), "sub")).status).toBe(503);
    await world.mend();
    const entered = await Promise.all(
      times(OFFICE, async (nth) => {
        const browser = at(nth);
        await enterCrowd(browser, nth + 1);
        return (await wayOf(world.copyAt(nthOf(nth + 1), browser)))[0];
      }),
    );
    expect(entered).toEqual(times(OFFICE, () => 200));
  });

  test("a right password resets the count of its name in every process", async () => {
    const attempt = async (nth: number, password?: string) =>
      (await signIn(world.visitor(nthOf(nth), { from: `192.0.2.${nth}` }), "nav", password)).status;
    const wrong = async () => {
      for (let nth = 1; nth < BY_NAME; nth += 1) expect(await attempt(nth, "Wrong")).toBe(401);
    };
    await wrong();
    expect(await attempt(0)).toBe(303);
    await wrong();
    expect(await attempt(1)).toBe(303);
  });

  test("cards that are sent from all processes count toward one limit", async () => {
    const both = await enterBoth("sub");
    const sent: number[] = [];
    const calls = await asked("GET /idCard/request", async () => {
      for (let nth = 0; nth < 2 * SENT; nth += 1) {
        const answer = await both[nthOf(nth)].post("/id-card", { category: "M", nth: `${nth}` });
        sent.push(answer.status);
      }
    });
    expect([sent, calls]).toEqual([[303, 303, 429, 429], SENT]);
  });

  test("nothing of a member is readable in store, log and metrics", async () => {
    const browser = await world.enter(READ);
    for (const path of ["/home", "/claims", "/account/settings", "/id-card"])
      expect((await browser.send(path)).status).toBe(200);
    await signIn(world.visitor(1, { from: "192.0.2.200" }), GUESSED, "Secret-Typed-1");
    const metrics = await Promise.all(
      world.running().map(async ({ output }) => {
        const port = /"port":(\d+).*"msg":"metrics"/.exec(output())?.[1];
        return (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
      }),
    );
    const texts = [await world.store.content(), world.output(), ...metrics];
    const secrets = [...browser.jar.values()].map(({ value }) => value).filter(isLong);
    expect(secrets).not.toEqual([]);
    for (const text of texts) {
      const found = [
        text.match(TELLING) ?? [],
        marksIn(text),
        secrets.filter((each) => text.includes(each)),
      ];
      expect(found.flat()).toEqual([]);
    }
    expect(metrics.join()).toContain("http_");
  });

  if (processes === 1) return;
  test("a process killed between a write and its answer leaves the second press an unknown outcome, sent once", async () => {
    const [waiting, lost] = await enterBoth(KILLED);
    for (const browser of [waiting, lost]) expect(await wayOf(browser)).toEqual(SHOWN);
    const press = (browser: Visitor) => changePassword(browser, "Canary-New-2027");
    const sent = await asked(PASSWORD_CALL, async () => {
      const held = world.sandbox.hold(PASSWORD_CALL);
      const gone = press(lost).catch(() => null);
      await held.reached;
      const second = press(waiting);
      await world.visitor(0).send("/contact-us");
      world.at(1).signal("SIGKILL");
      expect((await second).status).toBe(504);
      expect(await gone).toBeNull();
      held.release();
    });
    expect(sent).toBe(1);
    // What was sent counts: the new password opens.
    expect(await wayOf(await world.enter(KILLED, 0, "Canary-New-2027"))).toEqual(SHOWN);
  });
}
