import { overlaysText } from "#app/text/overlays.ts";
import { SafeHtml, type SafeMarkup } from "./SafeHtml.tsx";

/**
 * A text written in Markdown (COMP-19; the gallery alone shows it). The loader reads and renders it, so that no parser reaches the
 * browser; `null` where it could not be loaded, "" where it is empty.
 */
export function Markdown({ markup }: { markup: SafeMarkup | null }) {
  if (markup === null) return <p className="muted">{overlaysText.textUnavailable}</p>;
  return <SafeHtml markup={markup} />;
}
