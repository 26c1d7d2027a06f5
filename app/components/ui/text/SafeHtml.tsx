/** HTML cleaned on the server; the same brand as in server/content, which alone makes it. */
export type SafeMarkup = string & { readonly __brand: "SafeMarkup" };

/** Renders cleaned HTML of a service or a text source; nothing if none is left. */
export function SafeHtml({
  markup,
  className = "prose",
}: {
  markup: SafeMarkup;
  className?: string;
}) {
  if (markup === "") return null;
  // The only place that renders HTML unescaped: its type says that it was cleaned on the server.
  return <div className={className} dangerouslySetInnerHTML={{ __html: markup }} />;
}
