import type { ReactNode } from "react";
import { NO_BRAND } from "#app/brand/no-brand.ts";
import { PublicFrame } from "#app/components/frame/PublicFrame.tsx";
import type { FlashMessage } from "#app/components/frame/snackbar.ts";
import { EMPTY_FOOTER, useRootData } from "./root-data-hook.ts";
import { Outlet, useLoaderData, useRouteError } from "react-router";
import type { PaperHeadProps } from "#app/components/frame/PageSkeleton.tsx";
import type { RootData } from "./root-data.ts";
import { ErrorScreen } from "../errors/error-screen.tsx";
import { showMoment, showTime } from "#app/text/common/format.ts";
import { paperText } from "#app/text/frame/shell.ts";
import { Alert } from "#app/components/ui/surfaces/Alert.tsx";

type PlainFrameProps = { flash?: FlashMessage | null; children: ReactNode };

/** The frame of pages outside the member's shell. Works without root data, too. */
export function PlainFrame({ flash = null, children }: PlainFrameProps) {
  const root = useRootData();
  return (
    <PublicFrame
      brand={root?.brand ?? NO_BRAND}
      menu={root?.menu ?? []}
      flash={flash}
      alerts={root?.alerts ?? []}
      paper={paperHeadOf(root, null)}
      footer={root?.footer ?? EMPTY_FOOTER}
      staff={root?.acting}
    >
      {children}
    </PublicFrame>
  );
}

/** A frame's page, below the notice that it could not be refreshed. An error page needs none. */
export function PageOutlet() {
  const freshness = useRootData()?.freshness;
  return (
    <>
      {/* The region is rendered empty first: only then is its message announced. */}
      <div role="status" className="stale">
        {freshness?.isStale === true && (
          <Alert kind="warning">
            <p>{paperText.stale(showTime(freshness.time))}</p>
          </Alert>
        )}
      </div>
      <Outlet />
    </>
  );
}

/** The head of a printed page: the member, on a member's page, and the time of its data. */
export function paperHeadOf(
  root: RootData | undefined,
  whose: { memberName: string; plan: string } | null,
): PaperHeadProps {
  return {
    memberName: whose?.memberName ?? null,
    plan: whose?.plan ?? null,
    asOf: root ? showMoment(root.freshness.day, root.freshness.time) : null,
    phone: root?.brand.servicePhone ?? null,
  };
}

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
