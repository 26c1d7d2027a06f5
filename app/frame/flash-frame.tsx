import { useLoaderData, useRouteError } from "react-router";
import type { FlashMessage } from "#app/components/frame/snackbar.ts";
import { ErrorScreen } from "./error-screen.tsx";
import { PageOutlet } from "./page-outlet.tsx";
import { PlainFrame } from "./plain-frame.tsx";

// With hooks, because the router passes props only to components that a route file declares itself.

/** The frame of a folder's pages, with the flash message that `loadFlash` took. */
export function FlashFrame() {
  const { flash } = useLoaderData<{ flash: FlashMessage | null }>();
  return (
    <PlainFrame flash={flash}>
      <PageOutlet />
    </PlainFrame>
  );
}

/** Needed beside the root's boundary, which has no data (and no brand) after a failed action. */
export function FrameError() {
  return (
    <PlainFrame>
      <ErrorScreen error={useRouteError()} />
    </PlainFrame>
  );
}
