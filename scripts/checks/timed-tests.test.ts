import { expect, test } from "vitest";
import { findTimedPlaces } from "./timed-tests.ts";

const whyOf = (source: string) => findTimedPlaces("a.test.ts", source).map(({ why }) => why);

test.each([
  ["a test's own time limit", "test('a', async () => {}, 60_000);"],
  ["a hook's own time limit", "beforeAll(async () => {}, 120_000);"],
  ["a table's own time limit", "test.each([1])('a', async () => {}, 60_000);"],
  ["a time limit set inside", "test.setTimeout(90_000);"],
  ["an option", "expect.poll(read, { timeout: 3000 });"],
  ["an option by a constant", "expect.poll(read, { timeout: BACK_MS });"],
  ["a wait with a default of a second", "vi.waitFor(() => 1);"],
  ["a sleep", "await new Promise((resolve) => setTimeout(resolve, 50));"],
  ["an imported sleep", "await sleep(200);"],
  ["an imported sleep by a constant", "await sleep(PAUSE_MS);"],
  ["a shortened deadline", "useWorld({ env: { GATEWAY_TIMEOUT_MS: '3000' } });"],
  ["a shortened window", "start({ LOGIN_WINDOW_S: 3 });"],
  ["a duration with a bound", "expect(performance.now() - began).toBeLessThan(500);"],
  ["a duration with a bound by a constant", "expect(median).toBeLessThanOrEqual(SLOWER_MS);"],
])("%s is a limit of time", (_what, source) => {
  expect(whyOf(source)).toHaveLength(1);
});

test.each([
  ["the next turn", "await new Promise((resolve) => setTimeout(resolve, 0)); await settle(0);"],
  ["a long deadline", "useWorld({ env: { GATEWAY_TIMEOUT_MS: '100000' } });"],
  ["a bound of another kind", "expect(html.indexOf('a')).toBeLessThan(html.indexOf('b'));"],
  ["a timer on a turned clock", "vi.useFakeTimers(); setTimeout(ring, 50);"],
  ["a deadline on a turned clock", "skipWaits(); start({ GATEWAY_TIMEOUT_MS: '3000' });"],
  ["a part of what `it` stands for", "list.map((it) => it.text.slice(0, 40));"],
  ["a sleep given by the caller", "const pause = (ms: number) => sleep(ms);"],
  ["a number of another kind", "amounts(50_000, 20_000); test('a', () => {});"],
])("%s is no limit of time", (_what, source) => {
  expect(whyOf(source)).toEqual([]);
});

test("a place is told by its line", () => {
  expect(findTimedPlaces("a.test.ts", "\n\nvi.waitFor(() => 1);")).toMatchObject([{ line: 3 }]);
});
