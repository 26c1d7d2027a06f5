import { isIP } from "node:net";
import { z } from "zod";
import type { Logger } from "./logger.ts";
import { longestPageMs, PROXY_PAGE_MS } from "#server/settings/page-time.ts";
import { environment } from "#server/settings/schema.ts";
import type { Settings } from "#server/settings/settings.ts";

/** Logs the settings of a process, and those that are probably mistakes. */
export function logStart(settings: Settings, logger: Logger): void {
  for (const name of settings.unknownNames) logger.warn(name, "not a setting");
  const isProduction = settings.MODE === "production";
  if (isProduction && isPlain(settings.GATEWAY_URL)) {
    logger.warn({ setting: "GATEWAY_URL" }, "gateway is asked without encryption");
  }
  if (isProduction && settings.TRUST_PROXY !== false && settings.REDIS_URL === null) {
    logger.info({ setting: "REDIS_URL" }, "no other process knows who logged out here");
  }
  const unreviewed = settings.brands.filter(({ languageHelp }) => languageHelp.example);
  for (const { key } of isProduction ? unreviewed : []) {
    logger.warn({ brand: key }, "texts of language help are examples");
  }
  const ms = longestPageMs(settings);
  if (isProduction && ms >= PROXY_PAGE_MS) {
    const line = { setting: "GATEWAY_TIMEOUT_MS", ms, limit: PROXY_PAGE_MS };
    logger.warn(line, "pages may take longer than the proxy waits");
  }
  logger.info({ settings: shownSettings(settings) }, "settings");
}

/** HTTP to another machine. */
function isPlain(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  const isHere =
    hostname === "localhost" ||
    hostname === "[::1]" ||
    (isIP(hostname) === 4 && hostname.startsWith("127."));
  return protocol === "http:" && !isHere;
}

const mark = z.looseObject({ shown: z.literal(true) });

/**
 * The settings as the log may have them: numbers and switches, the origins of URLs, and the texts
 * that the schema marks as `shown`. Of all others it only says that they are set.
 */
export function shownSettings(
  settings: Settings,
): Readonly<Record<string, string | number | boolean>> {
  const shown = Object.entries(environment.shape).map(([name, schema]) => {
    const value: unknown = Object.entries(settings).find(([known]) => known === name)?.[1];
    if (value === null || value === undefined) return [];
    if (typeof value === "number" || typeof value === "boolean") return [[name, value] as const];
    const text = Array.isArray(value) ? value.join() : value;
    if (typeof text === "string" && mark.safeParse(schema.meta()).success)
      return [[name, text] as const];
    const url = typeof value === "string" ? URL.parse(value) : null;
    const isWeb = url?.protocol === "http:" || url?.protocol === "https:";
    return [[name, isWeb ? url.origin : "set"] as const];
  });
  const brands = settings.brands.map(({ key }) => key).join();
  return { ...Object.fromEntries(shown.flat()), brands };
}
