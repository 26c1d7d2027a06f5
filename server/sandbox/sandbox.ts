import { Hono, type Context, type HonoRequest } from "hono";
import { allCalls } from "./calls/all-calls.ts";
import { createCallLog } from "./control/call-log.ts";
import { createFaults } from "./control/faults.ts";
import { recordAndInjectFaults, type Env } from "./control/record-and-inject-faults.ts";
import { CONTROL, controlRoutes } from "./control/routes.ts";
import type { Handler } from "./handler.ts";
import { checkParameters } from "./parameters.ts";
import { Refusal } from "./refusal.ts";
import { createSandboxState, type SandboxState, type SandboxStateOptions } from "./state.ts";
import { clearDatabase, openDatabase } from "./store/database.ts";

export type SandboxOptions = SandboxStateOptions & {
  /** The time that all data are relative to; the real time when absent. */
  readonly clock?: () => Date;
  /** A file, or ":memory:", the default. */
  readonly databasePath?: string;
  /** Where the gateway's calls are mounted, "/api" for example; at the root when absent. */
  readonly basePath?: string;
};

export type Sandbox = {
  readonly app: Hono<Env>;
  /** Answers a request. `env` has the connection of a real server. */
  readonly fetch: (request: Request, env?: object) => Promise<Response>;
  /** Resets data, locks, faults and recorded calls. */
  reset(): void;
  close(): void;
};

/** A gateway for a laptop: every call of the contract, over real HTTP or in process. */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const { clock = () => new Date(), databasePath = ":memory:" } = options;
  const basePath = (options.basePath ?? "").replace(/\/+$/, "");
  const database = openDatabase(databasePath);
  const state = createSandboxState(database, clock, options);
  const log = createCallLog();
  const faults = createFaults(basePath);
  const reset = () => {
    clearDatabase(database);
    faults.clear();
    log.clear();
  };

  const app = new Hono<Env>({ getPath: (request) => pathAfter(basePath, request.url) });
  app.route(CONTROL, controlRoutes({ state, log, faults, reset }));
  app.use(recordAndInjectFaults({ log, faults, tokens: state.tokens }));
  for (const handler of allCalls) {
    const { method, path } = handler.call;
    app.on(method, `/${path.replaceAll(/\{(\w+)\}/g, ":$1")}`, (context) =>
      perform(handler, context, state),
    );
  }
  app.notFound((context) => context.json({ message: "there is no such call" }, 404));
  app.onError((error, context) => {
    if (error instanceof Refusal) return context.json(error.body, error.status);
    return context.json({ message: `the sandbox failed: ${error.message}` }, 500);
  });

  return {
    app,
    fetch: async (request, env) => app.fetch(request, env),
    reset,
    close: () => database.close(),
  };
}

async function perform(
  handler: Handler,
  context: Context<Env>,
  state: SandboxState,
): Promise<Response> {
  const { call } = handler;
  const caller = context.get("caller");
  if (call.bearer && caller === undefined) throw new Refusal(401, "a token is needed");
  await checkContentType(context.req);
  const args = checkParameters(call, { ...context.req.query(), ...context.req.param() });
  const accept = context.req.header("accept") ?? "";
  const result = await handler.perform({ state, args, body: context.get("body"), accept }, caller);
  if (result instanceof Response) return result;
  return call.as === "text" ? context.text(String(result)) : Response.json(result);
}

/** Like real gateways: a body without a JSON content type is not parsed. */
async function checkContentType(request: HonoRequest): Promise<void> {
  const type = request.header("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type === "application/json" || (await request.text()) === "") return;
  throw new Refusal(415, "the body's content type must be application/json");
}

function pathAfter(basePath: string, url: string): string {
  const { pathname } = new URL(url);
  // No call has the path "/", so paths outside the base are 404.
  return pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : "/";
}
