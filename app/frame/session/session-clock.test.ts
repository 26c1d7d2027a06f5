import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createSessionClock } from "./session-watch.tsx";

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Two tabs that hear each other, as a BroadcastChannel lets them. */
function openTabs(count = 1) {
  const hearing: ((event: MessageEvent) => void)[] = [];
  return Array.from({ length: count }, (_none, own) => {
    const left = vi.fn<() => void>();
    const tabs = {
      postMessage: (data: unknown) =>
        hearing.forEach((hear, at) => at !== own && hear(new MessageEvent("message", { data }))),
      addEventListener: (_type: string, listener: unknown) => {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the clock listens to messages only
        hearing[own] = listener as (event: MessageEvent) => void;
      },
    };
    return { left, clock: createSessionClock(tabs, left) };
  });
}

function only<Tab>(tabs: readonly Tab[], at = 0): Tab {
  const tab = tabs[at];
  if (tab === undefined) throw new RangeError("no such tab");
  return tab;
}

const inMinutes = (minutes: number, extendable = true) => {
  const endsAt = Date.now() + minutes * 60_000;
  return { endsAt, warnAt: endsAt - 120_000, extendable };
};

test("the session warning comes two minutes before the end, counts down, and the page is left at the end", () => {
  const { clock, left } = only(openTabs());
  clock.tell(inMinutes(15));
  vi.advanceTimersByTime(13 * 60_000 - 1);
  expect(clock.current()).toBeNull();
  vi.advanceTimersByTime(1);
  expect(clock.current()).toEqual({ minutesLeft: 2, extendable: true });
  vi.advanceTimersByTime(60_000);
  expect(clock.current()).toEqual({ minutesLeft: 1, extendable: true });
  vi.advanceTimersByTime(40_000);
  expect(clock.current()).toEqual({ minutesLeft: 0, extendable: true });
  expect(left).not.toHaveBeenCalled();
  vi.advanceTimersByTime(20_000);
  expect(clock.current()).toBeNull();
  expect(left).toHaveBeenCalled();
});

test("listeners of the session clock are called at each change of the warning, and not otherwise", () => {
  const { clock } = only(openTabs());
  const heard = vi.fn<() => void>();
  const forget = clock.subscribe(heard);
  clock.tell(inMinutes(15));
  clock.update();
  expect(heard).toHaveBeenCalledTimes(0);
  vi.advanceTimersByTime(13 * 60_000);
  expect(heard).toHaveBeenCalledTimes(1);
  clock.tell(inMinutes(15));
  expect(heard).toHaveBeenCalledTimes(2);
  forget();
  clock.tell(inMinutes(1));
  expect(heard).toHaveBeenCalledTimes(2);
});

test("a log-out in one tab leaves the member's pages in other tabs, but not the pages of visitors", () => {
  const tabs = openTabs(3);
  const [one, member, visitor] = [only(tabs), only(tabs, 1), only(tabs, 2)];
  member.clock.tell(inMinutes(15));
  visitor.clock.rest();
  one.clock.tell(null);
  expect(member.left).toHaveBeenCalledTimes(1);
  expect(visitor.left).not.toHaveBeenCalled();
  expect(one.left).not.toHaveBeenCalled();
});
