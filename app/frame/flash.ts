import type { LoaderFunctionArgs, RouterContextProvider } from "react-router";
import { sessionContext } from "#server/middleware/session-state.ts";
import type { FlashMessage } from "#app/components/frame/snackbar.ts";
import { flashText } from "#app/text/flashes.ts";

/** Takes the flash message that the previous request set; each frame shows it once. */
export function takeFlash(context: Readonly<RouterContextProvider>): FlashMessage | null {
  const notice = context.get(sessionContext).takeFlash();
  return notice === null || notice === "logged-out" || notice === "session-over"
    ? null
    : flashText[notice];
}

/** The loader of a folder's frame. */
export const loadFlash = ({ context }: LoaderFunctionArgs) => ({ flash: takeFlash(context) });
