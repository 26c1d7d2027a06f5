import { expect, test } from "vitest";
import { GatewayBusyError } from "./errors.ts";
import { createRequestQueue, type RequestQueue } from "./request-queue.ts";

/** Enters and writes `name` down when its turn has come. */
function enter(
  line: RequestQueue,
  came: string[],
  name: string,
  more: { optional?: boolean; path?: string; requestId?: string; signal?: AbortSignal } = {},
) {
  const { optional = false, path = "programs", requestId = name } = more;
  const signal = more.signal ?? new AbortController().signal;
  const turn = line.acquire({ call: { method: "GET", path }, requestId, optional, signal });
  return turn.then((leave) => {
    came.push(name);
    return leave;
  });
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

test("no more than its places are taken at once, and who waits comes in the order of coming", async () => {
  const line = createRequestQueue(2);
  const came: string[] = [];
  const turns = ["a", "b", "c", "d", "e"].map((name) => enter(line, came, name));
  await settle();
  expect(came).toEqual(["a", "b"]);
  expect(line.waiting()).toBe(3);
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

test("a burst of one request holds another one up by its own length and no more", async () => {
  const line = createRequestQueue(1);
  const came: string[] = [];
  const burst = ["a1", "a2", "a3"].map((name) => enter(line, came, name, { requestId: "a" }));
  const other = enter(line, came, "b");
  const later = enter(line, came, "a4", { requestId: "a" });
  for (const turn of [...burst, other]) (await turn)();
  await later;
  expect(came).toEqual(["a1", "a2", "a3", "b", "a4"]);
});

test("who leaves gives up the wait, and nobody waits behind them", async () => {
  const line = createRequestQueue(1);
  const came: string[] = [];
  const leaving = new AbortController();
  const first = await enter(line, came, "a");
  const left = enter(line, came, "b", { signal: leaving.signal });
  const next = enter(line, came, "c");
  const why = new Error("gone");
  leaving.abort(why);
  await expect(left).rejects.toBe(why);
  expect(line.waiting()).toBe(1);
  first();
  await next;
  expect(came).toEqual(["a", "c"]);
  await expect(enter(line, came, "d", { signal: leaving.signal })).rejects.toBe(why);
});

test("a request beyond the longest line is refused at once; one that is in line goes on", async () => {
  const line = createRequestQueue(1, 2);
  const came: string[] = [];
  const first = await enter(line, came, "a");
  const second = enter(line, came, "b");
  const third = enter(line, came, "c");
  const refused = await enter(line, came, "d").catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(GatewayBusyError);
  expect(refused).toMatchObject({ entry: 1, method: "GET", path: "programs" });
  const more = enter(line, came, "c2", { requestId: "c" });
  expect(line.waiting()).toBe(3);
  first();
  (await second)();
  // With one request gone there is room for another.
  const late = enter(line, came, "d");
  (await third)();
  (await more)();
  await late;
  expect(came).toEqual(["a", "b", "c", "c2", "d"]);
});

test("where answers of one optional path hang, those of other paths still pass", async () => {
  const line = createRequestQueue(12);
  const came: string[] = [];
  const hung = { optional: true, path: "ebill/hasEbill" };
  const turns = Array.from({ length: 20 }, (_, n) => enter(line, came, `hung${n}`, hung));
  await settle();
  expect(came).toEqual(["hung0", "hung1"]);
  await enter(line, came, "other", { optional: true, path: "pcp/members" });
  // The same path is not held back for a page that needs it.
  await enter(line, came, "needed", { path: "ebill/hasEbill" });
  expect(came).toEqual(["hung0", "hung1", "other", "needed"]);
  (await turns[0])?.();
  (await turns[1])?.();
  await settle();
  // The one that was needed still holds one of the path's two places.
  expect(came.slice(4)).toEqual(["hung2"]);
});
