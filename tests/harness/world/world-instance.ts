import { createRequestHandler, type ServerBuild } from "react-router";
import type * as Transports from "#server/middleware/transport.ts";
import type { Language } from "#app/rules/frame/languages.ts";
import { createRuntime, replaceRuntime, type Runtime } from "#server/runtime.ts";
import { demoEnvironment } from "#server/sandbox/personas/demo-environment.ts";
import { createSandbox, type SandboxOptions } from "#server/sandbox/sandbox.ts";
import { readSettings } from "#server/settings/settings.ts";
import { openGatewaySocket } from "../gateway/gateway-socket.ts";
import { OWN_HOST } from "../network/own-host.ts";
import { PATIENT } from "../patience.ts";
import { startRelay, type Relay } from "../network/relay.ts";
import { ELSEWHERE, GATEWAY, TODAY } from "./scene.ts";

const buildOf = (language: Language): string =>
  new URL(`../../../build/${language}/server/index.js`, import.meta.url).href;

/** The build of `npm run build`, which has no types. */
export const loadBuild = (language: Language): Promise<ServerBuild> => import(buildOf(language));

const own = { createRuntime, replaceRuntime };

export type InstanceOptions = {
  /** The fixed time, an ISO date-time; null for this process's clock (turning-world.ts). */
  readonly clock?: string | null;
  readonly env?: Readonly<Record<string, string>>;
  /** Puts a relay before the gateway, which counts and cuts connections. */
  readonly relayed?: boolean;
  /** The language of the repository's build. */
  readonly language?: Language;
  /** How the gateway differs from the usual one. */
  readonly sandbox?: SandboxOptions;
  /** The folder of another server build than the repository's. */
  readonly serverBuild?: string;
};

/** A new instance of the built app with these settings, and a gateway of its own. */
export async function startInstance(options: InstanceOptions) {
  const { clock = TODAY, env = {}, relayed = false, language = "en" } = options;
  const { serverBuild = buildOf(language) } = options;
  const now = () => (clock === null ? new Date() : new Date(clock));
  const sandbox = createSandbox({ clock: now, databasePath: ":memory:", ...options.sandbox });
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
    SEND_LIMIT_PER_HOUR: "100000",
    DATA_DIR: ":memory:",
    NEUTRAL_ANSWER_MS: "0",
    ...PATIENT,
    ...Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, real(value)])),
  };
  const build = (await import(serverBuild)) as ServerBuild;
  // A build in another folder imports the server beside it.
  const beside = (path: string) => import(new URL(`../../../server/${path}`, serverBuild).href);
  const { transportContext }: typeof Transports = await beside("middleware/transport.ts");
  const runtimes: typeof own = options.serverBuild === undefined ? own : await beside("runtime.ts");
  let runtime: Runtime | undefined;
  // As the HTTP server does; the app decides which paths accept cross-site posts.
  const allowedActionOrigins = (environment["APPLICATION_ORIGINS"] ?? "")
    .split(",")
    .filter((origin) => origin !== "")
    .map((origin) => new URL(origin).host);
  return {
    build,
    transportContext,
    /** Makes this instance the one whose runtime the app uses. */
    use() {
      Object.assign(process.env, environment);
      runtime ??= runtimes.createRuntime(readSettings(process.env));
      runtimes.replaceRuntime(runtime);
    },
    leave: () => runtimes.replaceRuntime(undefined),
    answer: createRequestHandler({ ...build, allowedActionOrigins }, "production"),
    sandbox,
    gateway,
    relay: relay && closingBreakers(relay, () => runtime),
    environment,
    now,
    end() {
      gateway.close();
      sandbox.close();
    },
  };
}

/** A gateway that is back is called at once; the product's circuit breaker would wait a second. */
function closingBreakers(relay: Relay, runtime: () => Runtime | undefined): Relay {
  const closing = (mend: () => Promise<void>) => async () => {
    await mend();
    runtime()?.connections.closeBreakers();
  };
  return { ...relay, accept: closing(relay.accept), restore: closing(relay.restore) };
}
