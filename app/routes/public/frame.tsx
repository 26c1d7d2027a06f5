import type { ReactNode } from "react";
import { Outlet } from "react-router";
import { NO_BRAND } from "../../brand/no-brand.ts";
import { PublicFrame } from "../../components/PublicFrame.tsx";
import { ErrorScreen } from "../error-screen.tsx";
import { NO_FOOTER, useRootData } from "../root-data-hook.ts";
import type { Route } from "./+types/frame.ts";

function Framed({ children }: { children: ReactNode }) {
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

export default function Frame() {
  return (
    <Framed>
      <Outlet />
    </Framed>
  );
}

/** Here and not only in the root: after a failed action the root's own boundary has no brand. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Framed>
      <ErrorScreen error={error} root={useRootData()} />
    </Framed>
  );
}
