import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { COPIED_DISMISS_AFTER } from "../ui/actions/CopyButton.tsx";
import { createSnackbar, type FlashMessage } from "./snackbar.ts";

const first: FlashMessage = { status: "success", text: "first", dismissAfter: 3000 };
const second: FlashMessage = { status: "alert", text: "second", dismissAfter: 5000 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function twoQueued() {
  const snackbar = createSnackbar();
  snackbar.push(first);
  snackbar.push(second);
  return snackbar;
}

test("COMP-01 COMP-04 messages show one at a time, and a late dismissal or report skips none", () => {
  const snackbar = twoQueued();
  expect(snackbar.current()).toEqual({ message: first, leaving: false });
  snackbar.dismiss();
  expect(snackbar.current()).toEqual({ message: first, leaving: true });
  snackbar.gone();
  expect(snackbar.current()).toEqual({ message: second, leaving: false });
  const late = twoQueued();
  late.dismiss();
  late.dismiss();
  late.gone();
  late.gone();
  expect(late.current()?.message).toBe(second);
});

test("COMP-03 CONST-09 a message is dismissed after its own time, which stops while it is held", () => {
  const snackbar = twoQueued();
  vi.advanceTimersByTime(2999);
  expect(snackbar.current()).toEqual({ message: first, leaving: false });
  vi.advanceTimersByTime(1);
  expect(snackbar.current()).toEqual({ message: first, leaving: true });
  const held = twoQueued();
  vi.advanceTimersByTime(2000);
  held.hold();
  vi.advanceTimersByTime(60_000);
  expect(held.current()).toEqual({ message: first, leaving: false });
  held.release();
  vi.advanceTimersByTime(3000);
  expect(held.current()).toEqual({ message: first, leaving: true });
  expect(COPIED_DISMISS_AFTER).toBe(5000);
});

test("a message pushed to an empty snackbar shows at once, and listeners are called at each change", () => {
  const snackbar = createSnackbar();
  const seen: (string | undefined)[] = [];
  const stop = snackbar.subscribe(() => seen.push(snackbar.current()?.message.text));
  snackbar.push(first);
  vi.advanceTimersByTime(3000 + 1000);
  expect(snackbar.current()).toBeNull();
  stop();
  snackbar.push(second);
  expect(seen).toEqual(["first", "first", undefined]);
});

test("an interrupting message shows at once, stays, and gives way when withdrawn or dismissed", () => {
  const snackbar = twoQueued();
  const withdraw = snackbar.interrupt({ status: "alert", text: "offline" });
  const id = snackbar.current()?.message.id;
  vi.advanceTimersByTime(1e7);
  expect(snackbar.current()).toMatchObject({ message: { text: "offline" }, leaving: false });
  withdraw();
  expect(snackbar.current()?.message).toBe(first);
  snackbar.interrupt({ status: "alert", text: "offline" });
  expect(snackbar.current()?.message.id).not.toBe(id);
  snackbar.dismiss();
  snackbar.gone();
  expect(snackbar.current()?.message).toBe(first);
});
