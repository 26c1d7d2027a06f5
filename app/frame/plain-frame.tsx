import type { ReactNode } from "react";
import { NO_BRAND } from "#app/brand/no-brand.ts";
import { PublicFrame } from "#app/components/frame/PublicFrame.tsx";
import type { FlashMessage } from "#app/components/frame/snackbar.ts";
import { paperOf } from "./paper.ts";
import { NO_FOOTER, useRootData } from "./root-data-hook.ts";

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
      paper={paperOf(root, null)}
      footer={root?.footer ?? NO_FOOTER}
      staff={root?.acting}
    >
      {children}
    </PublicFrame>
  );
}
