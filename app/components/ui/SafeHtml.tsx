/** The same brand as in server/content, which alone makes it and which components do not know. */
export type SafeMarkup = string & { readonly __brand: "SafeMarkup" };

/** Cleaned HTML of a service or of a text source; nothing at all when none is left. */
export function SafeHtml({
  markup,
  className = "prose",
}: {
  markup: SafeMarkup;
  className?: string;
}) {
  if (markup === "") return null;
  // The one place where HTML is put in unescaped: the type says that it was cleaned on the server.
  return <div className={className} dangerouslySetInnerHTML={{ __html: markup }} />;
}
