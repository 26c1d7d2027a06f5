import { fileURLToPath } from "node:url";
import { afterAll, beforeAll } from "vitest";
import { createLifecycle } from "#server/http/lifecycle.ts";
import type { Metrics } from "#server/metrics/metrics.ts";
import type { Tracing } from "#server/tracing/create-tracing.ts";
import { inLanguage } from "#server/http/react-router-handler.ts";
import { createReactRouterHandler } from "#server/http/react-router-handler.ts";
import { serve } from "#server/http/serve.ts";
import { LANGUAGES, type Language } from "#app/rules/frame/languages.ts";
import { createLogger } from "#server/log/logger.ts";
import { readSettings } from "#server/settings/settings.ts";
import { keptConnections, overHttp } from "../network/over-http.ts";
import { openFaultWorld } from "./fault-world.ts";
import { copyCookies } from "../pages/page-parts.ts";
import { exchangeRaw } from "../network/raw.ts";
import { createVisitor, type Handler, type Visitor } from "../pages/visitor.ts";
import type { World } from "./world.ts";
import { loadBuild } from "./world-instance.ts";

const BUILDS = new URL("../../../build/", import.meta.url);

/** The same browser with its requests sent to this handler. */
export function sendingTo(handle: Handler, browser: Visitor): Visitor {
  const outside = createVisitor(handle, browser.origin);
  copyCookies(browser, outside);
  return outside;
}

/**
 * A fault world behind its HTTP server, on a socket: for requests that never reach the app or that
 * only a socket can send.
 */
export async function openServedWorld() {
  const world = await openFaultWorld();
  const { port, handle, close } = await serveWorld(world);
  const outside = async (browser: Promise<Visitor>) => sendingTo(handle, await browser);
  return {
    ...world,
    handle,
    visitor: (host?: string) => sendingTo(handle, world.visitor(host)),
    enter: (persona: string, host?: string) => outside(world.enter(persona, host)),
    confirmed: (persona: string, host?: string) => outside(world.confirmed(persona, host)),
    enterPending: (persona: string, host?: string) => outside(world.enterPending(persona, host)),
    /** Sends these bytes and reads until the server closes. */
    exchange: (bytes: Buffer | string) => exchangeRaw(port, bytes),
    port,
    close() {
      close();
      world.close();
    },
  };
}

type Observing = { readonly metrics?: Metrics; readonly tracing?: Tracing };

export type Served = Awaited<ReturnType<typeof serveWorld>>;

/**
 * The world's app behind its HTTP server, over a socket: covers what the server refuses, adds and
 * trusts of proxies, with the world's gateway.
 */
export async function serveWorld(world: World, { metrics, tracing }: Observing = {}) {
  const settings = readSettings({ ...process.env, HOST: "127.0.0.1", PORT: "0" });
  const logger = createLogger(settings);
  const observing = { observer: metrics?.observer, tracing };
  const loadHandler = async (language: Language) =>
    createReactRouterHandler(await loadBuild(language), settings.APPLICATION_ORIGINS, observing);
  const server = await serve({
    settings,
    clientDirs: LANGUAGES.map((each) => fileURLToPath(new URL(`${each}/client`, BUILDS))),
    handle: await inLanguage(loadHandler),
    logger,
    lifecycle: createLifecycle({ settings, logger, exit: () => undefined }),
    metrics,
  });
  metrics?.watchConnections(server);
  const address = server.address();
  if (address === null || typeof address === "string") throw new TypeError("not listening");
  const agent = keptConnections();
  const handle = overHttp(address.port, agent);
  const visitor = (host = "localhost"): Visitor =>
    createVisitor(handle, `http://${host}:${address.port}`);
  return {
    port: address.port,
    handle,
    visitor,
    /** A browser with the session of a persona. */
    async enter(persona: string, host?: string): Promise<Visitor> {
      const browser = visitor(host);
      copyCookies(await world.enter(persona, host), browser);
      return browser;
    },
    close: () => {
      agent.destroy();
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The same, open while the tests of a file or a block run. */
export function useServed(world: World): Served {
  let served: Served | undefined;
  beforeAll(async () => {
    served = await serveWorld(world);
  });
  afterAll(() => served?.close());
  const later: ProxyHandler<Served> = {
    get: (_target, name) => served && Reflect.get(served, name),
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is open once the tests run
  return new Proxy({} as Served, later);
}
