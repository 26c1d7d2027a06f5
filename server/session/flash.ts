import { z } from "zod";
import type { VisitorCookie } from "./visitor.ts";

/** Messages that the log-in page shows itself, as the reason for the redirect. */
const LOGIN_FLASHES = [
  "logged-out",
  "session-over",
  "provider-cancelled",
  "provider-stale",
  "provider-refused",
  "provider-unavailable",
  "provider-unknown",
  "provider-limited",
] as const;

/** The messages that one page may leave for the next: names, never sentences or values. */
const flashName = z.enum([
  ...LOGIN_FLASHES,
  "welcome",
  "preferences-saved",
  "address-saved",
  "questions-saved",
  "password-changed",
  "password-reset",
  "other-sessions-ended",
  "group-changed",
  "card-emailed",
  "plan-ending",
  "plan-ending-already",
  "form-kept",
  "first-password",
  "confirmed",
  "not-confirmed",
]);

export type FlashName = z.output<typeof flashName>;

export const isLoginFlash = (name: FlashName): name is (typeof LOGIN_FLASHES)[number] =>
  LOGIN_FLASHES.some((each) => each === name);

/** The message if it is one of the log-in page's, else null. */
export const findLoginFlash = (name: FlashName | null) =>
  name !== null && isLoginFlash(name) ? name : null;

const FLASH = "flash";
const FLASH_S = 60;

export function createFlashPart(visitor: VisitorCookie) {
  let isTaken = false;
  let isSet = false;
  return {
    state: {
      /** The message that the previous page left. The page that shows it uses it up. */
      takeFlash(): FlashName | null {
        const found = visitor.get(FLASH, flashName) ?? null;
        isTaken = found !== null;
        return found;
      },
      setFlash(name: FlashName) {
        isSet = true;
        visitor.set(FLASH, name, FLASH_S);
      },
    },
    /** Expires a message that a response with this status has shown. */
    expireTaken(status: number) {
      // A redirect shows nothing, so the message waits for the page behind it.
      if (isTaken && !isSet && !isRedirect(status)) visitor.drop(FLASH);
    },
  };
}

/** React Router answers client navigations with 202 for a redirect. */
const isRedirect = (status: number): boolean => status === 202 || (status >= 300 && status < 400);
