import { Outlet } from "react-router";
import type { FlashMessage } from "#app/components/frame/snackbar.ts";
import { ErrorScreen } from "./error-screen.tsx";
import { PlainFrame } from "./plain-frame.tsx";

/** The frame of a folder's pages, with the flash message. */
export function FlashFrame({ flash }: { flash: FlashMessage | null }) {
  return (
    <PlainFrame flash={flash}>
      <Outlet />
    </PlainFrame>
  );
}

/** Needed beside the root's boundary, which has no data (and no brand) after a failed action. */
export function FrameError({ error }: { error: unknown }) {
  return (
    <PlainFrame>
      <ErrorScreen error={error} />
    </PlainFrame>
  );
}
