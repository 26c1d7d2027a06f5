import { randomUUID } from "node:crypto";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { createSandbox } from "#server/sandbox/sandbox.ts";
import { demoEnvironment } from "#server/sandbox/demo-environment.ts";
import { readSettings } from "#server/settings.ts";
import type * as Transports from "#server/middleware/transport.ts";
import { createRuntime, replaceRuntime, type Runtime } from "#server/runtime.ts";
import { putBackEnvironment } from "./environment.ts";
import { withDuring } from "./during.ts";
import { openGatewaySocket } from "./gateway-socket.ts";
import { keepLog } from "#server/log/quiet-log.fixture.ts";
import { startRelay } from "./relay.ts";
import { GATEWAY, HOST, PASSWORD, TODAY } from "./scene.ts";
import { endsInSession, withSession, withTemporary } from "./sealed.ts";
import { OWN_HOST } from "./own-host.ts";
import { createVisitor, type Handler, type Page, type Visitor } from "./visitor.ts";

export { GATEWAY, HOST, PASSWORD, TODAY } from "./scene.ts";

const JUST_NOW = { beganMs: 0, seenMs: 0 };
const BUILD = new URL("../../build/server/index.js", import.meta.url).href;
/** Another URL, answered by handlers only. */
export const ELSEWHERE = "http://elsewhere.test";

/** A call recorded by the sandbox. */
export type RecordedCall = {
  readonly n: number;
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly status: number;
  readonly persona: string | null;
  /** Time of arrival in epoch milliseconds, and duration of the answer. */
  readonly at: number;
  readonly ms: number;
};

export type Fault = {
  readonly method?: string;
  readonly path?: string;
  readonly status?: number;
  readonly delayMs?: number;
  readonly reset?: boolean;
  readonly truncate?: boolean;
  readonly body?: unknown;
  readonly bytes?: number;
  readonly times?: number;
};

export type World = Awaited<ReturnType<typeof openWorld>>;

export type WorldOptions = {
  /** The fixed time, an ISO date-time; null for this process's clock (turning-world.ts). */
  readonly clock?: string | null;
  readonly env?: Readonly<Record<string, string>>;
  /** The id of every request; a new one each when absent. */
  readonly requestId?: string;
  /**
   * Whether to reuse an earlier file's instance with the same settings; the default without
   * settings.
   */
  readonly shared?: boolean;
  /** Puts a relay before the gateway, which counts and cuts connections. */
  readonly relayed?: boolean;
  /** The address of another server build than the repository's. */
  readonly serverBuild?: string;
};

const own = { createRuntime, replaceRuntime };

type Lent = { readonly instance: ReturnType<typeof startInstance>; lent: boolean };

/** Instances shared by consecutive files, by settings. */
const instances = new Map<string, Lent>();
let addresses = 0;

/**
 * The whole product in this process: the built app, with the sandbox gateway on a socket. One world
 * at a time, because the app reads its settings from the environment at its first request. Without
 * settings it is the previous file's instance: the app's state is kept by session, user name or
 * network address, and each world's visitors have an address of their own
 * (docs/decisions/2026-11-22-one-world-a-worker.md).
 */
export async function openWorld(options: WorldOptions = {}) {
  const {
    clock,
    env,
    relayed = false,
    shared = clock === undefined && env === undefined && options.serverBuild === undefined,
  } = options;
  const log = keepLog();
  const settings = JSON.stringify([clock, env, relayed]);
  const known = shared ? instances.get(settings) : undefined;
  const lent = known ?? { instance: startInstance(options), lent: false };
  if (lent.lent) throw new Error("the world of this worker was not closed");
  if (shared) instances.set(settings, Object.assign(lent, { lent: true }));
  const instance = await lent.instance;
  const { build, answer, transportContext, sandbox, gateway, relay } = instance;
  instance.use();
  sandbox.reset();
  gateway.beTroubled(relayed);
  await relay?.restore();

  const handleFrom = (clientAddress: string | null) => (request: Request) => {
    const context = new RouterContextProvider();
    const requestId = options.requestId ?? randomUUID();
    context.set(transportContext, {
      requestId,
      nonce: "test-nonce",
      clientAddress,
      report: {},
    });
    return answer(request, context);
  };
  addresses += 1;
  const handle: Handler = handleFrom(`203.0.113.${addresses}`);

  const control = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await sandbox.fetch(
      new Request(`${GATEWAY}/__sandbox/${path}`, {
        method,
        ...(body === undefined
          ? {}
          : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
      }),
    );
    const text = await response.text();
    return text === "" ? undefined : (JSON.parse(text) as unknown);
  };
  const calls = async (since = 0) =>
    (await control("GET", `calls?since=${since}`)) as readonly RecordedCall[];

  /**
   * The number of the last call. What a page that failed early still asks for comes within a few turns
   * of the loop, and belongs to nobody.
   */
  async function lastOnceQuiet(): Promise<number> {
    let last = 0;
    for (let quiet = 0; quiet < 5; quiet += 1) {
      const more = await calls(last);
      if (more.length > 0) quiet = 0;
      last = more.at(-1)?.n ?? last;
      await new Promise(setImmediate);
    }
    return last;
  }

  const visitor = (host: string = HOST.carrier): Visitor =>
    createVisitor(handle, `http://${host}:3000`);

  /** A new browser whose persona sent the log-in form; no page was opened. */
  const afterLogIn = async (persona: string, host: string = HOST.carrier): Promise<Visitor> => {
    const browser = visitor(host);
    const body = new URLSearchParams({ username: persona, password: PASSWORD });
    const response = await browser.send("/login", { method: "POST", body });
    if (response.status >= 400) throw new Error(`${persona} could not sign in`);
    return browser;
  };

  /** A new browser whose persona signed in and was led on; no page was opened. */
  const arrive = async (persona: string, host: string = HOST.carrier): Promise<Visitor> => {
    const browser = await afterLogIn(persona, host);
    await browser.send("/sso-landing");
    return browser;
  };

  const people = {
    visitor,
    /** The time of product and gateway. */
    now: instance.now,
    /** A token of the gateway for this persona, as from another application. */
    async token(persona: string): Promise<string> {
      const answer = (await control("POST", "sso", { username: persona })) as { token: string };
      return answer.token;
    },
  };

  /**
   * A new browser with a session of the persona, of which the gateway was asked nothing yet. Who is
   * led elsewhere than home signs in.
   */
  const enter = async (persona: string, host: string = HOST.carrier): Promise<Visitor> => {
    if (!endsInSession(persona)) return arrive(persona, host);
    return withSession(people, persona, JUST_NOW, { host, username: persona });
  };

  /** A browser that a persona's page was opened in, and the page. */
  const openAs = async (persona: string, path: string, host?: string) => {
    const browser = await enter(persona, host);
    return { browser, page: await browser.open(path) };
  };

  const browsers = new Map<string, Promise<Visitor>>();
  const pages = new Map<string, Promise<Page>>();
  /**
   * The page as the persona sees it. While the gateway is in good order all of them are opened in
   * one session, each once at a time until `reset`; in trouble in a new one. Not for counting calls.
   */
  const see = async (persona: string, path: string, host: string = HOST.carrier): Promise<Page> => {
    if (!gateway.isInOrder()) return (await enter(persona, host)).open(path);
    const who = `${host} ${persona} ${instance.now().getTime()}`;
    const browser = browsers.get(who) ?? enter(persona, host);
    browsers.set(who, browser);
    const page = pages.get(`${who} ${path}`) ?? (await browser).open(path);
    pages.set(`${who} ${path}`, page);
    return page;
  };

  let hasFaults = false;
  const troubles = withDuring({
    fault(...faults: Fault[]) {
      hasFaults = true;
      gateway.beTroubled(true);
      return control("POST", "faults", faults);
    },
    async mend() {
      gateway.beTroubled(relayed);
      if (hasFaults) await control("DELETE", "faults");
      hasFaults = false;
    },
  });

  return {
    ...people,
    handle,
    /** A visitor with this network address; null for an unknown one. */
    handleFrom,
    build,
    /** Handlers before the sandbox, for answers that no persona or fault provides. */
    network: gateway.network,
    /** The relay before the gateway, if requested. */
    relay,
    /** Sends a request to the sandbox, without the product. */
    ask: (request: Request) => sandbox.fetch(request),
    calls,
    /** A new browser signed in as the persona, with the page this led to. */
    async signIn(persona: string, host: string = HOST.carrier) {
      const browser = visitor(host);
      const login = await browser.open("/login");
      const page: Page = await browser.submit(login, "Log in", {
        Username: persona,
        Password: PASSWORD,
      });
      return { browser, page };
    },
    enter,
    openAs,
    see,
    arrive,
    afterLogIn,
    /** A new browser with a pending session of the persona before its routing. */
    onTheWay: (persona: string, host: string = HOST.carrier): Promise<Visitor> =>
      withTemporary(people, persona, JUST_NOW, { host, username: persona }),
    /** The gateway calls that `work` causes, in order of arrival. */
    async callsDuring(work: () => Promise<unknown>): Promise<readonly RecordedCall[]> {
      const last = await lastOnceQuiet();
      await work();
      return calls(last);
    },
    ...troubles,
    async reset() {
      gateway.beTroubled(relayed);
      browsers.clear();
      pages.clear();
      hasFaults = false;
      sandbox.reset();
    },
    /** The app's log and audit lines since the world was opened. */
    log,
    close() {
      gateway.network.resetHandlers();
      lent.lent = false;
      instance.leave();
      if (!shared) instance.end();
      // Restores the environment for the next file of this worker.
      putBackEnvironment();
    },
  };
}

/** A new instance of the built app with these settings, and a gateway of its own. */
async function startInstance(options: WorldOptions) {
  const { clock = TODAY, env = {}, relayed = false, serverBuild = BUILD } = options;
  const now = () => (clock === null ? new Date() : new Date(clock));
  const sandbox = createSandbox({ clock: now, databasePath: ":memory:" });
  const gateway = await openGatewaySocket(sandbox, {
    "127.0.0.1": GATEWAY,
    [OWN_HOST]: GATEWAY,
    localhost: ELSEWHERE,
  });
  const relay = relayed ? await startRelay(gateway.port) : null;
  const near = relay === null ? `127.0.0.1:${gateway.port}` : `${OWN_HOST}:${relay.port}`;
  const real = (value: string) =>
    value.replace(GATEWAY, `http://${near}`).replace(ELSEWHERE, `http://localhost:${gateway.port}`);
  const settings = { GATEWAY_URL: GATEWAY, NCQA_URL: `${GATEWAY}/ncqa`, ...env };
  const environment: Record<string, string> = {
    ...demoEnvironment({ port: 3000, sandboxPort: 4000, clock: clock ?? undefined }),
    LOG_LEVEL: "silent",
    LOGIN_LIMIT_PER_ADDRESS: "100000",
    LOGIN_LIMIT_PER_USERNAME: "100000",
    NEUTRAL_ANSWER_MS: "0",
    ...Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, real(value)])),
  };
  // The build of `npm run build` has no types.
  const build = (await import(serverBuild)) as ServerBuild;
  // A build in another folder imports the server that stands beside it.
  const beside = (path: string) => import(new URL(`../../server/${path}`, serverBuild).href);
  const { transportContext }: typeof Transports = await beside("middleware/transport.ts");
  const runtimes: typeof own = serverBuild === BUILD ? own : await beside("runtime.ts");
  let runtime: Runtime | undefined;
  // As the HTTP server does; the app decides which paths accept cross-site posts.
  const allowedActionOrigins = (environment["APPLICATION_ORIGINS"] ?? "")
    .split(",")
    .filter((origin) => origin !== "")
    .map((origin) => new URL(origin).host);
  return {
    build,
    transportContext,
    /** Makes this the product of the process: what the app keeps is that of these settings. */
    use() {
      Object.assign(process.env, environment);
      runtime ??= runtimes.createRuntime(readSettings(process.env));
      runtimes.replaceRuntime(runtime);
    },
    leave: () => runtimes.replaceRuntime(undefined),
    answer: createRequestHandler({ ...build, allowedActionOrigins }, "production"),
    sandbox,
    gateway,
    relay,
    environment,
    now,
    end() {
      gateway.close();
      sandbox.close();
    },
  };
}
