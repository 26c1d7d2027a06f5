import { expect, onTestFinished, test, vi } from "vitest";
import { runParts } from "./parts.ts";

type Stage = Record<string, string>;

/** The output of a run of these stages, and whether it passed. */
async function run(stages: Stage[], background: Stage = {}) {
  let said = "";
  const write = vi.spyOn(process.stdout, "write").mockImplementation((text) => {
    said += String(text);
    return true;
  });
  onTestFinished(() => write.mockRestore());
  return { passed: await runParts({ budgetSeconds: 60, stages, background }), said };
}

test("a run passes through its stages and prints the seconds of its parts", async () => {
  const { passed, said } = await run([{ check: "true", build: "echo built" }, { unit: "true" }]);
  expect(passed).toBe(true);
  expect(said).toMatch(/built\n\ncheck +\d+ s\nbuild +\d+ s\nunit +\d+ s\ntotal +\d+ s of 60 s\n$/);
});

test("a failed part is printed with its output, and no later stage runs", async () => {
  const { passed, said } = await run([{ check: "true", build: "ls /nowhere" }, { unit: "true" }], {
    processes: "true",
  });
  expect(passed).toBe(false);
  expect(said).toContain("/nowhere failed\n");
  expect(said).toMatch(
    /--- how "build" ended ---\nls: .*\n\ncheck +\d+ s\nbuild +\d+ s {2}FAILED\ntotal/,
  );
});

test("a background part fails the run, and runs at a lower priority", async () => {
  const stages = [{ build: "true" }, { unit: "true" }];
  expect((await run(stages, { processes: "ls /nowhere" })).passed).toBe(false);
  const { passed, said } = await run(stages, {
    processes: `node -p require("node:os").getPriority()`,
  });
  expect(passed).toBe(true);
  expect(said).toMatch(/^10\n\nbuild.*\nunit.*\nprocesses +\d+ s\ntotal/);
});
