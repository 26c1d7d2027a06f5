import { stringifySetCookie } from "cookie";
import { readDismissed } from "#app/rules/frame/global-alerts.ts";
import { ATTRIBUTES, cookiesOf } from "#server/session/cookies.ts";

const COOKIE = "dismissed";

export const dismissedIn = (request: Request): string[] =>
  readDismissed(cookiesOf(request)[COOKIE]);

/** Remembers dismissed alerts until the browser is closed; nothing personal, so not sealed. */
export const dismissedCookie = (ids: readonly string[]): string =>
  stringifySetCookie({ name: COOKIE, value: ids.join("."), ...ATTRIBUTES, path: "/" });
