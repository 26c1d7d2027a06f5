import { stringifySetCookie } from "cookie";
import { createContext, type MiddlewareFunction } from "react-router";
import { appearanceText, type SchemeChoice } from "#app/text/frame/shell.ts";
import { ATTRIBUTES, cookiesOf, keepForAYear } from "#server/session/cookies.ts";

const COOKIE_NAME = "scheme";

/** Light, dark, or as the device is set; for this host, signed in or not. */
export const schemeContext = createContext<SchemeChoice>("system");

export const scheme: MiddlewareFunction<Response> = ({ request, context }) => {
  context.set(schemeContext, findSchemeChoice(cookiesOf(request)[COOKIE_NAME]) ?? "system");
};

/** The choice in a form field or a cookie; undefined for any other value. */
export function findSchemeChoice(text: unknown): SchemeChoice | undefined {
  return typeof text === "string" && isChoice(text) ? text : undefined;
}

const isChoice = (text: string): text is SchemeChoice =>
  Object.hasOwn(appearanceText.choices, text);

/** The Set-Cookie line that keeps a choice for a year; "system" removes the cookie. */
export function schemeCookie(choice: SchemeChoice): string {
  if (choice !== "system") return keepForAYear(COOKIE_NAME, choice);
  const gone = { maxAge: 0, expires: new Date(0) };
  return stringifySetCookie({ name: COOKIE_NAME, value: "", path: "/", ...ATTRIBUTES, ...gone });
}
