import { overlaysText } from "#app/text/common/overlays.ts";
import { SafeHtml, type SafeMarkup } from "#app/components/ui/text/SafeHtml.tsx";

/** A text of Markdown (COMP-19, in the gallery alone); null if it could not be loaded. */
export function Markdown({ markup }: { markup: SafeMarkup | null }) {
  if (markup === null) return <p className="muted">{overlaysText.textUnavailable}</p>;
  return <SafeHtml markup={markup} />;
}
