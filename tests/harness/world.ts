import { randomUUID } from "node:crypto";
import { http } from "msw";
import { setupServer } from "msw/node";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { createSandbox } from "#server/sandbox/sandbox.ts";
import { demoEnvironment } from "#server/sandbox/demo-environment.ts";
import type * as entry from "#app/entry.server.tsx";
import { createVisitor, type Handler, type Page, type Visitor } from "./visitor.ts";

/** The day most tests live on: a Saturday in open enrollment, noon in the carrier's zone. */
export const TODAY = "2026-11-21T12:00:00-08:00";
const BUILD = new URL("../../build/server/index.js", import.meta.url).href;
/** What the environment held before any world of this file. */
const OUTSIDE = { ...process.env };
export const PASSWORD = "Sandbox-2026";
export const GATEWAY = "http://gateway.test";

/** One call as the sandbox recorded it. */
export type RecordedCall = {
  readonly n: number;
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly status: number;
  readonly persona: string | null;
  /** When it came in, milliseconds since 1970, and how long its answer took. */
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

/** The demo host of each brand. */
export const HOST = {
  carrier: "localhost",
  summit: "summit.localhost",
  providence: "providence.localhost",
  partner: "partner.localhost",
  medicare: "medicare.localhost",
} as const;

export type World = Awaited<ReturnType<typeof openWorld>>;

export type WorldOptions = {
  /** An ISO date-time that the world stays at; null for this process's clock (turning-world.ts). */
  readonly clock?: string | null;
  readonly env?: Readonly<Record<string, string>>;
  /** The number of every request; one of its own each when absent. */
  readonly requestId?: string;
};

/**
 * The whole product in this process: the built app, below it the sandbox gateway by way of msw. One
 * world at a time, since the app takes its settings from the environment, at its first request.
 */
export async function openWorld(options: WorldOptions = {}) {
  const { clock = TODAY } = options;
  Object.assign(
    process.env,
    demoEnvironment({ port: 3000, sandboxPort: 4000, clock: clock ?? undefined }),
    {
      GATEWAY_URL: GATEWAY,
      NCQA_URL: `${GATEWAY}/ncqa`,
      LOG_LEVEL: "silent",
      LOGIN_LIMIT_PER_ADDRESS: "100000",
      LOGIN_LIMIT_PER_USERNAME: "100000",
      NEUTRAL_ANSWER_MS: "0",
      ...options.env,
    },
  );
  const now = () => (clock === null ? new Date() : new Date(clock));
  const sandbox = createSandbox({ clock: now, databasePath: ":memory:" });
  const network = setupServer(http.all(`${GATEWAY}/*`, ({ request }) => sandbox.fetch(request)));
  network.listen({ onUnhandledFrame: "error" });

  // The build is made by `npm run build` and has no types of its own.
  // A name of its own is an instance of its own, with these settings and nothing remembered.
  const build = (await import(`${BUILD}?world=${randomUUID()}`)) as ServerBuild;
  const { transportContext } = build.entry.module as unknown as typeof entry;
  // As the HTTP entry does: which path may be posted to from there, the app itself decides.
  const allowedActionOrigins = (process.env["APPLICATION_ORIGINS"] ?? "")
    .split(",")
    .filter((origin) => origin !== "")
    .map((origin) => new URL(origin).host);
  const answer = createRequestHandler({ ...build, allowedActionOrigins }, "production");
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
  const handle: Handler = handleFrom("203.0.113.7");

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

  const visitor = (host: string = HOST.carrier): Visitor =>
    createVisitor(handle, `http://${host}:3000`);

  const onTheWay = async (persona: string, host: string = HOST.carrier): Promise<Visitor> => {
    const browser = visitor(host);
    const body = new URLSearchParams({ username: persona, password: PASSWORD });
    const response = await browser.send("/login", { method: "POST", body });
    if (response.status >= 400) throw new Error(`${persona} could not sign in`);
    return browser;
  };

  return {
    handle,
    /** The same for somebody at this network address; null where the host does not tell it. */
    handleFrom,
    build,
    /** What stands before the sandbox, for answers that no persona and no fault can give. */
    network,
    /** Asks the sandbox past the product. */
    ask: (request: Request) => sandbox.fetch(request),
    visitor,
    calls,
    /** A fresh browser that signed in as the persona; the page is where that led. */
    async signIn(persona: string, host: string = HOST.carrier) {
      const browser = visitor(host);
      const login = await browser.open("/login");
      const page: Page = await browser.submit(login, "Log in", {
        Username: persona,
        Password: PASSWORD,
      });
      return { browser, page };
    },
    /** The same without opening a page after it: only what the way in takes was asked. */
    async enter(persona: string, host: string = HOST.carrier): Promise<Visitor> {
      const browser = await onTheWay(persona, host);
      await browser.send("/sso-landing");
      return browser;
    },
    /** A fresh browser with the temporary token of a sign-in that nobody has routed on yet. */
    onTheWay,
    /** Every gateway call that `work` causes, in the order they arrived. */
    async callsDuring(work: () => Promise<unknown>): Promise<readonly RecordedCall[]> {
      const last = (await calls()).at(-1)?.n ?? 0;
      await work();
      return calls(last);
    },
    /** The gateway's own token for this persona, as a sign-in elsewhere would bring it. */
    async token(persona: string): Promise<string> {
      const answer = (await control("POST", "sso", { username: persona })) as { token: string };
      return answer.token;
    },
    fault: (...faults: Fault[]) => control("POST", "faults", faults),
    mend: () => control("DELETE", "faults"),
    reset: () => control("POST", "reset"),
    close() {
      network.close();
      sandbox.close();
      // The next file of this worker begins with what this one began with.
      putBackEnvironment();
    },
  };
}

function putBackEnvironment(): void {
  for (const name of Object.keys(process.env)) if (!(name in OUTSIDE)) delete process.env[name];
  Object.assign(process.env, OUTSIDE);
}
