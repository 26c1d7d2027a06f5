import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  copyFileSync,
  cpSync,
  globSync,
  lstatSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { PASSWORD } from "#server/sandbox/personas/personas.ts";
import { commandOf, copiesOf, ROOT } from "#tests/harness/processes/image.ts";
import { overHttp } from "#tests/harness/network/over-http.ts";
import { stopAll } from "#tests/harness/processes/processes.ts";
import { dashboardEnvironment, signIn, startSandbox } from "#tests/harness/world/real-world.ts";
import { startRelay, type Relay } from "#tests/harness/network/relay.ts";
import { createVisitor } from "#tests/harness/pages/visitor.ts";

// The image's content, run as plain processes: completeness, no package from outside, and no writes
// can be checked without a container engine.

/** The user "nobody", if the test runs as root. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

let parent: string;
let folder: string;
let laidOut: readonly string[];
let relay: Relay;
const children: ChildProcess[] = [];

const everything = () => globSync("**/*", { cwd: folder }).toSorted((a, b) => (a < b ? -1 : 1));

beforeAll(async () => {
  relay = await startRelay((await startSandbox()).port);
  parent = mkdtempSync(join(tmpdir(), "image-"));
  folder = join(parent, "app");
  chmodSync(parent, 0o755);
  execFileSync("npm", ["run", "build:image", "--silent"], { cwd: ROOT, stdio: "pipe" });
  for (const { sources, to } of copiesOf("dashboard")) {
    for (const source of sources) {
      cpSync(source.replace(/^\/app\//, ROOT), join(folder, to), { recursive: true });
    }
  }
  // The image has its own Node; other users may not be allowed to run the one of the packages.
  copyFileSync(process.execPath, join(parent, "node"));
  chmodSync(join(parent, "node"), 0o755);
  laidOut = everything();
  for (const path of ["", ...laidOut].map((name) => join(folder, name))) {
    chmodSync(path, lstatSync(path).isDirectory() ? 0o555 : 0o444);
  }
});

afterAll(async () => {
  for (const child of children) child.kill("SIGKILL");
  await stopAll();
  // Users other than root can't delete from a read-only folder.
  for (const path of isRoot ? [] : ["", ...laidOut].map((name) => join(folder, name))) {
    if (lstatSync(path).isDirectory()) chmodSync(path, 0o755);
  }
  rmSync(parent, { recursive: true });
});

/** Runs a command of the image in the folder. */
function run(command: readonly string[], env: Record<string, string>) {
  const [program = "", ...args] = command;
  const child = spawn(program === "node" ? join(parent, program) : program, args, {
    cwd: folder,
    env,
    ...(isRoot && { uid: NOBODY, gid: NOBODY }),
  });
  children.push(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => (output += text));
  }
  return { child, closed: once(child, "close"), output: () => output };
}

async function startImage(env: Record<string, string> = {}) {
  const settings = { ...dashboardEnvironment(relay.port), ...env };
  const dashboard = run(commandOf("dashboard", "CMD"), settings);
  // An error of Node is not a JSON line; log lines may report an unreachable store.
  await expect.poll(dashboard.output).toMatch(/"msg":"ready"|^[^{\n]*Error/m);
  expect(dashboard.output()).toMatch(/"msg":"ready"/);
  const portIn = (msg: string) =>
    Number(new RegExp(`"port":(\\d+).*"msg":"${msg}"`).exec(dashboard.output())?.[1]);
  return { ...dashboard, port: portIn("ready"), metricsPort: portIn("metrics") };
}

test(`the image's files alone serve pages, read-only, ${isRoot ? "not as root" : "as who tests"}`, async () => {
  const { child, closed, output, port } = await startImage();

  const probe = run(commandOf("dashboard", "HEALTHCHECK"), { PORT: `${port}` });
  expect(await probe.closed, probe.output()).toEqual([0, null]);

  const visitor = createVisitor(overHttp(port), `http://localhost:${port}`);
  expect((await visitor.open("/healthz")).status).toBe(200);
  expect((await visitor.open("/login")).status).toBe(200);
  await signIn(visitor, "sub");
  const home = await visitor.open("/home");
  expect(home.status).toBe(200);
  expect(home.html).toContain("</html>");
  const [script = ""] = /\/assets\/[\w.-]+\.js/.exec(home.html) ?? [];
  expect((await visitor.send(script)).status).toBe(200);

  child.kill("SIGTERM");
  expect(await closed).toEqual([0, null]);
  expect(output()).toContain('"msg":"stopped"');
  expect(everything()).toEqual(laidOut);

  const late = run(commandOf("dashboard", "HEALTHCHECK"), { PORT: `${port}` });
  expect(await late.closed).toEqual([1, null]);
});

test("the image has no packages and no sandbox, and names the licence of each bundled package", () => {
  const read = (name: string) => readFileSync(join(folder, name), "utf8");
  const code = laidOut.filter((name) => name.endsWith(".js"));
  expect(code.length).toBeGreaterThan(100);
  expect(code.filter((name) => read(name).includes(PASSWORD))).toEqual([]);
  expect(laidOut.filter((name) => /node_modules|\.[cm]?tsx?$/.test(name))).toEqual([]);

  const { components } = z
    .object({ components: z.array(z.looseObject({ name: z.string(), version: z.string() })) })
    .parse(JSON.parse(read("sbom.cdx.json")));
  const listed = components.map(({ name, version }) => `${name} - ${version}`);
  const notices = read("NOTICE.md").split(/^## (?=\S+ - \d)/m);
  const described = notices.slice(1).map((text) => {
    const [, name = text, licence] = /^(\S+ - \S+) \(.+\)\n([^]*)/.exec(text) ?? [];
    return { name, length: licence?.trim().length ?? 0 };
  });
  for (const name of ["express", "react-dom", "scheduler", "@fontsource-variable/figtree"]) {
    expect(described.map((each) => each.name)).toContainEqual(expect.stringMatching(`^${name} -`));
  }
  expect(described.filter(({ name }) => !listed.includes(name))).toEqual([]);
  // Even the shortest license is longer.
  expect(described.filter(({ length }) => length < 200)).toEqual([]);
});

test("the image loads metrics, the store and traces when set", async () => {
  // No server listens on port 1.
  const { child, closed, output, port, metricsPort } = await startImage({
    METRICS_PORT: "0",
    REDIS_URL: "redis://127.0.0.1:1",
    OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:1",
  });
  expect((await fetch(`http://127.0.0.1:${port}/login`)).status).toBe(200);
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(metrics).toContain("# TYPE http_requests_total counter");
  child.kill("SIGTERM");
  expect(await closed).toEqual([0, null]);
  expect(output()).not.toMatch(/ERR_MODULE_NOT_FOUND|EACCES|EROFS/);
});
