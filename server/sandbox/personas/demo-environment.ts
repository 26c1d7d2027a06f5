import { randomBytes } from "node:crypto";
import { fileURLToPath } from "node:url";
import { CONFIGURABLE_PATHS } from "#server/gateway/transport/configurable-paths.ts";

const BRANDS_FILE = fileURLToPath(new URL("../../../docs/examples/brands.json", import.meta.url));

export type DemoOptions = {
  readonly port: number;
  readonly sandboxPort: number;
  /** ISO date-time with offset that fixes the demo's clock; the real time when absent. */
  readonly clock?: string | undefined;
};

/** Settings of a dashboard beside the sandbox, with every brand on a host of its own. */
export function demoEnvironment({ port, sandboxPort, clock }: DemoOptions): Record<string, string> {
  const gateway = `http://127.0.0.1:${sandboxPort}`;
  return {
    MODE: "demo",
    HOST: "127.0.0.1",
    PORT: String(port),
    LOG_LEVEL: "warn",
    ...(clock === undefined ? {} : { CLOCK: clock }),
    GATEWAY_URL: gateway,
    NCQA_URL: `${gateway}/ncqa`,
    SESSION_KEYS: randomBytes(32).toString("base64url"),
    // In the demo everybody signs in from one address.
    LOGIN_LIMIT_PER_ADDRESS: "10000",
    LOGIN_LIMIT_PER_USERNAME: "1000",
    SEND_LIMIT_PER_HOUR: "1000",
    DRAIN_DELAY_MS: "0",
    BRANDS_FILE,
    APPLICATION_ORIGINS: "https://apps.example.test",
    CRM_SSO_URL: `${gateway}/__sandbox/crm`,
    CRM_TEST_ENVIRONMENT: "demo",
    // The sandbox has every call, each at its usual place.
    GATEWAY_PATHS: CONFIGURABLE_PATHS.map((path) => `${path}=${path}`).join(","),
  };
}
