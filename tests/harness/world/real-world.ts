import { demoEnvironment } from "#server/sandbox/personas/demo-environment.ts";
import { PASSWORD } from "#server/sandbox/personas/personas.ts";
import { NODE_FLAGS } from "#scripts/processes/node-flags.ts";
import { createSandbox, type SandboxOptions } from "#server/sandbox/sandbox.ts";
import { askSandbox } from "./ask-sandbox.ts";
import { withDuring } from "../during.ts";
import { holdingAnswers } from "../gateway/held-answers.ts";
import { listen } from "../gateway/listen.ts";
import { overHttp } from "../network/over-http.ts";
import { OWN_HOST } from "../network/own-host.ts";
import { PATIENT } from "../patience.ts";
import { TODAY } from "./scene.ts";
import { start, stopAll, type Running } from "../processes/processes.ts";
import { startRelay } from "../network/relay.ts";
import { createVisitor, type Visitor } from "../pages/visitor.ts";
import type { Fault, RecordedCall } from "./world.ts";

type WorldOptions = {
  readonly env?: Readonly<Record<string, string>>;
  /** The folder of the product that runs; the repository when undefined. */
  readonly folder?: string | undefined;
  /** How the gateway differs from the usual one. */
  readonly sandbox?: SandboxOptions;
};

export type RealWorld = Awaited<ReturnType<typeof openRealWorld>>;

/**
 * The production server in a process of its own, the sandbox gateway in this one, and a relay
 * between them that counts and cuts connections.
 */
export async function openRealWorld(options: WorldOptions = {}) {
  const { sandbox, relay, dashboard } = await startAll(options).catch(async (error: unknown) => {
    await stopAll();
    throw error;
  });
  const handle = overHttp(dashboard.port);

  const { control } = sandbox;
  const visitor = (host = "localhost"): Visitor =>
    createVisitor(handle, `http://${host}:${dashboard.port}`);

  return {
    sandbox,
    relay,
    dashboard,
    handle,
    visitor,
    control,
    enter: entering(visitor),
    ...withDuring({
      fault: (...faults: Fault[]) => control("POST", "faults", faults),
      mend: () => control("DELETE", "faults"),
    }),
    reset: () => control("POST", "reset"),
    calls: sandbox.calls,
    async close() {
      await stopAll();
      await relay.refuse();
      sandbox.close();
    },
  };
}

async function startAll({ env, folder, sandbox: differences }: WorldOptions) {
  const sandbox = await startSandbox(0, differences);
  const relay = await startRelay(sandbox.port);
  return { sandbox, relay, dashboard: await startDashboard(relay.port, env, { folder }) };
}

/** Posts the log-in form without following redirects. */
export const signIn = (browser: Visitor, username: string, password = PASSWORD) =>
  browser.post("/login", { username, password });

/** Starts with new browsers that signed in and followed the redirects, without opening a page. */
export const entering =
  (visitor: (host?: string) => Visitor) =>
  async (persona: string, host?: string): Promise<Visitor> => {
    const browser = visitor(host);
    const response = await signIn(browser, persona);
    if (response.status >= 400) throw new Error(`${persona} could not sign in`);
    await browser.send("/sso-landing");
    return browser;
  };

/** The sandbox gateway on a socket of this process; its own tests cover the separate process. */
export async function startSandbox(crowd = 0, differences: SandboxOptions = {}) {
  const sandbox = createSandbox({ clock: () => new Date(TODAY), crowd, ...differences });
  const { fetch, hold } = holdingAnswers(sandbox.fetch);
  const { server, port } = await listen(fetch);
  const control = askSandbox(sandbox);
  return {
    port,
    /** Sends it a control request. */
    control,
    hold,
    calls: async (since = 0) =>
      (await control("GET", `calls?since=${since}`)) as readonly RecordedCall[],
    /** Closes connections at rest, as the keep-alive time does; one with an unread answer stays. */
    closeIdle: () => server.closeIdleConnections(),
    close() {
      server.close();
      server.closeAllConnections();
      sandbox.close();
    },
  };
}

/** Settings of a dashboard on a free port whose gateway is behind this port of a relay. */
export function dashboardEnvironment(gatewayPort: number): Record<string, string> {
  const settings = demoEnvironment({ port: 0, sandboxPort: gatewayPort, clock: TODAY });
  const gateway = `http://127.0.0.1:${gatewayPort}`;
  const atRelay = Object.entries(settings).map(([name, value]) => [
    name,
    value.replace(gateway, `http://${OWN_HOST}:${gatewayPort}`),
  ]);
  return {
    ...(Object.fromEntries(atRelay) as typeof settings),
    NODE_ENV: "production",
    LOG_LEVEL: "info",
    LOGIN_LIMIT_PER_ADDRESS: "100000",
    LOGIN_LIMIT_PER_USERNAME: "100000",
    SEND_LIMIT_PER_HOUR: "100000",
    DATA_DIR: ":memory:",
    ...PATIENT,
  };
}

/** The production server of a folder on a free port, with the flags of `npm start` and these. */
export function startDashboard(
  gatewayPort: number,
  env: Readonly<Record<string, string>> = {},
  {
    flags = [],
    folder,
  }: { readonly flags?: readonly string[]; readonly folder?: string | undefined } = {},
): Promise<Running> {
  return start({
    args: [...NODE_FLAGS, ...flags, "server/main.ts"],
    cwd: folder,
    env: { ...dashboardEnvironment(gatewayPort), ...env },
    ready: /^(?=.*"msg":"ready").*"port":(\d+)/m,
  });
}
