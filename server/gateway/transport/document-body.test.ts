import { expect, test, vi } from "vitest";
import { limitDocumentBody } from "./document-body.ts";
import { eobPdf } from "../calls/eobs.ts";
import { GatewayContractError, GatewayTimeoutError } from "./errors.ts";

/** A call's time that is only written down; `ms` of what runs, null while nothing does. */
function recordedBudget() {
  const controller = new AbortController();
  const runs: (number | null)[] = [];
  return {
    runs,
    abort: () => controller.abort(),
    budget: {
      signal: controller.signal,
      extend: (ms: number) => void runs.push(ms),
      end: () => void runs.push(null),
    },
  };
}

const PIECE = new Uint8Array(10);

test("GW-60 the call's time runs while a piece is waited for, and not while its reader is busy", async () => {
  const { runs, budget } = recordedBudget();
  let now: number | null | undefined;
  const source = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        now = runs.at(-1);
        controller.enqueue(PIECE);
      },
    },
    { highWaterMark: 0 },
  );
  const onEnd = vi.fn<() => void>();
  const bounds = { call: eobPdf, cap: 1000, budget, onEnd };
  const reader = limitDocumentBody(source, bounds).getReader();
  expect(runs.at(-1)).toBe(null);
  await reader.read();
  expect(now).toBeGreaterThan(1000);
  expect(runs.at(-1)).toBe(null);
  expect(onEnd).not.toHaveBeenCalled();
  await reader.cancel();
  expect(onEnd).toHaveBeenCalled();
});

test("GW-60 a gateway that falls silent in the middle is a time-out", async () => {
  const { budget, abort } = recordedBudget();
  const source = new ReadableStream<Uint8Array>({
    start: (controller) =>
      budget.signal.addEventListener("abort", () => controller.error(new Error("aborted"))),
  });
  const onEnd = vi.fn<() => void>();
  const bounds = { call: eobPdf, cap: 1000, budget, onEnd };
  const reading = limitDocumentBody(source, bounds).getReader().read();
  abort();
  await expect(reading).rejects.toBeInstanceOf(GatewayTimeoutError);
  expect(onEnd).toHaveBeenCalled();
});

test("GW-60 over the cap it breaks off, and lets the gateway go", async () => {
  let cancelled = false;
  const source = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(PIECE),
    cancel: () => {
      cancelled = true;
    },
  });
  const { budget } = recordedBudget();
  const onEnd = vi.fn<() => void>();
  const body = limitDocumentBody(source, { call: eobPdf, cap: 25, budget, onEnd });
  await expect(new Response(body).bytes()).rejects.toBeInstanceOf(GatewayContractError);
  expect(cancelled).toBe(true);
  expect(onEnd).toHaveBeenCalled();
});
