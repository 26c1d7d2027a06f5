import type { StoreScope } from "./store-scope.ts";

/** The messages that one page may leave for the next: names, never sentences or values. */
const FLASHES = [
  "logged-out",
  "welcome",
  "preferences-saved",
  "password-changed",
  "password-reset",
  "group-changed",
  "card-emailed",
  "form-kept",
] as const;

export type FlashName = (typeof FLASHES)[number];

const FLASH_S = 60;

export function createFlashPart({ cookies: { flash }, writer }: StoreScope) {
  let isTaken = false;
  return {
    state: {
      /** The message that the page before left. The page that shows it uses it up. */
      takeFlash() {
        isTaken = flash !== undefined;
        return FLASHES.find((name) => name === flash) ?? null;
      },
      setFlash: (name: FlashName) => writer.set("flash", name, FLASH_S),
    },
    /** Expires a message that the response with this status has shown. */
    expireTaken(status: number) {
      // A redirect shows nothing, so the message waits for the page behind it.
      if (isTaken && !isRedirect(status) && !writer.has("flash")) writer.expire("flash");
    },
  };
}

/** React Router answers client navigations with 202 for a redirect. */
const isRedirect = (status: number): boolean => status === 202 || (status >= 300 && status < 400);
