import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { createAnswerCache } from "./cache/cache.ts";
import { defineCall } from "./call.ts";
import type { CallTime } from "./gateway.ts";
import { findWithShortTimeout } from "./call-functions.ts";
import { gatewayWith, OPTIONAL_TIMEOUT_MS, ownedAnswers } from "./send/gateway-server.fixture.ts";
import { createRequestQueue } from "./queue/request-queue.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
afterEach(() => void vi.useRealTimers());

const any = { summary: "", answer: z.literal("answer") };
const needed = [
  defineCall({ path: "programs", ...any }),
  defineCall({ path: "handbook/ooc", ...any }),
  defineCall({ path: "claims/metadata", ...any }),
  defineCall({ path: "eligibility/family", ...any }),
];
const menu = [
  defineCall({ path: "referrals/hasReferrals", ...any }),
  defineCall({ path: "ebill/hasEbill", ...any }),
  defineCall({ path: "medicare-materials/eligibility", ...any }),
];
const optionalCall = defineCall({ path: "group-detail", optional: true, ...any });

const CALL_MS = 30;
const PAGES = 20;

test("20 pages opened at once get all optional answers, even where calls wait for a connection longer than the optional time-out", async () => {
  // Two connections; each call takes its time.
  const queue = createRequestQueue(2);
  const send = async () => {
    await new Promise((resolve) => setTimeout(resolve, CALL_MS));
    return Response.json("answer");
  };
  const connections = { poolFor: () => ({ queue, send }) };
  const cache = createAnswerCache(1_000_000, () => false);
  const took: CallTime[] = [];
  const open = (n: number) => {
    const onCall = (_call: unknown, time: CallTime) => void took.push(time);
    const gateway = gatewayWith(
      { connections },
      { cache, answers: ownedAnswers(`session-${n}`), onCall },
    );
    return Promise.all([
      ...menu.map((call) => findWithShortTimeout(gateway, call)),
      findWithShortTimeout(gateway, optionalCall),
      ...needed.map((call) => gateway.read(call)),
    ]);
  };
  const pages: Promise<unknown>[] = [];
  for (let n = 0; n < PAGES; n += 1) {
    pages.push(open(n));
    // Requests come one after the other, even within one millisecond.
    await nextTurn();
  }
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await Promise.all(pages)).toEqual(pages.map(() => Array(8).fill("answer")));
  // Otherwise the test would prove nothing.
  const waits = took.map(({ waitMs }) => waitMs).toSorted((a, b) => a - b);
  expect(waits).toHaveLength(8 * PAGES);
  expect(waits[0]).toBeLessThan(OPTIONAL_TIMEOUT_MS / 2);
  expect(waits.at(-1)).toBeGreaterThan(OPTIONAL_TIMEOUT_MS);
  for (const { ms, waitMs } of took) expect(ms - waitMs).toBeGreaterThan(CALL_MS / 2);
});
