import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const root = new URL("..", import.meta.url);

test("CI runs the README's test command without settings of a browser or fonts", () => {
  const readme = readFileSync(new URL("README.md", root), "utf8");
  const [, command = ""] = /```sh\n(.+)\n```\n\nruns everything/.exec(readme) ?? [];
  const folder = mkdtempSync(join(tmpdir(), "ci-run-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  // Replaces npm: prints its arguments and parts of its environment.
  writeFileSync(join(folder, "npm"), '#!/bin/sh\necho "npm $*"\nenv >&2\n', { mode: 0o700 });
  const env = {
    PATH: `${folder}:${process.env["PATH"]}`,
    CHROMIUM_PATH: "/opt/browser",
    FONTCONFIG_FILE: "/opt/fonts.conf",
    FONTCONFIG_PATH: "/opt/fonts",
    PLAYWRIGHT_BROWSERS_PATH: "/opt/browsers",
    CI: "true",
  };
  const said = execFileSync("bash", ["-c", ".ci/run 2>&1"], { cwd: root, env, encoding: "utf8" });
  expect(said.split("\n").filter((line) => line.startsWith("npm "))).toEqual(command.split(" && "));
  expect(said).not.toContain("/opt/");
  expect(said).toContain("CI=true");
});
