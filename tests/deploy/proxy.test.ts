import { spawnSync } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { describeWithHaproxy, ownConfig } from "#tests/harness/network/haproxy.ts";
import { readDeployFile, ROOT } from "#tests/harness/processes/image.ts";

const config = readDeployFile("haproxy.cfg");

describeWithHaproxy("haproxy", () => {
  test("accepts haproxy.cfg without an alert or a warning", () => {
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

test("haproxy.cfg checks readiness at the port of METRICS_PORT", () => {
  const [, port] = / port (\d+) .*on-marked-down shutdown-sessions/.exec(config) ?? [];
  expect(readDeployFile("compose.yaml")).toContain(`METRICS_PORT: "${port}"\n`);
});

test("haproxy.cfg gives the documents' time-out to every document and no page", () => {
  const [, ends = ""] = /set-timeout server \d+s if \{ path_end (.*) \}/.exec(config) ?? [];
  const hasTime = (path: string) => ends.split(" ").some((end) => path.endsWith(end));
  const table = readFileSync(join(ROOT, "app/routes.ts"), "utf8");
  const routes = [...table.matchAll(/route\(\s*"([^"]+)",\s*"([^"]+)"/g)].map(
    ([, path = "", file = ""]) => ({ path: `/${path}`, file: `app/${file}` }),
  );
  const documents = globSync("app/routes/**/*.{ts,tsx}", { cwd: ROOT }).filter((file) =>
    /= (?:sendFile|redirectFaults)\(/.test(readFileSync(join(ROOT, file), "utf8")),
  );
  expect(documents.length).toBeGreaterThan(2);
  const timed = routes.filter(({ path }) => hasTime(path)).map(({ file }) => file);
  expect(new Set(timed)).toEqual(new Set(documents));
});

test("the brand names of brands.map are those of the example of brands", () => {
  const { brands } = z
    .object({
      brands: z.record(z.string(), z.object({ name: z.string(), hosts: z.array(z.string()) })),
    })
    .parse(JSON.parse(readDeployFile("../docs/examples/brands.json")));
  const lines = readDeployFile("brands.map")
    .replaceAll(/^#.*\n/gm, "")
    .trim()
    .split("\n");
  const said = Object.values(brands).flatMap(({ name, hosts }) =>
    hosts.map((host) => `${host} ${name}`),
  );
  expect(lines.toSorted()).toEqual(said.toSorted());
});
