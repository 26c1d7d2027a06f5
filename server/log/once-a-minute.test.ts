import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createFaultLog } from "./once-a-minute.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => void vi.useRealTimers());

test("a fault of the shared store is logged by its reason, once a minute", () => {
  const warn = vi.fn<Parameters<typeof createFaultLog>[0]["warn"]>();
  const tell = createFaultLog({ warn });
  const refused = new Error("WRONGPASS invalid username-password pair");
  tell(refused);
  tell(refused);
  // An error of another kind is logged, too.
  const other = new TypeError("not a reply");
  tell(other);
  expect(warn.mock.calls).toEqual([
    [{ reason: "WRONGPASS", error: refused }, "fault of shared store"],
    [{ error: other }, "fault of shared store"],
  ]);
  vi.advanceTimersByTime(60_000);
  const broken = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
  tell(broken);
  expect(warn.mock.calls.slice(2)).toEqual([[{ error: broken }, "fault of shared store"]]);
});
