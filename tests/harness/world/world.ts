import { randomUUID } from "node:crypto";
import { RouterContextProvider } from "react-router";
import type { PostedFault } from "#server/sandbox/control/faults.ts";
import { isDocument } from "#server/http/send-document.ts";
import { keepLog } from "#server/log/quiet-log.fixture.ts";
import { askSandbox } from "./ask-sandbox.ts";
import { putBackEnvironment } from "./environment.ts";
import { withDuring } from "../during.ts";
import { logIn } from "../pages/page-parts.ts";
import { HOST, PASSWORD } from "./scene.ts";
import { endsInSession, withSession, withTemporary } from "./sealed.ts";
import { createVisitor, type Handler, type Page, type Visitor } from "../pages/visitor.ts";
import { startInstance, type InstanceOptions } from "./world-instance.ts";

export { ELSEWHERE, GATEWAY, HOST, PASSWORD, TODAY } from "./scene.ts";

const JUST_NOW = { beganMs: 0, seenMs: 0 };

/** A call recorded by the sandbox. */
export type RecordedCall = {
  readonly n: number;
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly status: number;
  readonly persona: string | null;
  readonly language: string | null;
  /** Time of arrival in epoch milliseconds, and duration of the answer. */
  readonly at: number;
  readonly ms: number;
};

export type { PostedFault as Fault } from "#server/sandbox/control/faults.ts";

export type World = Awaited<ReturnType<typeof openWorld>>;

export type WorldOptions = InstanceOptions & {
  /** The id of every request; random when absent. */
  readonly requestId?: string;
  /**
   * Whether to reuse an earlier file's instance with the same settings; the default without
   * settings.
   */
  readonly shared?: boolean;
};

/** Whether a fault needs a connection, because it is more than another answer. */
const takesConnection = ({ delayMs, reset, truncate, bytes }: PostedFault): boolean =>
  delayMs !== undefined || reset === true || truncate === true || bytes !== undefined;

type Lent = { readonly instance: ReturnType<typeof startInstance>; lent: boolean };

/** Instances that consecutive files share, by settings. */
const instances = new Map<string, Lent>();
let addresses = 0;

/**
 * The whole product in this process: the built app, with the sandbox gateway on a socket. One world
 * at a time, because the app reads its settings from the environment at its first request. Without
 * settings it is the previous file's instance: the app's state is kept by session, user name or
 * network address, and each world's visitors have an address of their own
 * (docs/decisions/tests/in-process.md).
 */
export async function openWorld(options: WorldOptions = {}) {
  const {
    clock,
    env,
    relayed = false,
    shared = clock === undefined && env === undefined && options.serverBuild === undefined,
  } = options;
  const log = keepLog();
  const settings = JSON.stringify([clock, env, relayed, options.language]);
  const known = shared ? instances.get(settings) : undefined;
  const lent = known ?? { instance: startInstance(options), lent: false };
  if (lent.lent) throw new Error("the world of this worker was not closed");
  if (shared) instances.set(settings, Object.assign(lent, { lent: true }));
  const instance = await lent.instance;
  const { build, answer, transportContext, sandbox, gateway, relay } = instance;
  instance.use();
  sandbox.reset();
  gateway.needConnections(relayed);
  await relay?.restore();

  /** Answers with a body, until it is read: an unread document keeps its place at the gateway. */
  const unread = new Set<Response>();
  const letGo = async () => {
    const left = [...unread].filter(({ body, bodyUsed }) => !bodyUsed && body?.locked === false);
    unread.clear();
    await Promise.all(left.map(async ({ body }) => body?.cancel()));
  };
  const handleFrom = (clientAddress: string | null) => async (request: Request) => {
    const context = new RouterContextProvider();
    const requestId = options.requestId ?? randomUUID();
    context.set(transportContext, {
      requestId,
      nonce: "test-nonce",
      language: options.language ?? "en",
      clientAddress,
      report: {},
    });
    const response = await answer(request, context);
    if (isDocument(response)) unread.add(response);
    return response;
  };
  addresses += 1;
  const handle: Handler = handleFrom(`203.0.113.${addresses}`);

  const control = askSandbox(sandbox);
  const calls = async (since = 0) =>
    (await control("GET", `calls?since=${since}`)) as readonly RecordedCall[];

  let last = 0;
  /**
   * The number of the last call. A page that failed early makes its remaining calls within a few
   * turns of the loop; they must not be counted for the next page.
   */
  async function lastOnceQuiet(): Promise<number> {
    let more: readonly RecordedCall[];
    do {
      for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
      more = await calls(last);
      last = more.at(-1)?.n ?? last;
    } while (more.length > 0);
    return last;
  }

  const visitor = (host: string = HOST.carrier): Visitor =>
    createVisitor(handle, `http://${host}:3000`);

  /** A new browser whose persona sent the log-in form; no page was opened. */
  const afterLogIn = async (persona: string, host: string = HOST.carrier): Promise<Visitor> => {
    const browser = visitor(host);
    const response = await browser.post("/login", { username: persona, password: PASSWORD });
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
   * A new browser with a session of the persona, for which the gateway was not called yet. A
   * persona that is led elsewhere than home signs in.
   */
  const enter = async (persona: string, host: string = HOST.carrier): Promise<Visitor> => {
    if (!endsInSession(persona)) return arrive(persona, host);
    return withSession(people, persona, JUST_NOW, { host, username: persona });
  };

  /** The same, with the password just confirmed, so that no form asks for it. */
  const confirmed = (persona: string, host: string = HOST.carrier): Promise<Visitor> =>
    withSession(people, persona, JUST_NOW, { host, username: persona, confirmed: true });

  /** A new browser with a pending session of the persona before its routing. */
  const enterPending = (persona: string, host: string = HOST.carrier): Promise<Visitor> =>
    withTemporary(people, persona, JUST_NOW, { host, username: persona });

  /** Opens a page in a new browser of a persona, and returns both. */
  const opening =
    (begin: (persona: string, host?: string) => Promise<Visitor>) =>
    async (persona: string, path: string, host?: string) => {
      const browser = await begin(persona, host);
      return { browser, page: await browser.open(path) };
    };

  let hasFaults = false;
  const browsers = new Map<string, Promise<Visitor>>();
  const pages = new Map<string, Promise<Page>>();
  /**
   * The page as the persona sees it. Without faults all pages share one session, and each is opened
   * once until `reset`; with faults each gets a new session. Not for counting calls.
   */
  const see = async (persona: string, path: string, host: string = HOST.carrier): Promise<Page> => {
    if (hasFaults || gateway.isTroubled()) return (await enter(persona, host)).open(path);
    const who = `${host} ${persona} ${instance.now().getTime()}`;
    const browser = browsers.get(who) ?? enter(persona, host);
    browsers.set(who, browser);
    const page = pages.get(`${who} ${path}`) ?? (await browser).open(path);
    pages.set(`${who} ${path}`, page);
    return page;
  };

  const troubles = withDuring({
    fault(...faults: PostedFault[]) {
      hasFaults = true;
      if (faults.some(takesConnection)) gateway.needConnections(true);
      return control("POST", "faults", faults);
    },
    async mend() {
      gateway.needConnections(relayed);
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
      return { browser, page: await logIn(browser, persona, PASSWORD) };
    },
    enter,
    confirmed,
    enterPending,
    openAs: opening(enter),
    openConfirmed: opening(confirmed),
    openOnTheWay: opening(enterPending),
    see,
    arrive,
    afterLogIn,
    /** The gateway calls that `work` causes, in order of arrival. */
    async callsDuring(work: () => Promise<unknown>): Promise<readonly RecordedCall[]> {
      const last = await lastOnceQuiet();
      await work();
      return calls(last);
    },
    ...troubles,
    async reset() {
      await letGo();
      gateway.needConnections(relayed);
      browsers.clear();
      pages.clear();
      hasFaults = false;
      last = 0;
      sandbox.reset();
    },
    /** The app's log and audit lines since the world was opened. */
    log,
    close() {
      void letGo();
      gateway.network.resetHandlers();
      lent.lent = false;
      instance.leave();
      if (!shared) instance.end();
      // Restores the environment for the next file of this worker.
      putBackEnvironment();
    },
  };
}
