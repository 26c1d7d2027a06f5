import { Outlet } from "react-router";
import type { FlashMessage } from "#app/components/frame/snackbar.ts";
import { ErrorScreen } from "./error-screen.tsx";
import { PlainFrame } from "./plain-frame.tsx";

/** The frame of a folder's pages, with what the page before left to be said. */
export function FlashFrame({ flash }: { flash: FlashMessage | null }) {
  return (
    <PlainFrame flash={flash}>
      <Outlet />
    </PlainFrame>
  );
}

/** Here and not only in the root: after a failed action the root's own boundary has no brand. */
export function FrameError({ error }: { error: unknown }) {
  return (
    <PlainFrame>
      <ErrorScreen error={error} />
    </PlainFrame>
  );
}
