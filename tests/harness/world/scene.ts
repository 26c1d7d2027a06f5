import type { BrandKey } from "#app/brand/brand.ts";

/** The time of most tests: a Saturday in open enrollment, noon in the carrier's zone. */
export const TODAY = "2026-11-21T12:00:00-08:00";

/** Every persona's password. */
export const PASSWORD = "Sandbox-2026";

/** The demo host of each brand. */
export const HOST = {
  carrier: "localhost",
  summit: "summit.localhost",
  providence: "providence.localhost",
  partner: "partner.localhost",
  medicare: "medicare.localhost",
} as const satisfies Record<BrandKey, string>;

/** The gateway's URL in settings and handlers. */
export const GATEWAY = "http://gateway.test";

/** Another URL, answered only by handlers. */
export const ELSEWHERE = "http://elsewhere.test";
