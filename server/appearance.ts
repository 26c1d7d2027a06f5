import { parseCookie, stringifySetCookie } from "cookie";
import { createContext, type MiddlewareFunction } from "react-router";
import { appearanceText, type SchemeChoice } from "#app/text/appearance.ts";

const NAME = "scheme";
const YEAR_S = 31_536_000;

/** Light, dark, or as the device is set; for this host, signed in or not. */
export const appearanceContext = createContext<SchemeChoice>("system");

export const appearance: MiddlewareFunction<Response> = ({ request, context }) => {
  context.set(appearanceContext, readChoice(request));
};

/** The choice in a form field or a cookie; undefined for any other value. */
export function findSchemeChoice(text: unknown): SchemeChoice | undefined {
  return typeof text === "string" && isChoice(text) ? text : undefined;
}

const isChoice = (text: string): text is SchemeChoice =>
  Object.hasOwn(appearanceText.choices, text);

/** An unreadable header counts as no choice. */
function readChoice(request: Request): SchemeChoice {
  try {
    return findSchemeChoice(parseCookie(request.headers.get("cookie") ?? "")[NAME]) ?? "system";
  } catch {
    return "system";
  }
}

/** The Set-Cookie line that keeps a choice for a year; "system" removes the cookie. */
export function keepChoice(choice: SchemeChoice): string {
  const kept = choice !== "system";
  return stringifySetCookie({
    name: NAME,
    value: kept ? choice : "",
    path: "/",
    httpOnly: true,
    secure: true,
    sameSite: "strict",
    maxAge: kept ? YEAR_S : 0,
    ...(kept ? {} : { expires: new Date(0) }),
  });
}
