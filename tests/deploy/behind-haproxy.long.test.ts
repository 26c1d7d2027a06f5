import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { describeWithHaproxy, isOfProxy, startHaproxy } from "#tests/harness/network/haproxy.ts";
import { keptConnections, overHttp } from "#tests/harness/network/over-http.ts";
import { OWN_HOST } from "#tests/harness/network/own-host.ts";
import { probeOf, stopAll, type Running } from "#tests/harness/processes/processes.ts";
import {
  dashboardEnvironment,
  entering,
  signIn,
  startDashboard,
  startSandbox,
} from "#tests/harness/world/real-world.ts";
import { createVisitor, type Visitor } from "#tests/harness/pages/visitor.ts";

const MEMBERS = 8;
const THINK_MS = 50;
const PATIENCE_MS = 60_000;
/** Longer than a process reports "draining", shorter than it waits for requests under way. */
const UNDER_WAY_MS = 12_000;
const DOCUMENT = "/resource-download/id-card.pdf";

describeWithHaproxy("two dashboards behind deploy/haproxy.cfg", () => {
  let sandbox: Awaited<ReturnType<typeof startSandbox>>;
  let dashboards: Running[];
  let proxy: Awaited<ReturnType<typeof startHaproxy>>;
  let members: Visitor[];
  let visitor: () => Visitor;
  const env: Record<string, string> = {};
  /** Both dashboards keep the sessions in one file. */
  const folder = mkdtempSync(join(tmpdir(), "behind-haproxy-"));

  beforeAll(async () => {
    sandbox = await startSandbox();
    Object.assign(env, dashboardEnvironment(sandbox.port), {
      DATA_DIR: folder,
      TRUST_PROXY: "1",
      GATEWAY_URL: `http://127.0.0.1:${sandbox.port}`,
      GATEWAY_TIMEOUT_MS: "15000",
      DRAIN_DELAY_MS: "3000",
      METRICS_PORT: "0",
    });
    const start = () => startDashboard(sandbox.port, env);
    dashboards = await Promise.all([start(), start()]);
    proxy = await startHaproxy(
      dashboards.map((each) => ({ port: each.port, probe: probeOf(each) })),
    );
    const handle = overHttp(proxy.port, keptConnections(), PATIENCE_MS, OWN_HOST);
    visitor = () => createVisitor(handle, `http://localhost:${proxy.port}`);
    const enter = entering(visitor);
    // One after the other: the same form from one place at once is one press, and one sign-in.
    members = [];
    for (let at = 0; at < MEMBERS; at += 1) members.push(await enter("sub"));
  });

  afterAll(async () => {
    await proxy.stop();
    await stopAll();
    sandbox.close();
    rmSync(folder, { recursive: true });
  });

  /** Every member opens page after page while `work` runs; returns the answers that failed. */
  async function whileAsking(work: () => Promise<unknown>) {
    const over = new AbortController();
    let asked = 0;
    const wrong: string[] = [];
    const visits = members.map(async (member, at) => {
      const path = at % 2 === 0 ? "/home" : "/login";
      while (!over.signal.aborted) {
        const { status, html } = await member
          .open(path)
          .catch((error: unknown) => ({ status: 0, html: String(error) }));
        asked += 1;
        if (status >= 400 || status === 0 || !html.includes("</html>"))
          wrong.push(`${path} ${status}`);
        await sleep(THINK_MS);
      }
    });
    const before = proxy.handed().length;
    await work();
    over.abort();
    await Promise.all(visits);
    return { asked, wrong, ofProxy: proxy.handed().slice(before).filter(isOfProxy) };
  }

  test("starved dashboards answer late, and the proxy answers no request itself", async () => {
    const outcome = await whileAsking(async () => {
      // Both dashboards are stopped half of the time, as on a machine with much other work: a busy machine
      // must still answer within the proxy's twenty seconds.
      for (let turn = 0; turn < 4; turn += 1) {
        for (const dashboard of dashboards) dashboard.signal("SIGSTOP");
        await sleep(2500);
        for (const dashboard of dashboards) dashboard.signal("SIGCONT");
        await sleep(2500);
      }
    });
    expect(outcome.ofProxy).toEqual([]);
    // A dashboard may answer 503 for lack of time; no answer is cut.
    expect(outcome.wrong.filter((each) => !each.endsWith(" 503"))).toEqual([]);
    expect(outcome.asked).toBeGreaterThanOrEqual(MEMBERS);
  });

  /** Stops a dashboard and starts it again at its port, as a rollout does. */
  async function restart(at: 0 | 1) {
    const old = dashboards[at];
    if (old === undefined) throw new Error("there are two dashboards");
    old.signal("SIGTERM");
    expect(await old.ended).toBe(0);
    dashboards[at] = await startDashboard(sandbox.port, {
      ...env,
      PORT: `${old.port}`,
      METRICS_PORT: `${probeOf(old)}`,
    });
    const up = `server="dashboard-${at + 1}",state="UP"`;
    const isUp = async () =>
      new RegExp(`haproxy_server_status\\{.*${up}\\} 1`).test(await proxy.metrics());
    await expect.poll(isUp).toBe(true);
  }

  test("a rolling restart behind HAProxy drops no request and cuts no download", async () => {
    const faults = ["idCard/view", "token"].map((path) => ({ path, delayMs: UNDER_WAY_MS }));
    await sandbox.control("POST", "faults", faults);
    // Sending these twice could have two effects, so the proxy must not repeat them.
    const signIns = members.map(() => signIn(visitor(), "sub"));
    await sleep(500);
    const downloads = members.map((member) => member.open(DOCUMENT));
    const underway = async () =>
      (await sandbox.calls()).filter(({ path }) => path === "/idCard/view").length;
    await expect.poll(underway).toBe(MEMBERS);
    const outcome = await whileAsking(async () => {
      await restart(0);
      await restart(1);
    });
    for (const { status, html } of await Promise.all(downloads))
      expect([status, /%%EOF\s*$/.test(html)]).toEqual([200, true]);
    for (const { status } of await Promise.all(signIns)) expect(status).toBe(303);
    expect(outcome.ofProxy).toEqual([]);
    expect(outcome.wrong).toEqual([]);
    expect(outcome.asked).toBeGreaterThanOrEqual(MEMBERS);
  });

  test("HAProxy leaves out a dashboard that hangs, and ends its waiting requests", async () => {
    const [hangs] = dashboards;
    hangs?.signal("SIGSTOP");
    const isDown = () => proxy.messages().includes("dashboard-1 is DOWN");
    await expect.poll(isDown).toBe(true);
    const outcome = await whileAsking(() => sleep(2000));
    hangs?.signal("SIGCONT");
    expect([outcome.wrong, outcome.ofProxy]).toEqual([[], []]);
  });

  test("HAProxy without a dashboard answers with the brand's page, and logs no address", async () => {
    for (const dashboard of dashboards) dashboard.signal("SIGKILL");
    const isEmpty = () => proxy.messages().includes("has no server available");
    await expect.poll(isEmpty).toBe(true);
    const answer = await members[0]?.open("/claims/medical/26000010003/0?secret=1");
    expect(answer?.status).toBe(503);
    expect(answer?.html).toContain("Main Carrier");
    expect(answer?.headers.get("cache-control")).toBe("no-store");
    const last = () => proxy.handed().at(-1);
    await expect.poll(last).toMatchObject({ status: 503, server: "<NOSRV>" });
    expect(JSON.stringify(proxy.handed())).not.toMatch(/claims|secret|26000010003/);
  });
});
