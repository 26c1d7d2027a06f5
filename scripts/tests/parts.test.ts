import { expect, onTestFinished, test, vi } from "vitest";
import { countPassed, runParts } from "./parts.ts";

/** The output of a run of these stages, and whether it passed. */
async function run(stages: Parameters<typeof runParts>[0]) {
  let said = "";
  const write = vi.spyOn(process.stdout, "write").mockImplementation((text) => {
    said += String(text);
    return true;
  });
  onTestFinished(() => write.mockRestore());
  return { passed: await runParts(stages), said };
}

test("a run goes through its stages and ends with one line of tests and time", async () => {
  const { passed, said } = await run([
    { build: "echo built" },
    {
      check: "true",
      unit: ["echo Tests  1000 passed (1000)", "echo Tests  200 passed (200)"],
      browser: "echo 66 passed (1.9m)",
    },
  ]);
  expect(passed).toBe(true);
  expect(said).toMatch(
    /^built\n[\s\S]*\nbuild +\d+ s\ncheck +\d+ s\nunit +\d+ s\nbrowser +\d+ s\n1,266 tests passed in \d+ s\n$/,
  );
});

test("a part that fails is named with the end of its output, and no later stage or command runs", async () => {
  const { passed, said } = await run([
    { check: "true", build: ["ls /nowhere", "echo Tests  1 passed (1)"] },
    { unit: "true" },
  ]);
  expect(passed).toBe(false);
  expect(said).toContain("/nowhere failed\n");
  expect(said).toMatch(
    /--- how "build" ended ---\nls: .*\n\ncheck +\d+ s\nbuild +\d+ s {2}FAILED\nbuild failed after \d+ s; 0 tests passed\n$/,
  );
});

test.each([
  ["of Vitest", "\u001b[2m      Tests \u001b[22m \u001b[32m181 passed\u001b[39m (184)", 181],
  ["of Vitest with failures", "      Tests  1 failed | 181 passed | 2 skipped (184)", 181],
  ["of Playwright", "  2 flaky\n  66 passed (1.9m)", 66],
  ["of files, which are no tests", " Test Files  32 passed (33)", 0],
])("passed tests are counted in the output %s", (_tool, text, passed) => {
  expect(countPassed(text)).toBe(passed);
});
