import { overlaysText } from "#app/text/overlays.ts";
import { SafeHtml, type SafeMarkup } from "./SafeHtml.tsx";

/**
 * A text written in Markdown. The loader GETs and renders it, so that the page comes whole and no
 * parser reaches the browser; `null` when it could not be had, "" when there is nothing to say.
 */
export function Markdown({ markup }: { markup: SafeMarkup | null }) {
  if (markup === null) return <p className="muted">{overlaysText.textUnavailable}</p>;
  return <SafeHtml markup={markup} />;
}
