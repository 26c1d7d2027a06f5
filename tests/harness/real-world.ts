import { demoEnvironment } from "#server/sandbox/demo-environment.ts";
import { PASSWORD } from "#server/sandbox/personas.ts";
import { withDuring } from "./during.ts";
import { overHttp } from "./over-http.ts";
import { start, stopAll, type Running } from "./processes.ts";
import { startRelay } from "./relay.ts";
import { createVisitor, type Visitor } from "./visitor.ts";
import type { Fault, RecordedCall } from "./world.ts";

const TODAY = "2026-11-21T12:00:00-08:00";

export type RealWorld = Awaited<ReturnType<typeof openRealWorld>>;

/**
 * The product in processes of its own, the sandbox gateway and the production server, with a relay
 * between them that counts and cuts connections.
 */
export async function openRealWorld(options: { env?: Record<string, string> } = {}) {
  const { sandbox, relay, dashboard } = await startAll(options).catch(async (error: unknown) => {
    await stopAll();
    throw error;
  });
  const handle = overHttp(dashboard.port);

  const control = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${sandbox.port}/__sandbox/${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`the sandbox answered ${response.status}: ${text}`);
    return text === "" ? undefined : (JSON.parse(text) as unknown);
  };
  const visitor = (host = "localhost"): Visitor =>
    createVisitor(handle, `http://${host}:${dashboard.port}`);

  return {
    sandbox,
    relay,
    dashboard,
    handle,
    visitor,
    control,
    /**
     * A new browser that signed in and followed the sign-in's redirects, without opening a page.
     */
    async enter(persona: string, host?: string): Promise<Visitor> {
      const browser = visitor(host);
      const response = await signIn(browser, persona);
      if (response.status >= 400) throw new Error(`${persona} could not sign in`);
      await browser.send("/sso-landing");
      return browser;
    },
    ...withDuring({
      fault: (...faults: Fault[]) => control("POST", "faults", faults),
      mend: () => control("DELETE", "faults"),
    }),
    reset: () => control("POST", "reset"),
    calls: async (since = 0) =>
      (await control("GET", `calls?since=${since}`)) as readonly RecordedCall[],
    async close() {
      await stopAll();
      await relay.refuse();
    },
  };
}

async function startAll(options: { env?: Record<string, string> }) {
  const sandbox = await startSandbox();
  const relay = await startRelay(sandbox.port);
  return { sandbox, relay, dashboard: await startDashboard(relay.port, options.env) };
}

/** Posts the log-in form without following redirects. */
export function signIn(browser: Visitor, username: string, password = PASSWORD): Promise<Response> {
  const body = new URLSearchParams({ username, password });
  return browser.send("/login", { method: "POST", body });
}

/** The sandbox gateway on a free port. */
export function startSandbox(crowd = 0): Promise<Running> {
  return start({
    args: ["server/sandbox/main.ts"],
    env: { SANDBOX_PORT: "0", SANDBOX_CROWD: `${crowd}`, CLOCK: TODAY },
    ready: /"ready":true,"port":(\d+)/,
  });
}

/** Settings of a dashboard on a free port with this gateway. */
export function dashboardEnvironment(gatewayPort: number): Record<string, string> {
  return {
    ...demoEnvironment({ port: 0, sandboxPort: gatewayPort, clock: TODAY }),
    NODE_ENV: "production",
    LOG_LEVEL: "info",
    LOGIN_LIMIT_PER_ADDRESS: "100000",
    LOGIN_LIMIT_PER_USERNAME: "100000",
  };
}

/** The production server on a free port, with these flags of Node. */
export function startDashboard(
  gatewayPort: number,
  env: Readonly<Record<string, string>> = {},
  flags: readonly string[] = [],
): Promise<Running> {
  return start({
    args: [...flags, "server/main.ts"],
    env: { ...dashboardEnvironment(gatewayPort), ...env },
    ready: /^(?=.*"msg":"ready").*"port":(\d+)/m,
  });
}
