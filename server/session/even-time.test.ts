import { expect, test } from "vitest";
import { evenTime } from "./even-time.ts";

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work().catch(() => undefined);
  return performance.now() - start;
}

test("S-02 quick and slow, answered and failed come at the same step", async () => {
  const works = [
    async () => "at once",
    () => after(40),
    () => Promise.reject(new Error("a fault")),
  ];
  for (const work of works) {
    const took = await timeOf(() => evenTime(100, work));
    expect(took).toBeGreaterThan(98);
    expect(took).toBeLessThan(180);
  }
});

test("S-02 what takes longer than a step comes at the next one", async () => {
  const took = await timeOf(() => evenTime(60, () => after(80)));
  expect(took).toBeGreaterThan(118);
});

test("an answer that tells nothing of anybody is not held back", async () => {
  expect(
    await timeOf(() =>
      evenTime(
        300,
        async () => true,
        (ok) => !ok,
      ),
    ),
  ).toBeLessThan(200);
  expect(await timeOf(() => evenTime(0, async () => true))).toBeLessThan(200);
});
