import type { RouterContextProvider } from "react-router";
import { sessionContext } from "#server/middleware/session-state.ts";
import type { FlashMessage } from "#app/components/frame/snackbar.ts";
import { flashText } from "#app/text/flashes.ts";

/** What the page before left to be said on this one; frames show it. */
export function takeFlash(context: Readonly<RouterContextProvider>): FlashMessage | null {
  const notice = context.get(sessionContext).takeFlash();
  return notice === null || notice === "logged-out" ? null : flashText[notice];
}
