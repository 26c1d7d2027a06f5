import { FlashFrame, FrameError } from "#app/frame/flash-frame.tsx";
import { takeFlash } from "#app/frame/flash.ts";
import type { Route } from "./+types/frame.ts";

export const loader = ({ context }: Route.LoaderArgs) => ({ flash: takeFlash(context) });

export default function Frame({ loaderData }: Route.ComponentProps) {
  return <FlashFrame flash={loaderData.flash} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FrameError error={error} />;
}
