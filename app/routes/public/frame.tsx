import { Outlet } from "react-router";
import { ErrorScreen } from "../error-screen.tsx";
import { PlainFrame } from "../plain-frame.tsx";
import { useRootData } from "../root-data-hook.ts";
import type { Route } from "./+types/frame.ts";

export default function Frame() {
  return (
    <PlainFrame>
      <Outlet />
    </PlainFrame>
  );
}

/** Here and not only in the root: after a failed action the root's own boundary has no brand. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <PlainFrame>
      <ErrorScreen error={error} root={useRootData()} />
    </PlainFrame>
  );
}
