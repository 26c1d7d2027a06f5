import type { ReactNode } from "react";
import { NO_BRAND } from "../brand/no-brand.ts";
import { PublicFrame } from "../components/PublicFrame.tsx";
import { NO_FOOTER, useRootData } from "./root-data-hook.ts";

/** The frame of a page without a member's own, filled from the root as far as that was loaded. */
export function PlainFrame({ children }: { children: ReactNode }) {
  const root = useRootData();
  return (
    <PublicFrame
      brand={root?.brand ?? NO_BRAND}
      flash={null}
      footer={root?.footer ?? NO_FOOTER}
      signedIn={root?.signedIn ?? false}
    >
      {children}
    </PublicFrame>
  );
}
