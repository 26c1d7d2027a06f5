import type { Settings } from "#server/settings/settings.ts";

/** The longest that a request waits for the gateway, as a multiple of the slowest call. */
const PAGE_CALLS = 2.5;

/** How long the proxy waits for a page, milliseconds (deploy/haproxy.cfg and kubernetes-network.yaml). */
export const PROXY_PAGE_MS = 20_000;

/** The longest that a request waits for the gateway in all, milliseconds. */
export const longestPageMs = (settings: Pick<Settings, "GATEWAY_TIMEOUT_MS">): number =>
  PAGE_CALLS * settings.GATEWAY_TIMEOUT_MS;
