import { spawnSync } from "node:child_process";
import { globSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { BRAND_KEYS } from "#app/brand/brand.ts";
import { NODE_FLAGS } from "#scripts/processes/node-flags.ts";
import { longestPageMs, PROXY_PAGE_MS } from "#server/settings/page-time.ts";
import { readSettings, SETTING_NAMES } from "#server/settings/settings.ts";
import {
  commandOf,
  copiesOf,
  instructionOf,
  isFolder,
  isSeen,
  readDeployFile,
  readStages,
  ROOT,
} from "#tests/harness/processes/image.ts";

// The files of deploy/ agree with the product.

const DEFAULTS = readSettings({
  GATEWAY_URL: "https://gateway.test",
  SESSION_KEYS: Buffer.alloc(32, 7).toString("base64url"),
});
/**
 * How long a process may take to end after its signal: lifecycle.ts waits one more second for
 * quiet.
 */
const END_S = (DEFAULTS.DRAIN_DELAY_MS + DEFAULTS.DRAIN_DEADLINE_MS + 1000 + 200) / 1000;
const NOT_ROOT = /^[1-9]\d*:[1-9]\d*$/;
const megabytes = (text: string) => Number(/^(\d+)Mi?$/i.exec(text)?.[1]);
/** The largest heap: old space, and three semi-spaces of the young generation. */
const HEAP_MB = NODE_FLAGS.filter((flag) => flag.includes("-size=")).map(
  (flag) => Number(flag.split("=")[1]) * (flag.includes("semi") ? 3 : 1),
);
const LEAST_MB = HEAP_MB.reduce((sum, each) => sum + each, 100);

describe("Dockerfile", () => {
  test("the Dockerfile copies files that exist and that the build context has", () => {
    const copies = [...readStages().keys()].flatMap(copiesOf);
    const stages = copies.flatMap(({ from }) => from ?? []);
    expect(stages.filter((name) => !readStages().has(name))).toEqual([]);
    const own = copies.filter(({ from }) => from === null);
    const missing = own.filter(({ sources }) =>
      sources.some((source) => !globSync(source, { cwd: ROOT }).some(isSeen)),
    );
    expect(missing).toEqual([]);
    // COPY copies the content of a folder, so both sides must name it.
    const folders = own.filter(({ sources: [only = ""] }) => !only.includes("*") && isFolder(only));
    expect(folders.length).toBeGreaterThan(2);
    expect(folders.map(({ to }) => to)).toEqual(folders.map(({ sources }) => sources.join(" ")));
  });

  test("tests, secrets and the sandbox are not in the build context", () => {
    expect(isSeen("server/main.ts")).toBe(true);
    for (const path of [
      "server/settings/settings.test.ts",
      ".git/config",
      ".demo/x",
      "tests/a.ts",
      ".env",
    ]) {
      expect(isSeen(path), path).toBe(false);
    }
    // Its content: layout.long.test.ts.
    expect(copiesOf("dashboard")).toEqual([
      { from: "build", sources: ["/app/build/member-dashboard"], to: "./" },
    ]);
  });

  test("the Dockerfile names no base image by itself", () => {
    const dockerfile = readDeployFile("Dockerfile");
    expect(dockerfile).toMatch(/^ARG NODE_IMAGE$/m);
    const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
    const others = bases.filter(
      (base) => base !== "${NODE_IMAGE}" && !readStages().has(base ?? ""),
    );
    expect(others).toEqual([]);
  });

  test("the image starts what npm start starts, not as root, and stops with SIGTERM", () => {
    const npmStart = z
      .object({ scripts: z.object({ start: z.string() }) })
      .parse(JSON.parse(readDeployFile("../package.json"))).scripts.start;
    const command = ["node", ...NODE_FLAGS, "server/main"].join(" ");
    expect(commandOf("dashboard", "CMD").join(" ")).toBe(`${command}.js`);
    const [production = "", commit] = instructionOf("dashboard", "ENV").split(" ");
    expect(`${production} ${command}.ts`).toBe(npmStart);
    expect(commit).toBe("BUILD_COMMIT=${BUILD_COMMIT}");
    expect(instructionOf("dashboard", "USER")).toMatch(NOT_ROOT);
    expect(instructionOf("sandbox", "USER")).toMatch(NOT_ROOT);
    expect(instructionOf("dashboard", "STOPSIGNAL")).toBe("SIGTERM");
    expect(instructionOf("dashboard", "EXPOSE")).toBe(`${DEFAULTS.PORT}`);
    expect(commandOf("dashboard", "HEALTHCHECK").join(" ")).toContain(
      `/dev/tcp/127.0.0.1/\${PORT:-${DEFAULTS.PORT}}`,
    );
    // A build without a target builds the last stage.
    expect([...readStages().keys()].at(-1)).toBe("dashboard");
  });
});

const service = z.looseObject({
  image: z.string(),
  read_only: z.literal(true),
  cap_drop: z.tuple([z.literal("ALL")]),
  security_opt: z.tuple([z.literal("no-new-privileges:true")]),
  mem_limit: z.string(),
  networks: z.array(z.string()),
  ports: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.string()).optional(),
  volumes: z.array(z.string()).optional(),
  stop_grace_period: z.string().optional(),
  command: z.array(z.string()).optional(),
  secrets: z.array(z.string()).optional(),
  pids_limit: z.number(),
  build: z.looseObject({ dockerfile: z.string(), target: z.string() }).optional(),
});

describe("compose.yaml", () => {
  const { services } = z
    .object({ services: z.record(z.string(), service) })
    .parse(parse(readDeployFile("compose.yaml"), { merge: true }));
  const of = (name: string) => service.parse(services[name]);
  const dashboards = Object.keys(services).filter((name) => name.startsWith("dashboard-"));

  test.each(["dashboard-1", "dashboard-2"])(
    "%s has real settings, memory and time to end",
    (name) => {
      const { environment = {}, mem_limit, stop_grace_period, build, ports } = of(name);
      expect(Object.keys(environment).filter((each) => !SETTING_NAMES.includes(each))).toEqual([]);
      expect(Number.parseInt(stop_grace_period ?? "", 10)).toBeGreaterThanOrEqual(END_S);
      expect(megabytes(mem_limit)).toBeGreaterThanOrEqual(LEAST_MB);
      expect(readStages().has(build?.target ?? "")).toBe(true);
      // Only the proxy is reachable from outside.
      expect(ports).toBeUndefined();
    },
  );

  test("the settings of compose.yaml are valid once its variables have values", () => {
    const raw = of("dashboard-1").environment ?? {};
    const given = { GATEWAY_URL: "https://gateway.test" };
    const env = Object.fromEntries(
      Object.entries(raw).map(([name, text]) => {
        const [, variable = "", fallback = ""] = /^\$\{(\w+):[-?](.*)\}$/.exec(text) ?? [];
        if (variable === "") return [name, text];
        return [name, Object.entries(given).find(([key]) => key === variable)?.[1] ?? fallback];
      }),
    );
    expect(of("dashboard-1").volumes).toEqual([
      expect.stringContaining(`:${env["BRANDS_FILE"]}:ro`),
    ]);
    const files: Readonly<Record<string, string>> = {
      [env["BRANDS_FILE"] ?? ""]: readDeployFile("../docs/examples/brands.json"),
      "/run/secrets/session-keys": "B".repeat(43),
      "/run/secrets/store-url": "redis://dashboard:secret@store:6379",
    };
    const settings = readSettings(env, (path) => files[path] ?? "");
    expect(settings.brands.map(({ key }) => key)).toEqual(BRAND_KEYS);
    expect(settings.MODE).toBe("production");
    expect(settings.REDIS_URL).toContain("@store:");
  });

  test("the store of compose.yaml evicts nothing and is reached by dashboards only", () => {
    const { command = [], mem_limit, networks } = of("store");
    const option = (name: string) => command[command.indexOf(name) + 1] ?? "";
    expect(option("--maxmemory-policy")).toBe("noeviction");
    expect(megabytes(mem_limit)).toBeGreaterThan(2 * Number.parseInt(option("--maxmemory"), 10));
    expect(networks).toEqual(["store"]);
    const others = Object.keys(services).filter((name) => of(name).networks.includes("store"));
    expect(others.toSorted((a, b) => a.localeCompare(b))).toEqual([...dashboards, "store"]);
  });
});

/** Where it is absent, this test is named as not run. */
const HAS_SYSTEMD = spawnSync("systemd-analyze", ["--version"]).status === 0;

describe("units of systemd", () => {
  const unit = readDeployFile("dashboard@.service");
  const [, text = ""] = /^Environment=(.*)$/m.exec(unit) ?? [];
  const given = Object.fromEntries(text.split(" ").map((pair) => pair.split("=")));

  test("a systemd process starts what npm start starts, with valid settings, memory and stop time", () => {
    expect(unit).toContain(`ExecStart=/usr/bin/node ${NODE_FLAGS.join(" ")} server/main.ts\n`);
    const { NODE_ENV, ...own } = z.record(z.string(), z.string()).parse(given);
    expect(NODE_ENV).toBe("production");
    const settings = readSettings({
      GATEWAY_URL: "https://gateway.test",
      SESSION_KEYS: "B".repeat(43),
      REDIS_URL: "redis://store.test",
      ...own,
      METRICS_PORT: own["METRICS_PORT"]?.replace("%i", "1"),
    });
    expect(Object.keys(own).filter((each) => !SETTING_NAMES.includes(each))).toEqual([]);
    expect(settings.LISTEN_REUSE_PORT).toBe(true);
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThanOrEqual(END_S);
    expect(megabytes(/^MemoryMax=(.*)$/m.exec(unit)?.[1] ?? "")).toBeGreaterThanOrEqual(LEAST_MB);
    expect(unit).toMatch(/^RestartPreventExitStatus=78$/m);
  });

  test.runIf(HAS_SYSTEMD)("systemd-analyze rates a process's exposure under 3.0", () => {
    const folder = mkdtempSync(join(tmpdir(), "unit-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, "dashboard@1.service");
    writeFileSync(file, unit);
    const { stdout } = spawnSync("systemd-analyze", ["security", "--offline=true", file], {
      encoding: "utf8",
    });
    const exposure = /exposure level for \S+: (\d+\.\d)/.exec(stdout)?.[1];
    expect(Number(exposure)).toBeLessThan(3);
    // A crash loop never stays stopped.
    expect(unit).toMatch(/^StartLimitIntervalSec=0$/m);
  });

  test("each systemd process has its own port and a probe for that port", () => {
    const port = String(given["METRICS_PORT"]);
    expect(port).toContain("%i");
    expect(unit).toMatch(/^Wants=.*dashboard-probe@%i\.timer$/m);
    const probe = readDeployFile("dashboard-probe@.service");
    expect(probe).toContain(
      `http://127.0.0.1:${port}/healthz || systemctl kill -s KILL dashboard@%i`,
    );
    expect(readDeployFile("dashboard-probe@.timer")).toMatch(/^PartOf=dashboard@%i\.service$/m);
  });
});

describe("haproxy.cfg", () => {
  const config = readDeployFile("haproxy.cfg");
  const has = (line: RegExp) => expect(config).toMatch(line);

  test("haproxy.cfg names its files where compose.yaml mounts them", () => {
    const named = [...config.matchAll(/\/usr\/local\/etc\/haproxy\/([\w.]+)/g)].map(
      ([, name]) => name,
    );
    const used = new Set(named.filter((name) => name !== "certificate.pem"));
    expect(used.size).toBe(2);
    const compose = readDeployFile("compose.yaml");
    for (const name of used)
      expect(compose).toContain(`"./${name}:/usr/local/etc/haproxy/${name}:ro"`);
  });

  test("haproxy.cfg checks readiness more often than a drain lasts before it refuses", () => {
    has(/http-check send meth GET uri \/readyz /);
    // A 503 stops new requests to this dashboard at once, and ends none that is under way.
    has(/http-check expect error-status L7OKC ! status 503\n/);
    const seconds = (pattern: RegExp) => Number(pattern.exec(config)?.[1]);
    const everyS = seconds(/ check inter (\d+)s /);
    expect(everyS * 1000).toBeLessThan(DEFAULTS.DRAIN_DELAY_MS);
    // A slow answer does not mean a dead process: it takes three checks, each longer than the
    // delays of a busy machine.
    expect(seconds(/ fall (\d+) /)).toBeGreaterThanOrEqual(3);
    expect(seconds(/timeout check (\d+)s/)).toBeGreaterThan(everyS);
    // A page that the dashboard still works on is not cut.
    expect(seconds(/timeout server (\d+)s/) * 1000).toBe(PROXY_PAGE_MS);
    const ingress = readDeployFile("kubernetes-network.yaml");
    expect(ingress).toContain(`timeout-server: ${PROXY_PAGE_MS / 1000}s\n`);
    expect(PROXY_PAGE_MS).toBeGreaterThan(longestPageMs(DEFAULTS));
    const servers = [...config.matchAll(/^ {4}server (\S+) (\S+)$/gm)].map(([, , to]) => to);
    expect(servers).toEqual(["dashboard-1:3000", "dashboard-2:3000"]);
    has(/balance roundrobin/);
    // No member is bound to one dashboard.
    expect(config.replaceAll(/#.*/g, "")).not.toMatch(
      /cookie|stick (?:on|match|store)|balance source/,
    );
  });

  test("haproxy.cfg has room for session headers, retries safe requests only and logs no address", () => {
    expect(Number(/tune\.bufsize (\d+)/.exec(config)?.[1])).toBeGreaterThanOrEqual(32_768);
    has(/disable-l7-retry unless \{ method GET HEAD \}/);
    has(/del-header X-Forwarded-For\n/);
    has(/del-header X-Forwarded-Host\n/);
    has(/del-header Traceparent\n/);
    // No path, query, header or client address (HAProxy's "Custom log format").
    const [, line = ""] = /log-format '(.*)'/.exec(config) ?? [];
    const logged = line.match(/%(?:\[[^\]]*\]|[A-Za-z]+)/g);
    expect(logged?.join(" ")).toBe(
      "%[date,utime(%Y-%m-%dT%H:%M:%SZ)] %HM %ST %Ta %Tw %s %ts %rc %B %[var(txn.request_id)]",
    );
    has(/set-var\(txn\.request_id\) res\.hdr\(x-request-id\)/);
    expect(config).not.toMatch(/option httplog|capture /);
  });
});
