import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { describe } from "vitest";
import { readDeployFile, ROOT } from "../processes/image.ts";
import { OWN_HOST, ownPort } from "./own-host.ts";
import { jsonLines } from "../processes/processes.ts";

const HAS_PROGRAM = spawnSync("haproxy", ["-v"]).status === 0;

/**
 * Tests behind the real proxy with the file of deploy/; skipped by name where HAProxy is not
 * installed.
 */
export const describeWithHaproxy = HAS_PROGRAM ? describe : describe.skip;

/** A line of the access log. */
export type Handed = {
  readonly status: number;
  readonly ms: number;
  readonly server: string;
  readonly end: string;
};

type Ports = { readonly members: number; readonly metrics: number };

/** Where a dashboard is, and where it is checked for readiness. */
type Dashboard = { readonly port: number; readonly probe: number };

/** The shipped file for this machine: only the addresses differ. */
export function ownConfig(dashboards: readonly Dashboard[], { members, metrics }: Ports): string {
  const config = readDeployFile("haproxy.cfg")
    .replaceAll("/usr/local/etc/haproxy/", `${ROOT}/deploy/`)
    .replace(" port 9464", "")
    .replace(" resolvers docker init-addr last,libc,none", "")
    .replace("bind :8080", `bind ${OWN_HOST}:${members}`)
    .replace("bind :8405", `bind ${OWN_HOST}:${metrics}`);
  return dashboards.reduce(
    (text, { port, probe }, at) =>
      text.replace(`dashboard-${at + 1}:3000`, `127.0.0.1:${port} port ${probe}`),
    config,
  );
}

/** The proxy in front of dashboards at these ports. */
export async function startHaproxy(dashboards: readonly Dashboard[]) {
  const ports = { members: ownPort(), metrics: ownPort() };
  const folder = mkdtempSync(join(tmpdir(), "haproxy-"));
  const file = join(folder, "haproxy.cfg");
  writeFileSync(file, ownConfig(dashboards, ports));
  const child = spawn("haproxy", ["-db", "-f", file], { stdio: ["ignore", "pipe", "pipe"] });
  let log = "";
  let messages = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (log += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (messages += text));
  const origin = `http://${OWN_HOST}:${ports.members}`;
  const metrics = () =>
    fetch(`http://${OWN_HOST}:${ports.metrics}/metrics`).then((answer) => answer.text());
  while (!(await metrics().then(...ANSWERED))) {
    if (child.exitCode !== null) throw new Error(`haproxy ended:\n${messages}`);
    await sleep(50);
  }
  return {
    origin,
    port: ports.members,
    metrics,
    messages: () => messages,
    /** Every finished request so far. */
    handed: () => jsonLines(log).map((line) => line as unknown as Handed),
    async stop() {
      child.kill("SIGKILL");
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
      rmSync(folder, { recursive: true });
    },
  };
}

const ANSWERED = [() => true, () => false] as const;

/** Whether the answer is the proxy's own, or was cut. */
export const isOfProxy = ({ server, end }: Handed): boolean =>
  server.includes("<NOSRV>") || !end.startsWith("-");
