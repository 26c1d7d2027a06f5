import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

// The process and the build share the modules of server/. A second copy in the build would keep
// everything twice: settings, answers, connections, ended sessions.

test("the build imports the modules of server/ by name and has no copy of them", () => {
  const build = readFileSync(
    new URL("../../../../build/en/server/index.js", import.meta.url),
    "utf8",
  );
  expect(build).toMatch(/import \{[^}]*\bgetRuntime\b[^}]*\} from "#server\/runtime\.ts"/);
  expect(build).not.toMatch(/from "[./][^"]*server\/[^"]*"/);
  expect(build).not.toContain("function createRuntime");
});
