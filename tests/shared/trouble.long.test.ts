import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import {
  emailAddressOf,
  enterCrowd,
  PREFERENCES_FORM,
  SETTINGS,
} from "#tests/harness/load/crowd.ts";
import { startLine, type Line } from "#tests/harness/load/line.ts";
import { jsonLines, type Running } from "#tests/harness/processes/processes.ts";
import { describeWithOwnRedis } from "#tests/harness/store/redis-server.ts";
import {
  A_WRITE,
  p95,
  startSteadyLoad,
  type LoadRequest,
  type SteadyLoad,
} from "#tests/harness/load/steady-load.ts";
import { followStore } from "#tests/harness/store/store-outages.ts";
import { openTwoProcesses, type TwoProcesses } from "#tests/harness/processes/two-processes.ts";
import type { Visitor } from "#tests/harness/pages/visitor.ts";

const MEMBERS = 5;
/** Often enough that fewer than one request in twenty meets the beginning of a trouble. */
const THINK_MS = 80;
const CALM_MS = 2000;
/** A process notices within two seconds that the server is back; the rest is for a busy machine. */
const BACK_MS = 8000;
const SLOWER_MS = 50;
/** The most that a page waits for the store, once. */
const BUDGET_MS = 500;
/** A process logs an outage only after it has waited for the server. */
const BEFORE_MS = 500;
const AFTER_MS = 50;

type Trouble = {
  readonly name: string;
  readonly begin: () => Promise<unknown>;
  readonly ms: number;
  readonly end: () => Promise<unknown>;
  /** The server is reachable but silent or late, so pages wait for it. */
  readonly waits?: true;
};

describeWithOwnRedis("Redis in trouble, in the middle of load", () => {
  let world: TwoProcesses;
  let line: Line;
  let load: SteadyLoad;
  let nextMember = MEMBERS + 1;
  let calm = "";
  const figures: unknown[] = [];
  /** How much slower requests were in each trouble than allowed, milliseconds. */
  const slower: number[] = [];
  beforeAll(async () => {
    world = await openTwoProcesses({
      crowd: 60,
      async toRedis(port) {
        line = await startLine(port);
        return line.port;
      },
    });
    load = await startSteadyLoad(world, MEMBERS, { writes: true, thinkMs: THINK_MS });
    // The first requests are slow.
    await sleep(CALM_MS);
    await beCalm("before all");
  });
  afterAll(async () => {
    if (process.env["FIGURES"] === "1") process.stdout.write(`${JSON.stringify(figures)}\n`);
    await load.stop();
    await world.close();
    await line.close();
  });

  /** A phase to compare with, after one trouble and before the next. */
  async function beCalm(name: string): Promise<void> {
    calm = name;
    load.begin(name);
    await sleep(CALM_MS);
  }

  const setMemory = (bytes: number) =>
    world.redis.ask((redis) => redis.config("SET", "maxmemory", bytes));
  const troubles: readonly Trouble[] = [
    {
      name: "killed",
      async begin() {
        await world.redis.kill();
        await line.refuse();
      },
      ms: 800,
      async end() {
        await world.redis.restart();
        await line.accept();
      },
    },
    {
      name: "held for a moment",
      waits: true,
      begin: async () => world.redis.pause(),
      ms: 1500,
      end: async () => world.redis.resume(),
    },
    {
      name: "held for long",
      waits: true,
      begin: async () => world.redis.pause(),
      ms: 2500,
      end: async () => world.redis.resume(),
    },
    {
      name: "slow by 100 ms",
      waits: true,
      begin: () => line.delay(100),
      ms: 3000,
      end: () => line.delay(0),
    },
    {
      name: "slow by 200 ms",
      waits: true,
      begin: () => line.delay(200),
      ms: 3000,
      end: () => line.delay(0),
    },
    {
      name: "full",
      begin: () => setMemory(1),
      ms: 1500,
      end: () => setMemory(0),
    },
    {
      name: "emptied",
      begin: () => world.redis.ask((redis) => redis.flushall()),
      ms: 1500,
      end: async () => undefined,
    },
    {
      name: "restarted empty",
      begin: () => world.redis.restart(),
      ms: 0,
      end: async () => undefined,
    },
  ];

  /** A member with an open form, with a browser at each process. */
  async function enterTwice() {
    const number = nextMember;
    nextMember += 1;
    const browser = world.visitor();
    await enterCrowd(browser, number);
    const [onA, onB] = [world.pinned(browser, world.a), world.pinned(browser, world.b)];
    const form = await (await onA.send(PREFERENCES_FORM)).text();
    await onB.send(SETTINGS);
    return { onA, onB, form, address: emailAddressOf(number) };
  }
  type Member = Awaited<ReturnType<typeof enterTwice>>;

  /** The outages of the store in a process's log. */
  function outagesOf({ output }: Pick<Running, "output">) {
    const store = followStore();
    for (const logged of jsonLines(output())) store.take(logged);
    return store.outages();
  }

  /** Pages may be shown on trust before a process has the store again, and told it what it missed. */
  const areBack = ({ onA, onB }: Member) =>
    vi.waitFor(
      async () => {
        for (const each of [world.a, world.b])
          expect(outagesOf(each).at(-1)?.until).not.toBe(Infinity);
        const answers = await Promise.all([onA.send(SETTINGS), onB.send(SETTINGS)]);
        expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      },
      { timeout: BACK_MS, interval: 20 },
    );

  /**
   * Causes the trouble in the middle of the load; returns how much slower its requests were,
   * milliseconds.
   */
  async function strike({ name, begin, end, ms }: Trouble, phase: string): Promise<number> {
    const enter = () => vi.waitFor(enterTwice, { timeout: BACK_MS });
    const [writer, leaver] = [await enter(), await enter()];
    const copy = world.pinned(leaver.onA, world.a);
    load.begin(phase);
    await begin();
    const over = sleep(ms);
    const leaving = leaver.onA.send("/logout", { method: "POST" });
    const write = await writer.address.change(writer.onA, writer.form);
    expect([303, ...(name === "full" ? [] : [503])]).toContain(write.status);
    await over;
    await end();
    const back = performance.now();
    await areBack(writer);
    const backMs = Math.round(performance.now() - back);
    expect((await leaving).status).toBe(303);
    await stayRight(writer, [copy, leaver.onB]);
    const before = load.within(calm);
    await beCalm(`after ${phase}`);
    mustBeFine(phase);
    return compare(phase, before, backMs);
  }

  /** The other process shows a write at once; no process accepts a session that logged out. */
  async function stayRight({ onB, address }: Member, left: readonly Visitor[]): Promise<void> {
    for (let turn = 0; turn < 10; turn += 1) {
      const page = await onB.send(SETTINGS);
      const html = await page.text();
      if (page.status === 200) expect(["current", "draft"]).toContain(address.shownBy(html));
      const late = await Promise.all(left.map((each) => each.send("/home")));
      for (const { status } of late) expect([302, 503]).toContain(status);
      await sleep(20);
    }
    const last = await Promise.all(left.map((each) => each.send("/home")));
    expect(last.map(({ status }) => status)).not.toContain(200);
  }

  /** Answers, contents and processes, in the trouble and after it. */
  function mustBeFine(phase: string): void {
    const outages = [world.a, world.b].flatMap(outagesOf);
    const metOutage = ({ at, ms }: LoadRequest) =>
      outages.some(({ from, until }) => {
        const sent = Date.parse(at);
        return from - BEFORE_MS <= sent + ms && sent <= until + AFTER_MS;
      });
    const isFine = (each: LoadRequest) =>
      each.status === (each.path === A_WRITE ? 303 : 200) ||
      (each.status === 503 && each.kind === "session" && metOutage(each));
    const asked = [...load.during(phase), ...load.within(calm)];
    expect(asked.filter((each) => each.wrong !== null || !isFine(each))).toEqual([]);
    const isFault = ({ level, msg }: Record<string, unknown>) =>
      level === "fatal" || msg === "unforeseen fault";
    expect(world.logLines().filter(isFault)).toEqual([]);
    expect([world.a.isAlive(), world.b.isAlive()]).toEqual([true, true]);
  }

  /** The slowdown by the trouble, less the slowdown of the machine itself. */
  function compare(phase: string, before: readonly LoadRequest[], backMs: number): number {
    const phases = [before, load.during(phase), load.within(calm)];
    const p95Of = (asked: readonly LoadRequest[], isYardstick: boolean) =>
      p95(asked.filter(({ kind }) => (kind === "yardstick") === isYardstick));
    const pages = phases.map((asked) => p95Of(asked, false));
    const machine = phases.map((asked) => p95Of(asked, true));
    const excess = ([was = 0, is = 0, willBe = 0]: readonly number[]) => is - Math.max(was, willBe);
    const answered503 = load.during(phase).filter(({ status }) => status === 503).length;
    const asked = load.during(phase).length;
    figures.push({ phase, pages, machine, asked, answered503, backMs });
    return excess(pages) - Math.max(0, excess(machine));
  }

  test.each(troubles)("$name", async (trouble) => {
    const ms = await strike(trouble, trouble.name);
    expect(ms).not.toBeNaN();
    slower.push(ms - (trouble.waits === true ? BUDGET_MS : 0));
  });

  // Other programs may slow down any two seconds, but hardly most of them.
  test("most troubles slow requests by no more than a page's wait for the store", () => {
    expect(slower).toHaveLength(troubles.length);
    const median = slower.toSorted((a, b) => a - b)[Math.floor(slower.length / 2)];
    expect(median).toBeLessThan(SLOWER_MS);
  });
});
