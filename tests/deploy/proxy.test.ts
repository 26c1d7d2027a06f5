import { spawnSync } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { describeWithHaproxy, ownConfig } from "#tests/harness/haproxy.ts";
import { readDeployFile, ROOT } from "#tests/harness/image.ts";

const config = readDeployFile("haproxy.cfg");

describeWithHaproxy("the program itself", () => {
  test("finds no fault and nothing to warn of in haproxy.cfg", () => {
    const folder = mkdtempSync(join(tmpdir(), "haproxy-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, "haproxy.cfg");
    const dashboards = [1, 2].map((port) => ({ port, probe: port }));
    writeFileSync(file, ownConfig(dashboards, { members: 8080, metrics: 8405 }));
    const { status, stderr } = spawnSync("haproxy", ["-c", "-f", file], { encoding: "utf8" });
    expect(stderr).not.toMatch(/ALERT|WARNING/);
    expect(status).toBe(0);
  });
});

test("a dashboard is asked at a port that answers until its process has ended", () => {
  const [, port] = / port (\d+) .*on-marked-down shutdown-sessions/.exec(config) ?? [];
  expect(readDeployFile("compose.yaml")).toContain(`METRICS_PORT: "${port}"\n`);
});

test("every document, and no page, has the time of a document", () => {
  const [, ends = ""] = /set-timeout server \d+s if \{ path_end (.*) \}/.exec(config) ?? [];
  const hasTime = (path: string) => ends.split(" ").some((end) => path.endsWith(end));
  const table = readFileSync(join(ROOT, "app/routes.ts"), "utf8");
  const routes = [...table.matchAll(/route\(\s*"([^"]+)",\s*"([^"]+)"/g)].map(
    ([, path = "", file = ""]) => ({ path: `/${path}`, file: `app/${file}` }),
  );
  const documents = globSync("app/routes/**/*.{ts,tsx}", { cwd: ROOT }).filter((file) =>
    readFileSync(join(ROOT, file), "utf8").includes("= documentRoute("),
  );
  expect(documents.length).toBeGreaterThan(2);
  const timed = routes.filter(({ path }) => hasTime(path)).map(({ file }) => file);
  expect(new Set(timed)).toEqual(new Set(documents));
});
