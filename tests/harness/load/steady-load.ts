import { setTimeout as sleep } from "node:timers/promises";
import {
  emailAddressOf,
  enterCrowd,
  markOf,
  marksIn,
  PREFERENCES_FORM,
  SETTINGS,
} from "./crowd.ts";
import type { TwoProcesses } from "../processes/two-processes.ts";
import type { Visitor } from "../pages/visitor.ts";

/** One request; `wrong` says what was wrong with its answer, null for nothing. */
export type LoadRequest = {
  /** The phases in which it was sent and answered. */
  readonly phases: readonly [string, string];
  /** The member's number (0 for a visitor) and the time it was sent, to find it in a log. */
  readonly who: number;
  readonly at: string;
  readonly kind: "session" | "public" | "yardstick";
  readonly path: string;
  readonly status: number;
  readonly ms: number;
  readonly wrong: string | null;
};

/** The path of a form that was posted. */
export const A_WRITE = "a write";

const MEMBER_PAGES = ["/home", SETTINGS, "/claims", "/home.data", "/id-card", SETTINGS];
const PUBLIC_PAGES = ["/login", "/contact-us"];
/** A member posts a form after so many pages. */
const WRITE_EVERY = 5;

export type SteadyLoad = Awaited<ReturnType<typeof startSteadyLoad>>;

/**
 * Members of the crowd, from number 1 on, and two visitors send requests through the proxy without
 * end, slowly enough for a busy machine. A yardstick request that needs neither page nor store
 * measures the machine itself. Every page must show its member and the address that was last
 * written.
 */
export async function startSteadyLoad(
  world: TwoProcesses,
  members: number,
  { writes, thinkMs }: { readonly writes: boolean; readonly thinkMs: number },
) {
  const asked: LoadRequest[] = [];
  const over = new AbortController();
  let phase = "start";
  let isWriting = writes;

  async function ask(
    kind: LoadRequest["kind"],
    path: string,
    send: () => Promise<Response>,
    who = 0,
    judge: (status: number, html: string) => string | null = () => null,
  ): Promise<{ status: number; html: string }> {
    const sent = { kind, path, who, at: new Date().toISOString(), phase };
    const start = performance.now();
    const note = (status: number, wrong: string | null) => {
      const { phase: before, ...what } = sent;
      const ms = performance.now() - start;
      asked.push({ ...what, phases: [before, phase], status, ms, wrong });
    };
    try {
      const response = await send();
      const html = await response.text();
      const { status } = response;
      note(status, judge(status, html));
      return { status, html };
    } catch (error) {
      note(0, String(error));
      return { status: 0, html: "" };
    }
  }

  const think = () =>
    sleep(thinkMs * (0.5 + Math.random()), undefined, { signal: over.signal }).catch(
      () => undefined,
    );

  async function goOn(member: number, browser: Visitor): Promise<void> {
    const own = markOf(member);
    const address = emailAddressOf(member);
    const judge = (path: string) => (status: number, html: string) => {
      if (marksIn(html).some((mark) => mark !== own)) return "shows another member";
      if (status !== 200 || path !== SETTINGS) return null;
      const shown = address.shownBy(html);
      return shown === "current" || shown === "draft" ? null : `shows ${shown} address`;
    };
    const open = (path: string) =>
      ask("session", path, () => browser.send(path), member, judge(path));
    for (let at = member; !over.signal.aborted; at += 1) {
      await open(MEMBER_PAGES[at % MEMBER_PAGES.length] ?? "/home");
      await think();
      if (!isWriting || at % WRITE_EVERY > 0) continue;
      const { status, html } = await open(PREFERENCES_FORM);
      if (status !== 200) continue;
      await ask("session", A_WRITE, () => address.change(browser, html), member);
      await open(SETTINGS);
    }
  }

  async function visitPublic(): Promise<void> {
    const browser = world.visitor();
    for (let at = 0; !over.signal.aborted; at += 1) {
      const path = PUBLIC_PAGES[at % PUBLIC_PAGES.length] ?? "/login";
      await ask("public", path, () => browser.send(path));
      await think();
      await ask("yardstick", "/healthz", () => browser.send("/healthz"));
    }
  }

  const entered = await Promise.all(
    Array.from({ length: members }, async (_, at) => {
      const browser = world.visitor();
      await enterCrowd(browser, at + 1);
      return browser;
    }),
  );
  const going = [...entered.map((each, at) => goOn(at + 1, each)), visitPublic(), visitPublic()];

  return {
    /** Requests sent from now on belong to this phase. */
    begin(name: string) {
      phase = name;
    },
    /** Members write from now on. */
    write() {
      isWriting = true;
    },
    /** What was sent and answered in this phase. */
    within: (name: string) => asked.filter(({ phases }) => phases.every((each) => each === name)),
    /** What was sent or answered in this phase. */
    during: (name: string) => asked.filter(({ phases }) => phases.includes(name)),
    async stop() {
      over.abort();
      await Promise.all(going);
    },
  };
}

/** The 95th percentile of the times of some requests, milliseconds. */
export function p95(asked: readonly LoadRequest[]): number {
  const times = asked.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return times[Math.floor((times.length - 1) * 0.95)] ?? Number.NaN;
}
