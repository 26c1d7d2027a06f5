import { expect, test } from "vitest";
import { GatewayBusyError } from "../errors.ts";
import type { RequestTicket } from "./admission.ts";
import { createRequestQueue, type RequestQueue } from "./request-queue.ts";

type Entering = { optional?: boolean; path?: string; ticket?: RequestTicket; signal?: AbortSignal };

const member = (): RequestTicket => ({ isSignedIn: true });
const visitor = (): RequestTicket => ({ isSignedIn: false });

/** Enters and records `name` when its turn comes. */
function enter(line: RequestQueue, came: string[], name: string, more: Entering = {}) {
  const { optional = false, path = "programs", ticket = member() } = more;
  const signal = more.signal ?? new AbortController().signal;
  const slot = line.acquire({ call: { method: "GET", path }, ticket, optional, signal });
  return slot.then((leave) => {
    came.push(name);
    return leave;
  });
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

test("a queue gives out no more connections than it has, in order of arrival, and takes each back once", async () => {
  const line = createRequestQueue(2);
  const came: string[] = [];
  const turns = ["a", "b", "c", "d", "e"].map((name) => enter(line, came, name));
  await settle();
  expect(came).toEqual(["a", "b"]);
  expect(line.measure()).toMatchObject({ waitingCalls: 3, waitingRequests: 3, busyConnections: 2 });
  (await turns[1])?.();
  await settle();
  expect(came).toEqual(["a", "b", "c"]);
  // A place given back twice is one place.
  (await turns[1])?.();
  await settle();
  expect(came).toEqual(["a", "b", "c"]);
  (await turns[0])?.();
  (await turns[2])?.();
  await settle();
  expect(came).toEqual(["a", "b", "c", "d", "e"]);
});

test("calls of a request under way go before requests that have not begun, which begin in order of arrival", async () => {
  const line = createRequestQueue(1);
  const came: string[] = [];
  const [a, b] = [member(), member()];
  const first = await enter(line, came, "a1", { ticket: a });
  const others = ["b1", "b2"].map((name) => enter(line, came, name, { ticket: b }));
  const last = enter(line, came, "c");
  const later = ["a2", "a3"].map((name) => enter(line, came, name, { ticket: a }));
  expect(line.measure()).toMatchObject({ waitingCalls: 5, waitingRequests: 2 });
  first();
  for (const turn of [...later, ...others, last]) (await turn)();
  expect(came).toEqual(["a1", "a2", "a3", "b1", "b2", "c"]);
  expect(line.measure()).toMatchObject({ waitingCalls: 0, begunRequests: 3, turnedAway: 0 });
});

test("requests of members begin before those of visitors, and each gets its callback at its turn", async () => {
  const line = createRequestQueue(1);
  const came: string[] = [];
  const first = await enter(line, came, "a");
  const { signal } = new AbortController();
  const told: string[] = [];
  const ask = (name: string, ticket: RequestTicket) =>
    line.acquire({
      call: { method: "GET", path: "programs" },
      ticket,
      optional: false,
      signal,
      onBegin: () => told.push(name),
    });
  const visiting = ask("visitor", visitor());
  const entering = [ask("member 1", member()), ask("member 2", member())];
  first();
  for (const turn of [...entering, visiting]) (await turn)();
  expect(told).toEqual(["member 1", "member 2", "visitor"]);
});

test("a call whose signal aborts leaves the queue at once", async () => {
  const line = createRequestQueue(1);
  const came: string[] = [];
  const leaving = new AbortController();
  const first = await enter(line, came, "a");
  const left = enter(line, came, "b", { signal: leaving.signal });
  const next = enter(line, came, "c");
  const why = new Error("gone");
  leaving.abort(why);
  await expect(left).rejects.toBe(why);
  expect(line.measure().waitingRequests).toBe(1);
  first();
  await next;
  expect(came).toEqual(["a", "c"]);
  await expect(enter(line, came, "d", { signal: leaving.signal })).rejects.toBe(why);
});

const MS = 1000;
/** A clock that a test turns; requests take as long as stated. */
async function lineAt(slots: number, requestMs: number) {
  let time = 0;
  const told: number[] = [];
  const options = { mostRequests: 4, waitMs: 6 * MS, now: () => time };
  const line = createRequestQueue(slots, { ...options, onTurnedAway: (n) => told.push(n) });
  const came: string[] = [];
  for (let n = 0; n < 40; n += 1) {
    const leave = await enter(line, came, "before");
    time += requestMs;
    leave();
  }
  const pass = (ms: number) => (time += ms);
  return { line, came: came.splice(0) && came, told, pass };
}
const fault = (turn: Promise<unknown>) => turn.catch((error: unknown) => error);

test("a full queue refuses a new request at once, and takes another call of a request that waits", async () => {
  const { line, came, told } = await lineAt(1, 1);
  const first = await enter(line, came, "a");
  const c = member();
  const waiting = ["b", "c", "d", "e"].map((name) =>
    enter(line, came, name, { ticket: name === "c" ? c : member() }),
  );
  const refused = await fault(enter(line, came, "f"));
  expect(refused).toBeInstanceOf(GatewayBusyError);
  expect(refused).toMatchObject({ entry: 1, method: "GET", path: "programs", isUnsent: true });
  expect([told, line.measure().turnedAway]).toEqual([[4], 1]);
  const more = enter(line, came, "c2", { ticket: c });
  first();
  const [b, c1, ...rest] = waiting;
  (await b)?.();
  // With one request gone there is room for another.
  const late = enter(line, came, "f");
  for (const turn of [c1, more, ...rest, late]) (await turn)?.();
  expect(came).toEqual(["a", "b", "c", "c2", "d", "e", "f"]);
});

test("a request that would wait too long, judged by how long requests took lately, is refused with the seconds after which to return", async () => {
  const { line, came, pass } = await lineAt(2, 5 * MS);
  const a = member();
  await enter(line, came, "a1", { ticket: a });
  await enter(line, came, "a2", { ticket: a });
  // Two places of 5 s: the next begins after 2.5 s, the second after 5, the third after 7.5.
  const waiting = [enter(line, came, "c"), enter(line, came, "d")];
  const back = [];
  for (let n = 0; n < 3; n += 1) back.push(await fault(enter(line, came, "e")));
  expect(back.map((error) => error instanceof GatewayBusyError && error.retryAfter)).toEqual([
    5, 7, 10,
  ]);
  // The time does not grow without end: an hour's wait is reported as a minute at most.
  for (let n = 0; n < 60; n += 1) {
    const error = await fault(enter(line, came, "e"));
    const { retryAfter } = error instanceof GatewayBusyError ? error : { retryAfter: 0 };
    expect(retryAfter).toBeGreaterThanOrEqual(2);
    expect(retryAfter).toBeLessThanOrEqual(60);
  }
  // Two calls silent for ten minutes count as half a minute for each recent request.
  pass(600 * MS);
  expect(await fault(enter(line, came, "e"))).toMatchObject({ retryAfter: 31 });
  expect(waiting).toHaveLength(2);
});

test("a request with less time left than its wait would take is refused at once", async () => {
  const { line, came } = await lineAt(2, 1 * MS);
  for (const name of ["a", "b"]) await enter(line, came, name);
  // Two places of 1 s: the next begins after half a second. The clock stands at 40 s.
  const hurried = (endsAt: number) => enter(line, came, "c", { ticket: { ...member(), endsAt } });
  expect(await fault(hurried(40.4 * MS))).toMatchObject({ name: "GatewayBusyError" });
  void hurried(40.6 * MS);
  expect(line.measure()).toMatchObject({ waitingRequests: 1, turnedAway: 1 });
});

test("calls that a silent gateway holds make the expected wait longer, and new requests are refused", async () => {
  const { line, came, pass } = await lineAt(2, 1 * MS);
  for (const name of ["a", "b"]) await enter(line, came, name);
  void enter(line, came, "c");
  // The limit is 6 s: the two running calls have already taken longer than earlier requests.
  pass(100 * MS);
  expect(await fault(enter(line, came, "d"))).toMatchObject({ name: "GatewayBusyError" });
});

test("a queue of slow requests lets few begin, so that their later calls find connections", async () => {
  const { line, came } = await lineAt(12, 60 * MS);
  const slots = [];
  for (const name of ["a", "b", "c"]) slots.push(enter(line, came, name));
  await settle();
  expect([came, line.measure().busyConnections]).toEqual([["a", "b"], 2]);
  (await slots[0])?.();
  await settle();
  expect(came).toEqual(["a", "b", "c"]);
});

test("optional calls of one path hold two connections at most, so that calls of other paths pass", async () => {
  const line = createRequestQueue(12);
  const came: string[] = [];
  const hung = { optional: true, path: "ebill/hasEbill" };
  const turns = Array.from({ length: 20 }, (_, n) => enter(line, came, `hung${n}`, hung));
  await settle();
  expect(came).toEqual(["hung0", "hung1"]);
  await enter(line, came, "other", { optional: true, path: "pcp/members" });
  // A required call of the same path is not held back.
  await enter(line, came, "needed", { path: "ebill/hasEbill" });
  expect(came).toEqual(["hung0", "hung1", "other", "needed"]);
  (await turns[0])?.();
  (await turns[1])?.();
  await settle();
  // The required call still holds one of the path's two places.
  expect(came.slice(4)).toEqual(["hung2"]);
});

const requestOf = (person: string): RequestTicket => ({ isSignedIn: true, person });

test("one person's twenty requests begin only up to that person's share, and other people's begin at once", async () => {
  const line = createRequestQueue(12);
  const came: string[] = [];
  for (let n = 0; n < 20; n += 1) void enter(line, came, `a${n}`, { ticket: requestOf("a") });
  await settle();
  expect(came).toEqual(["a0", "a1"]);
  void enter(line, came, "b", { ticket: requestOf("b") });
  void enter(line, came, "sign-in", { ticket: visitor() });
  await settle();
  expect(came).toEqual(["a0", "a1", "b", "sign-in"]);
  expect(line.measure()).toMatchObject({ waitingRequests: 18, busyConnections: 4 });
});

test("waiting members are served in rotation, each member's requests in the order they came", async () => {
  const line = createRequestQueue(1);
  const came: string[] = [];
  const first = await enter(line, came, "z", { ticket: requestOf("z") });
  const names = ["a1", "a2", "a3", "b1", "b2", "c1"];
  const waiting = names.map((name) =>
    enter(line, came, name, { ticket: requestOf(name.slice(0, 1)) }),
  );
  first();
  const turns = new Map(names.map((name, at) => [name, waiting[at]]));
  for (const name of ["a1", "b1", "c1", "a2", "b2", "a3"]) (await turns.get(name))?.();
  expect(came).toEqual(["z", "a1", "b1", "c1", "a2", "b2", "a3"]);
});

test("a person's 51st waiting request is turned away, another person's waits", async () => {
  const line = createRequestQueue(1);
  const came: string[] = [];
  void enter(line, came, "first", { ticket: requestOf("a") });
  for (let n = 0; n < 50; n += 1) void enter(line, came, `a${n}`, { ticket: requestOf("a") });
  await expect(enter(line, came, "a50", { ticket: requestOf("a") })).rejects.toThrow(
    GatewayBusyError,
  );
  void enter(line, came, "b", { ticket: requestOf("b") });
  await settle();
  expect(line.measure()).toMatchObject({ waitingRequests: 51, turnedAway: 1 });
});
