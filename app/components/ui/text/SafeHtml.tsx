import { englishLang } from "./CarrierText.tsx";

/** HTML cleaned on the server; the same brand as in server/content, which alone makes it. */
export type SafeMarkup = string & { readonly __brand: "SafeMarkup" };

/** Renders cleaned HTML of a service or a text source; nothing if none is left. */
export function SafeHtml({
  markup,
  className = "prose",
  isCarrierText = false,
}: {
  markup: SafeMarkup;
  className?: string;
  /** Whether it is of a service, in the language of all that services send. */
  isCarrierText?: boolean;
}) {
  if (markup === "") return null;
  // The only place that renders HTML unescaped: its type says that it was cleaned on the server.
  const lang = isCarrierText ? englishLang : {};
  return <div className={className} {...lang} dangerouslySetInnerHTML={{ __html: markup }} />;
}
