import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe } from "vitest";
import type { SandboxOptions } from "#server/sandbox/sandbox.ts";
import { eventually } from "../eventually.ts";
import { overHttp } from "../network/over-http.ts";
import { startRelay } from "../network/relay.ts";
import { copyCookies } from "../pages/page-parts.ts";
import { sized } from "../sized.ts";
import { createVisitor, type Handler, type Visitor } from "../pages/visitor.ts";
import { startCluster } from "../store/redis-cluster.ts";
import { contentOf } from "../store/redis-content.ts";
import { describeWithOwnRedis, startRedis } from "../store/redis-server.ts";
import { dashboardEnvironment, signIn, startDashboard, startSandbox } from "../world/real-world.ts";
import type { Fault } from "../world/world.ts";
import { jsonLines, stopAll, type Running } from "./processes.ts";

/** Where processes keep what they share. */
type Store = {
  readonly env: Readonly<Record<string, string>>;
  /** Everything that it holds, as one text. */
  readonly content: () => Promise<string>;
  readonly stop: () => unknown;
};

/** A way to run the product. */
export type Deployment = {
  readonly name: string;
  readonly processes: 1 | 2;
  readonly openStore: () => Store | Promise<Store>;
  readonly needsRedis?: boolean;
};

const ALONE: Deployment = {
  name: "one process on a file",
  processes: 1,
  openStore: openFolder,
};

export const ON_REDIS: Deployment = {
  name: "two processes on Redis",
  processes: 2,
  needsRedis: true,
  async openStore() {
    const redis = await startRedis();
    const env = { REDIS_URL: redis.url, ...PATIENT_STORE };
    return { env, content: () => contentOf(redis), stop: () => redis.stop() };
  },
};

const ON_A_FILE: Deployment = {
  name: "two processes on a file",
  processes: 2,
  openStore: openFolder,
};

const ON_A_CLUSTER: Deployment = {
  name: "two processes on Redis Cluster",
  processes: 2,
  needsRedis: true,
  async openStore() {
    const { env, nodes, stop } = await startCluster();
    return {
      env: { ...env, ...PATIENT_STORE },
      content: async () => (await Promise.all(nodes.map(contentOf))).join("\n"),
      stop,
    };
  },
};

function openFolder(): Store {
  const folder = mkdtempSync(join(tmpdir(), "data-"));
  return {
    env: { DATA_DIR: folder },
    content: async () =>
      readdirSync(folder)
        .map((name) => readFileSync(join(folder, name), "latin1"))
        .join("\n"),
    stop: () => rmSync(folder, { recursive: true }),
  };
}

/** As long as a page may wait for it: a busy machine is slow. */
export const PATIENT_STORE = { REDIS_TIMEOUT_MS: "3000" };

const DEPLOYMENTS = { ALONE, ON_A_FILE, ON_REDIS, ON_A_CLUSTER };

/**
 * The same tests of each deployment. `npm test` runs them in one of them, since one contract test
 * holds the engines to the same (tests/shared/engine.test.ts).
 */
export function describeDeployments(
  title: string,
  inShort: "ON_A_FILE" | "ON_REDIS",
  tests: (deployment: Deployment) => void,
): void {
  const deployments = sized([DEPLOYMENTS[inShort]], Object.values(DEPLOYMENTS));
  for (const deployment of deployments) {
    const describeOne = deployment.needsRedis === true ? describeWithOwnRedis : describe;
    describeOne(`${title}, ${deployment.name}`, () => tests(deployment));
  }
}

/** One for all processes, as a proxy has it. */
const ORIGIN = "http://localhost:3000";

/** The first or the second process; the same one where there is one. */
export type Nth = 0 | 1;
export const BOTH: readonly Nth[] = [0, 1];

export type Deployed = Awaited<ReturnType<typeof openDeployment>>;

type Options = {
  /** How many members `crowd-1`, `crowd-2` … there are besides the personas. */
  readonly crowd?: number;
  readonly env?: Readonly<Record<string, string>>;
  /** How the gateway differs from the usual one. */
  readonly gateway?: SandboxOptions;
};

/** The processes of a deployment, and the sandbox gateway behind a relay. */
export async function openDeployment(deployment: Deployment, options: Options = {}) {
  const store = await deployment.openStore();
  return openOn(store, deployment, options).catch(async (error: unknown) => {
    await stopAll();
    await store.stop();
    throw error;
  });
}

async function openOn(store: Store, { processes }: Deployment, options: Options) {
  const { crowd = 0, env = {}, gateway } = options;
  const sandbox = await startSandbox(crowd, gateway);
  const relay = await startRelay(sandbox.port);
  // All use one environment because its session keys are random.
  const settings: Readonly<Record<string, string>> = {
    ...dashboardEnvironment(relay.port),
    ...store.env,
    TRUST_PROXY: "1",
    ...env,
  };
  const started: Running[] = [];
  const startOne = async (more: Readonly<Record<string, string>> = {}) => {
    const running = await startDashboard(relay.port, { ...settings, ...more });
    started.push(running);
    return running;
  };
  const running = await Promise.all(Array.from({ length: processes }, () => startOne()));
  const at = (nth: number): Running => {
    const found = running[nth % processes];
    if (found === undefined) throw new RangeError("no such process");
    return found;
  };

  // A process is ready before its store was found.
  await Promise.all(
    running.map(({ port }) =>
      eventually(async () => {
        const answer = await signIn(createVisitor(overHttp(port), ORIGIN), "sub");
        if (answer.status !== 303) throw new Error(`no log-in yet: ${answer.status}`);
      }),
    ),
  );

  const handlers = new Map<number, Handler>();
  const handlerOf = ({ port }: Running): Handler => {
    const handle = handlers.get(port) ?? overHttp(port);
    handlers.set(port, handle);
    return handle;
  };
  /** A browser of this address at one of the processes, also after its restart. */
  const visitor = (nth: Nth = 0, { host = "localhost", from = "203.0.113.1" } = {}): Visitor =>
    createVisitor((request) => {
      request.headers.set("x-forwarded-for", from);
      return handlerOf(at(nth))(request);
    }, `http://${host}:3000`);
  /** A browser whose requests reach the processes in turn. */
  const alternating = (): Visitor => {
    let turn = 0;
    return createVisitor((request) => {
      turn += 1;
      return handlerOf(at(turn))(request);
    }, ORIGIN);
  };
  const copy = (like: Visitor, to: Visitor): Visitor => {
    copyCookies(like, to);
    return to;
  };
  const { control } = sandbox;

  return {
    sandbox,
    relay,
    store,
    settings,
    running: () => running,
    at,
    visitor,
    alternating,
    /** A browser with this one's present cookies, at one of the processes. */
    copyAt: (nth: Nth, like: Visitor): Visitor =>
      copy(like, visitor(nth, { host: new URL(like.origin).hostname })),
    /** The same at a process that `startAnother` started. */
    copyAtOther: (other: Running, like: Visitor): Visitor =>
      copy(like, createVisitor(handlerOf(other), like.origin)),
    /** A new browser that signed in and followed the redirects, without opening a page. */
    async enter(persona: string, nth: Nth = 0, password?: string): Promise<Visitor> {
      const browser = visitor(nth);
      const { status } = await signIn(browser, persona, password);
      if (status !== 303) throw new Error(`${persona} could not sign in: ${status}`);
      await browser.send("/sso-landing");
      return browser;
    },
    /** One more process with other settings. */
    startAnother: startOne,
    /** Ends a process as a new version does, and starts it with other settings. */
    async restart(nth: Nth, more: Readonly<Record<string, string>> = {}) {
      at(nth).signal("SIGTERM");
      await at(nth).ended;
      running[nth % processes] = await startOne(more);
    },
    logLines: () => started.flatMap(({ output }) => jsonLines(output())),
    output: () => started.map(({ output }) => output()).join("\n"),
    fault: (...faults: Fault[]) => control("POST", "faults", faults),
    mend: () => control("DELETE", "faults"),
    calls: sandbox.calls,
    /** The calls that the gateway gets meanwhile, "PUT /account/password" for example. */
    async callsDuring(work: () => Promise<unknown>): Promise<string[]> {
      const last = (await sandbox.calls()).at(-1)?.n ?? 0;
      await work();
      return (await sandbox.calls(last)).map(({ method, path }) => `${method} ${path}`);
    },
    async close() {
      await stopAll();
      await relay.refuse();
      await store.stop();
      sandbox.close();
    },
  };
}
