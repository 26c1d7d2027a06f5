import { parseSetCookie } from "cookie";
import { RouterContextProvider, type MiddlewareFunction } from "react-router";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { dayOf } from "#app/rules/dates/plain-date.ts";
import { demoEnvironment } from "#server/sandbox/personas/demo-environment.ts";
import { sessionKey } from "#server/session/session-key.ts";
import { createSession, type Session } from "#server/session/session.ts";
import type { SessionEnd } from "#server/session/store-scope.ts";
import { createPendingSession } from "#server/session/session.ts";
import type { SessionState } from "#server/session/sign-in-state.ts";
import { keepLog } from "#server/log/quiet-log.fixture.ts";

const NOON = new Date("2026-11-21T12:00:00-08:00");
const MINUTE_MS = 60_000;
const outside = { ...process.env };

/** The parts of a process, with the settings of the demo. */
async function startProcess() {
  // Keeps its audit trail out of the output of the tests.
  keepLog();
  Object.assign(process.env, demoEnvironment({ port: 3000, sandboxPort: 4000 }));
  // A process creates its runtime once; other test files must not get this one.
  vi.resetModules();
  const [runtime, clock, transport, state, { log }, { brand }, { session }] = await Promise.all([
    import("#server/runtime.ts"),
    import("./clock.ts"),
    import("./transport.ts"),
    import("./session-state.ts"),
    import("./log.ts"),
    import("./brand.ts"),
    import("./session.ts"),
  ]);
  const { answers } = runtime.getRuntime();
  return { answers, ...clock, ...transport, ...state, chain: [log, brand, session] };
}

let app: Awaited<ReturnType<typeof startProcess>>;
beforeAll(async () => {
  app = await startProcess();
});
afterAll(() => {
  vi.resetModules();
  for (const name of Object.keys(process.env)) if (!(name in outside)) delete process.env[name];
  Object.assign(process.env, outside);
});
/** The reasons of sessions' ends, as reported to the metrics. */
const ends: SessionEnd[] = [];
const observer = {
  gatewayCall: () => undefined,
  gatewayRead: () => undefined,
  audited: () => undefined,
  sessionEnded: (reason: SessionEnd) => void ends.push(reason),
};

/** Sends a request with `cookies`; resolves to the browser's cookies after it. */
async function request(
  cookies: ReadonlyMap<string, string>,
  work: (state: SessionState) => Promise<unknown>,
  now = NOON,
): Promise<Map<string, string>> {
  const header = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const asked = new Request("http://localhost:3000/home", { headers: { cookie: header } });
  const context = new RouterContextProvider();
  const facts = { requestId: "request-1", nonce: "", clientAddress: null, report: {} };
  context.set(app.transportContext, { ...facts, observer });
  context.set(app.clockContext, { now, today: dayOf(now) });
  const given = { request: asked, url: new URL(asked.url), context, params: {}, pattern: "/home" };
  const last = async (): Promise<Response> => {
    await work(context.get(app.sessionContext));
    return new Response();
  };
  const through = (next: () => Promise<Response>, each: MiddlewareFunction<Response>) => {
    let answer: Promise<Response> | undefined;
    const goOn = () => (answer ??= next());
    return async () => (await each(given, goOn)) ?? goOn();
  };
  const response = await app.chain.reduceRight(through, last)();
  const held = new Map(cookies);
  for (const line of response.headers.getSetCookie()) {
    const { name, value = "" } = parseSetCookie(line);
    if (value === "") held.delete(name);
    else held.set(name, value);
  }
  return held;
}

/** A new session of that member. */
const sessionOf = (memberKey: string): Session =>
  createSession("token", { memberKey, role: null, issuedByRole: null }, 1, NOON);
const wayOf = (memberKey: string) => createPendingSession(sessionOf(memberKey));

const CACHED = { lifetime: "session", now: NOON } as const;
const keepAnswerOf = ({ id }: Session) =>
  app.answers.getOrLoad(sessionKey(id), "account?", CACHED, async () => ({ value: id, bytes: 10 }));
const holds = ({ id }: Session) =>
  app.answers.find(sessionKey(id), "account?", CACHED) !== undefined;

/** The cookies of a signed-in browser whose session has a cached answer. */
async function signedIn() {
  const session = sessionOf("member");
  const cookies = await request(new Map(), (state) => state.startSession(session));
  await keepAnswerOf(session);
  return { session, cookies };
}

test.each<readonly [string, (state: SessionState) => Promise<unknown>]>([
  ["log-out", (state) => state.end()],
  [
    "a new session, as after a change of password",
    (state) => state.startSession(sessionOf("member")),
  ],
  [
    "a new pending session, as after a change of group",
    (state) => state.startPending(wayOf("member")),
  ],
  [
    "a pending session with a grace period, as after login-as",
    (state) => state.startPending(wayOf("other"), { graceful: true }),
  ],
])("LOGOUT-11 T-39 a session's cached answers are dropped after %s", async (_name, work) => {
  const { session, cookies } = await signedIn();
  const elsewhere = sessionOf("member");
  await keepAnswerOf(elsewhere);
  expect(holds(session)).toBe(true);
  await request(cookies, work);
  expect(holds(session)).toBe(false);
  expect(holds(elsewhere)).toBe(true);
});

test("T-39 cached answers are dropped after a pending session ended and after an idle one", async () => {
  for (const work of [
    (state: SessionState) => state.end(),
    (state: SessionState) => state.startPending(wayOf("other")),
  ]) {
    const way = wayOf("member");
    const cookies = await request(new Map(), (state) => state.startPending(way));
    await keepAnswerOf(way);
    await request(cookies, work);
    expect(holds(way)).toBe(false);
  }
  const { session, cookies } = await signedIn();
  const after = (minutes: number) => new Date(NOON.getTime() + minutes * MINUTE_MS);
  await request(cookies, async () => {}, after(5));
  expect(holds(session)).toBe(true);
  await request(cookies, async () => {}, after(30));
  expect(holds(session)).toBe(false);
});

test("the end of a session is reported once: idle, ended before, or unreadable", async () => {
  const idle = (await signedIn()).cookies;
  const copied = (await signedIn()).cookies;
  const forged = new Map((await signedIn()).cookies);
  forged.set("access_token", "not-sealed");
  await request(copied, (state) => state.end());
  ends.length = 0;
  const later = new Date(NOON.getTime() + 30 * MINUTE_MS);
  for (const [cookies, now, reason] of [
    [idle, later, "idle"],
    [copied, NOON, "ended-before"],
    [forged, NOON, "unreadable"],
  ] as const) {
    const left = await request(cookies, async () => {}, now);
    await request(left, async () => {}, now);
    expect(ends.splice(0)).toEqual([reason]);
  }
  await request((await signedIn()).cookies, async () => {});
  expect(ends).toEqual([]);
});

test("cached answers of a pending session stay when it becomes the session", async () => {
  const way = wayOf("member");
  const cookies = await request(new Map(), (state) => state.startPending(way));
  await keepAnswerOf(way);
  await request(cookies, (state) => state.completePending());
  expect(holds(way)).toBe(true);
});

test("T-11 a page may set a new notice while it shows another", async () => {
  const left = await request(new Map(), async (state) => state.setFlash("logged-out"));
  expect(left.get("notice")).toBe("logged-out");
  const shown = await request(left, async (state) => {
    expect(state.takeFlash()).toBe("logged-out");
    state.setFlash("form-kept");
  });
  expect(shown.get("notice")).toBe("form-kept");
  const last = await request(shown, async (state) => expect(state.takeFlash()).toBe("form-kept"));
  expect(last.has("notice")).toBe(false);
});

test("the staff token's cookie is removed when staff stop acting for a member", async () => {
  const staff = { memberKey: "staff", role: "logInAsAnyone", token: "staff-token", expires: 0 };
  const acting = { ...sessionOf("member"), staff };
  const cookies = await request(new Map(), (state) => state.startSession(acting));
  expect(cookies.has("staff_token")).toBe(true);
  for (const work of [
    (state: SessionState) => state.startSession(sessionOf("staff")),
    (state: SessionState) => state.startPending(wayOf("staff")),
    (state: SessionState) => state.end(),
  ]) {
    expect((await request(cookies, work)).has("staff_token")).toBe(false);
  }
});
