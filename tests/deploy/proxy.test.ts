import { spawnSync } from "node:child_process";
import {
  appendFileSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { describeWithHaproxy, ownConfig } from "#tests/harness/network/haproxy.ts";
import { readDeployFile, ROOT } from "#tests/harness/processes/image.ts";

const config = readDeployFile("haproxy.cfg");

describeWithHaproxy("haproxy", () => {
  const dashboards = [1, 2].map((port) => ({ port, probe: port }));
  const shipped = ownConfig(dashboards, { members: 8080, metrics: 8405 });

  /** What HAProxy says of a configuration beside a certificate, and its exit status. */
  function check(text: (folder: string) => string) {
    const folder = mkdtempSync(join(tmpdir(), "haproxy-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const [key, certificate] = ["key.pem", "certificate.pem"].map((name) => join(folder, name));
    const subject = ["-subj", "/CN=members.example.test", "-days", "2"];
    const made = ["-newkey", "rsa:2048", "-keyout", `${key}`, "-out", `${certificate}`];
    spawnSync("openssl", ["req", "-x509", "-noenc", ...made, ...subject]);
    appendFileSync(`${certificate}`, readFileSync(`${key}`));
    const file = join(folder, "haproxy.cfg");
    writeFileSync(file, text(folder));
    const { status, stderr } = spawnSync("haproxy", ["-c", "-f", file], { encoding: "utf8" });
    return { status, stderr };
  }

  test.each([
    ["as it is shipped", () => shipped],
    [
      "with the lines for TLS",
      (folder: string) =>
        shipped
          .replaceAll(/# (bind :8443|http-request redirect scheme)/g, "$1")
          .replace(/\S+certificate\.pem/, join(folder, "certificate.pem")),
    ],
  ])("accepts haproxy.cfg %s without an alert or a warning", (_how, text) => {
    const { status, stderr } = check(text);
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
