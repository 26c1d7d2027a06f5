import type { ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { demoEnvironment } from "#server/sandbox/personas/demo-environment.ts";
import { merge } from "#server/brands/read-brands.ts";
import { demoProviderFields } from "#server/sandbox/identity-provider/demo-client.ts";
import type { TrustedProvider } from "#server/sandbox/trusted-providers.ts";
import { readBrands } from "#server/brands/read-brands.ts";
import { PASSWORD, personas } from "#server/sandbox/personas/personas.ts";
import { createChildProcesses, type ChildProcesses } from "./child-processes.ts";

type Dashboard = {
  readonly name: string;
  /** Arguments of Node that serve it at a port. */
  readonly args: (port: number) => readonly string[];
  readonly nodeEnv: "production" | "development";
  /** The dashboard is ready when this path answers below 500. */
  readonly readyPath: string;
  /** Whether an identity provider runs beside it, too. */
  readonly withIdentityProvider?: boolean;
};

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Runs the sandbox gateway with a dashboard beside it until one of them ends or a signal comes.
 * PORT (3000), SANDBOX_PORT (4000), SANDBOX_PROVIDER_PORT (4001), CLOCK and any setting of the dashboard are taken from the
 * environment. Members' changes are kept in .demo/.
 */
export async function runBesideSandbox(dashboard: Dashboard): Promise<void> {
  const children = createChildProcesses();
  try {
    await run(dashboard, children);
  } catch (error) {
    children.end(1, error instanceof Error ? error.message : String(error));
  }
}

async function run(dashboard: Dashboard, children: ChildProcesses): Promise<void> {
  const port = portFrom("PORT", 3000);
  const sandboxPort = portFrom("SANDBOX_PORT", 4000);
  await requireFree("PORT", port);
  await requireFree("SANDBOX_PORT", sandboxPort);
  if (dashboard.withIdentityProvider === true && process.env["BRANDS_FILE"])
    throw new Error(
      "--identity-provider names its provider in a brands' file of its own: unset BRANDS_FILE.",
    );
  const beside =
    dashboard.withIdentityProvider === true ? await startIdentityProvider(children, port) : null;
  const brandsPath = beside?.brandsFile ?? process.env["BRANDS_FILE"];

  const sandbox = children.start({
    name: "The sandbox gateway",
    args: ["server/sandbox/main.ts"],
    cwd: ROOT,
    env: {
      ...process.env,
      SANDBOX_PORT: String(sandboxPort),
      SANDBOX_DATABASE: process.env["SANDBOX_DATABASE"] || ".demo/sandbox.sqlite",
      SANDBOX_TOKEN_KEY: demoKeys(".demo/token-key"),
      SANDBOX_IDENTITY_PROVIDERS: JSON.stringify(listProvidersIn(brandsPath)),
    },
    piped: true,
  });
  await requireReady(sandbox, "The sandbox gateway");

  const demo = demoEnvironment({ port, sandboxPort, clock: process.env["CLOCK"] || undefined });
  const { MODE, PORT, GATEWAY_URL, NCQA_URL } = demo;
  children.start({
    name: dashboard.name,
    args: dashboard.args(port),
    cwd: ROOT,
    // The environment wins, except for what connects the dashboard to the sandbox.
    env: {
      ...demo,
      // A restart signs nobody out.
      DATA_DIR: ".demo",
      SESSION_KEYS: demoKeys(".demo/session-keys"),
      ...process.env,
      MODE,
      PORT,
      GATEWAY_URL,
      NCQA_URL,
      ...(beside && { BRANDS_FILE: beside.brandsFile }),
      NODE_ENV: dashboard.nodeEnv,
    },
  });
  await waitUntilReady(`http://127.0.0.1:${port}${dashboard.readyPath}`, dashboard.name);
  process.stdout.write(welcome(port, sandboxPort, beside?.issuer));
}

/** Starts the provider, and writes a brands' file that names it for the main carrier. */
async function startIdentityProvider(children: ChildProcesses, port: number) {
  const providerPort = portFrom("SANDBOX_PROVIDER_PORT", 4001);
  await requireFree("SANDBOX_PROVIDER_PORT", providerPort);
  const secretFile = ".demo/identity-provider-secret";
  const issuer = `http://127.0.0.1:${providerPort}`;
  const secret = demoKeys(secretFile);
  const provider = children.start({
    name: "The identity provider",
    args: ["server/sandbox/identity-provider/main.ts"],
    cwd: ROOT,
    env: {
      ...process.env,
      SANDBOX_PROVIDER_PORT: String(providerPort),
      SANDBOX_PROVIDER_SECRET: secret,
      SANDBOX_PROVIDER_DASHBOARD: `http://localhost:${port}`,
    },
    piped: true,
  });
  await requireReady(provider, "The identity provider");
  const demo: object = JSON.parse(readFileSync("docs/examples/brands.json", "utf8"));
  const identityProvider = demoProviderFields(issuer, secretFile);
  const brandsFile = ".demo/brands.json";
  writeFileSync(
    brandsFile,
    JSON.stringify(merge(demo, { brands: { carrier: { identityProvider } } }), null, 2),
  );
  return { issuer, brandsFile };
}

/**
 * The providers of a brands' file, whose tokens the sandbox is to accept. Their access tokens may be
 * for any gateway; what is wrong with the file, the dashboard says at its start.
 */
function listProvidersIn(path: string | undefined): TrustedProvider[] {
  if (!path || !existsSync(path)) return [];
  const named = readBrands(readFileSync(path, "utf8")).brands.map(
    (brand) => brand.identityProvider,
  );
  return named
    .filter((each) => each !== null)
    .map(({ issuer, clientId, claims, gatewayToken }) => ({
      issuer,
      audience: gatewayToken === "id_token" ? clientId : null,
      claims,
    }));
}

/** A key of the demo, made at its first start. */
function demoKeys(path: string): string {
  if (!existsSync(path)) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, randomBytes(32).toString("base64url"), { mode: 0o600 });
  }
  return readFileSync(path, "utf8");
}

/** Reads a process's one line of output, which tells whether it started. */
async function requireReady({ stdout }: ChildProcess, name: string): Promise<void> {
  if (stdout === null) return;
  const [line]: unknown[] = await once(stdout, "data");
  stdout.resume();
  if (!String(line).includes('"ready":true')) {
    throw new Error(`${name} cannot start: ${String(line).trim()}`);
  }
}

/** A port from the environment. Throws what to say to whoever started the demo. */
export function portFrom(name: string, otherwise: number): number {
  const port = Number(process.env[name] || otherwise);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`${name} must be a port: a whole number from 1 to 65535.`);
}

async function requireFree(name: string, port: number): Promise<void> {
  const probe = createServer();
  const free = await new Promise<boolean>((resolve) => {
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => resolve(true));
  });
  probe.close();
  if (free) return;
  throw new Error(
    `Port ${port} is in use. Stop what listens there, or set ${name} to another port.`,
  );
}

/** Waits as long as a slow machine needs: a process that ends instead ends the demo. */
async function waitUntilReady(url: string, name: string): Promise<void> {
  const since = performance.now();
  let told = 0;
  for (;;) {
    const response = await fetch(url, { redirect: "manual" }).catch(() => undefined);
    await response?.body?.cancel();
    if (response !== undefined && response.status < 500) return;
    const minutes = Math.floor((performance.now() - since) / 60_000);
    if (minutes > told) process.stderr.write(`${name} is not ready yet, after ${minutes} min.\n`);
    told = minutes;
    await delay(100);
  }
}

/** The addresses, and the personas by host. */
function welcome(port: number, sandboxPort: number, issuer: string | undefined): string {
  const hosts = [...new Set(personas.map(({ host }) => host))];
  const width = Math.max(...personas.map(({ username }) => username.length));
  const tables = hosts.map((host) => {
    const rows = personas
      .filter((each) => each.host === host)
      .map(({ username, shows }) => `    ${username.padEnd(width)}  ${shows}`);
    return [`  http://${host}:${port}/login`, ...rows].join("\n");
  });
  return [
    "",
    `  Dashboard  http://localhost:${port}`,
    `  Gateway    http://localhost:${sandboxPort}  (the sandbox: every member is invented)`,
    `  Password   ${PASSWORD}  (for everybody)`,
    ...(issuer === undefined
      ? []
      : [`  Provider   ${issuer}  (the same names and password, by the button at localhost)`]),
    "",
    tables.join("\n\n"),
    "",
    "  Ctrl-C stops both. What members changed, locked accounts among it, stays until",
    `  curl -X POST http://localhost:${sandboxPort}/__sandbox/reset`,
    "",
    "",
  ].join("\n");
}
