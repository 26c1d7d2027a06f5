import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import {
  emailAddressOf,
  enterCrowd,
  PREFERENCES_FORM,
  SETTINGS,
} from "#tests/harness/load/crowd.ts";
import { eventually } from "#tests/harness/eventually.ts";
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

const MEMBERS = 5;
/** Members who log out while the trouble lasts. */
const LEAVERS = 60;
/** Often enough that fewer than one request in twenty meets the beginning of a trouble. */
const THINK_MS = 80;
const CALM_MS = 2000;
const REFUSING = "refusing writes";
/** A process notices within two seconds that the server is back; the rest is for a busy machine. */
const BACK_MS = 240_000;
const SLOWER_MS = 50;
/** The most that a page waits for the store. */
const BUDGET_MS = 500;
/**
 * A process logs an outage after a question and then its probe have waited for the server: a second
 * and a half, in which the time that it was busy itself does not count.
 */
const BEFORE_MS = 10_000;
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
  let calm = "";
  const figures: unknown[] = [];
  /** How much slower requests were in each trouble than allowed, milliseconds. */
  const slower: number[] = [];
  beforeAll(async () => {
    world = await openTwoProcesses({
      crowd: MEMBERS + 1 + LEAVERS,
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
    // A busy machine may answer nothing of one kind in that time.
    const kinds = () => load.within(name).map(({ kind }) => kind === "yardstick");
    await eventually(async () => expect(new Set(kinds()).size).toBe(2));
  }

  const setMemory = (bytes: number) =>
    world.redis.ask((redis) => redis.config("SET", "maxmemory", bytes));
  const setReplicas = (least: number) =>
    world.redis.ask((redis) => redis.config("SET", "min-replicas-to-write", least));
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
      name: REFUSING,
      begin: () => setReplicas(1),
      ms: 1500,
      end: () => setReplicas(0),
    },
    {
      name: "restarted",
      begin: () => world.redis.restart(),
      ms: 0,
      end: async () => undefined,
    },
  ];

  /** A member with a browser at each process. */
  async function enterTwice(number: number) {
    const browser = world.visitor();
    await enterCrowd(browser, number);
    const [onA, onB] = [world.pinned(browser, world.a), world.pinned(browser, world.b)];
    return { onA, onB, address: emailAddressOf(number) };
  }
  type Member = Awaited<ReturnType<typeof enterTwice>>;

  /** The outages of the store in a process's log. */
  function outagesOf({ output }: Pick<Running, "output">) {
    const store = followStore();
    for (const logged of jsonLines(output())) store.take(logged);
    return store.outages();
  }

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
    load.begin("entering");
    const writer = await enterTwice(MEMBERS + 1);
    const form = await (await writer.onA.send(PREFERENCES_FORM)).text();
    const leavers = await Promise.all(
      Array.from({ length: LEAVERS }, (_, at) => enterTwice(MEMBERS + 2 + at)),
    );
    load.begin(phase);
    await begin();
    const over = sleep(ms);
    const leaving = leavers.map((each, at) => leave(each, (ms * at) / LEAVERS));
    const write = await writer.address.change(writer.onA, form);
    expect([303, ...(name === "full" ? [] : [503])]).toContain(write.status);
    await over;
    await end();
    const back = performance.now();
    await areBack(writer);
    const backMs = Math.round(performance.now() - back);
    const page = await writer.onB.send(SETTINGS);
    expect(["current", "draft"]).toContain(writer.address.shownBy(await page.text()));
    const left = await Promise.all(leaving);
    for (const { seen } of left) {
      const isOver = async () => expect(await seen()).toEqual([302, 302]);
      await vi.waitFor(isOver, { timeout: BACK_MS, interval: 20 });
    }
    const told = left.filter(({ isTold }) => isTold).length;
    const before = load.within(calm);
    await beCalm(`after ${phase}`);
    for (const { seen } of left) expect(await seen()).toEqual([302, 302]);
    mustBeFine(phase);
    return compare(phase, before, { backMs, told });
  }

  /**
   * Logs out at one process. If that is answered, the session is over in both at once; else as soon
   * as the store is back.
   */
  async function leave({ onA, onB }: Member, afterMs: number) {
    const copies = [world.pinned(onA, world.a), onB];
    const seen = async () => {
      const pages = await Promise.all(copies.map((each) => each.send("/home")));
      return pages.map(({ status }) => status);
    };
    await sleep(afterMs);
    const { status } = await onA.send("/logout", { method: "POST" });
    expect([303, 503]).toContain(status);
    const isTold = status === 303;
    if (isTold) for (const each of await seen()) expect([302, 503]).toContain(each);
    return { isTold, seen };
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
      // The store is there, and takes no write.
      (each.status === 503 && each.path === A_WRITE && phase === REFUSING) ||
      (each.status === 503 && each.kind === "session" && metOutage(each));
    const asked = [...load.during(phase), ...load.within(calm)];
    expect(asked.filter((each) => each.wrong !== null || !isFine(each))).toEqual([]);
    const isFault = ({ level, msg }: Record<string, unknown>) =>
      level === "fatal" || msg === "unforeseen fault";
    expect(world.logLines().filter(isFault)).toEqual([]);
    expect([world.a.isAlive(), world.b.isAlive()]).toEqual([true, true]);
  }

  /** The slowdown by the trouble, less the slowdown of the machine itself. */
  function compare(
    phase: string,
    before: readonly LoadRequest[],
    seen: { readonly backMs: number; readonly told: number },
  ): number {
    const phases = [before, load.during(phase), load.within(calm)];
    const p95Of = (asked: readonly LoadRequest[], isYardstick: boolean) =>
      p95(asked.filter(({ kind }) => (kind === "yardstick") === isYardstick));
    const pages = phases.map((asked) => p95Of(asked, false));
    const machine = phases.map((asked) => p95Of(asked, true));
    const excess = ([was = 0, is = 0, willBe = 0]: readonly number[]) => is - Math.max(was, willBe);
    const answered503 = load.during(phase).filter(({ status }) => status === 503).length;
    const asked = load.during(phase).length;
    figures.push({ phase, pages, machine, asked, answered503, ...seen });
    // A short trouble may end before the yardstick is asked.
    const ofMachine = machine.some(Number.isNaN) ? 0 : Math.max(0, excess(machine));
    return excess(pages) - ofMachine;
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
