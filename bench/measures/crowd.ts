import { Agent, request, type IncomingMessage } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { control, ORIGIN } from "../browser.ts";
import { median } from "../load.ts";
import { countConnections } from "./members.ts";
import { brokenOf, type Outcome } from "../limits.ts";
import { inFreshProcess } from "../processes.ts";

// A crowd signs in at once and continues to /home, as browsers do: follows redirects, retries a
// page when the page says so, and sends a form again that could not be sent.

export const SMALL_CROWDS = [0, 50].map((callMs) => ({ members: 200, callMs }));
export const LARGE_CROWD = [{ members: 1000, callMs: 50 }];
const IN_TIME_MS = 15_000;
/** The longest that one request may take: its turn, and two rounds of calls. */
const LONGEST_REQUEST_MS = 18_000;
/** A member gives up after this time. */
const PATIENCE_MS = 120_000;

type Crowd = { readonly members: number; readonly callMs: number };
type Answer = { readonly status: number; readonly headers: IncomingMessage["headers"]; ms: number };
type Journey = { readonly ms: number; readonly answers: readonly Answer[]; readonly path: string };

const agent = new Agent({ keepAlive: true });

export async function measureCrowds(crowds: readonly Crowd[]): Promise<Outcome> {
  const figures: ({ members: number; callMs: number } & ReturnType<typeof figuresOf>)[] = [];
  for (const crowd of crowds) figures.push(await inFreshProcess(() => arriveAll(crowd)));
  return { figures, broken: figures.flatMap(brokenBy) };
}

async function arriveAll({ members, callMs }: Crowd) {
  for (let turn = 0; turn < 5; turn += 1) await arrive(turn);
  await control("POST", "faults", [{ path: "*", delayMs: callMs }]);
  const connections = countConnections();
  const journeys = await Promise.all(Array.from({ length: members }, (_, n) => arrive(n)));
  await control("DELETE", "faults");
  return { members, callMs, ...figuresOf(journeys), connections: await connections.stop() };
}

function figuresOf(journeys: readonly Journey[]) {
  const arrived = journeys.filter(({ answers }) => answers.at(-1)?.status === 200);
  const times = arrived.map(({ ms }) => Math.round(ms));
  const all = journeys.flatMap(({ answers }) => answers);
  const statuses = countsOf(all.map(({ status }) => `${status}`));
  const ends = countsOf(journeys.map(({ path, answers }) => `${path} ${answers.at(-1)?.status}`));
  return {
    home: arrived.length,
    homeInTime: times.filter((ms) => ms <= IN_TIME_MS).length,
    /** Members that no page asked to retry. */
    homeAtFirst: arrived.filter(({ answers }) => answers.every(({ status }) => status < 400))
      .length,
    p50Ms: median(times),
    lastMs: Math.max(...times),
    longestRequestMs: Math.round(Math.max(...all.map(({ ms }) => ms))),
    longestRefusalMs: Math.round(
      Math.max(0, ...all.filter(({ status }) => status >= 400).map(({ ms }) => ms)),
    ),
    statuses,
    ends,
  };
}

function countsOf(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

/** A sign-in as far as home, or until an answer leads nowhere. */
async function arrive(n: number): Promise<Journey> {
  const start = performance.now();
  const answers: Answer[] = [];
  const cookies = new Map<string, string>();
  let path = "/login";
  for (;;) {
    const answer = await ask(path, { n, cookies });
    answers.push(answer);
    const { status, headers } = answer;
    const again = secondsOf(headers);
    const ms = performance.now() - start;
    if (headers.location !== undefined && status < 400) path = headers.location;
    else if (status === 503 && again !== null && ms < PATIENCE_MS) await delay(again * 1000);
    else return { ms, answers, path };
  }
}

/** The retry time that a page or an answer gives; null if it gives none. */
function secondsOf({ refresh, "retry-after": after }: IncomingMessage["headers"]): number | null {
  const seconds = Number.parseInt(typeof refresh === "string" ? refresh : (after ?? ""), 10);
  return Number.isNaN(seconds) ? null : seconds;
}

/** Each member's form differs, because the same form sent twice at once is one sign-in. */
const signInOf = (n: number): string =>
  new URLSearchParams({ username: "sub", password: "Sandbox-2026", member: `${n}` }).toString();

type Member = { readonly n: number; readonly cookies: Map<string, string> };

function ask(path: string, member: Member): Promise<Answer> {
  const { n, cookies } = member;
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const start = performance.now();
  const isForm = path === "/login";
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const sent = request(new URL(path, ORIGIN), {
    agent,
    method: isForm ? "POST" : "GET",
    headers: {
      cookie,
      ...(isForm ? { origin: ORIGIN, "content-type": "application/x-www-form-urlencoded" } : {}),
    },
  });
  sent.on("response", (answer) => {
    for (const line of answer.headers["set-cookie"] ?? []) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    answer.resume().on("end", () => {
      const { statusCode: status = 0, headers } = answer;
      resolve({ status, headers, ms: performance.now() - start });
    });
  });
  sent.on("error", (error: NodeJS.ErrnoException) => {
    // The server closed the connection meanwhile: a browser would also take another one.
    if (sent.reusedSocket && error.code === "ECONNRESET") resolve(ask(path, member));
    else if (error.code === "ECONNRESET")
      resolve({ status: 0, headers: {}, ms: performance.now() - start });
    else reject(error);
  });
  sent.end(isForm ? signInOf(n) : undefined);
  return promise;
}

/** Limits that a crowd breaks if it is not let in by turns. */
function brokenBy(crowd: Crowd & ReturnType<typeof figuresOf>): string[] {
  const { members, callMs, home, homeInTime, longestRequestMs } = crowd;
  const mustBeInTime = members <= 200 && callMs <= 50;
  return brokenOf([
    [home === members, `${home} reached home`],
    [homeInTime === members || !mustBeInTime, `${homeInTime} reached home within ${IN_TIME_MS} ms`],
    [longestRequestMs <= LONGEST_REQUEST_MS, `a request took ${longestRequestMs} ms`],
  ]).map((what) => `${members} sign-ins with calls of ${callMs} ms: ${what}`);
}
