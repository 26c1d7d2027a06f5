import { expect, test } from "vitest";
import { createPace } from "./pace.ts";

/** A pace by a clock that a test sets, and a request that holds a connection for some time. */
function start() {
  let time = 0;
  const pace = createPace(() => time);
  const pass = (ms: number) => void (time += ms);
  const hold = (ms: number) => {
    pace.begin();
    const end = pace.hold();
    pass(ms);
    end();
  };
  return { pace, pass, hold };
}

test("a pace is unknown before the first request, then the mean of what requests held", () => {
  const { pace, hold } = start();
  expect(pace.requestMs()).toBe(0);
  hold(100);
  expect(pace.requestMs()).toBe(100);
  for (let n = 0; n < 20; n += 1) hold(100);
  expect(pace.requestMs()).toBeCloseTo(100);
});

test("the pace of requests is an average over about the last thirty of them", () => {
  const { pace, hold } = start();
  for (let n = 0; n < 500; n += 1) hold(1000);
  for (let n = 0; n < 32; n += 1) hold(0);
  expect(pace.requestMs() / 1000).toBeCloseTo(1 / Math.E, 1);
});

test("calls that are not answered slow a pace down, once enough requests have begun", () => {
  for (const [begun, slowed] of [
    [10, false],
    [30, true],
  ] as const) {
    const { pace, pass, hold } = start();
    for (let n = 0; n < begun; n += 1) hold(10);
    pace.hold();
    pass(60_000);
    expect([begun, pace.requestMs() > 1000]).toEqual([begun, slowed]);
  }
});
