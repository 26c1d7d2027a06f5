/** Start and end, milliseconds since 1970. */
export type Span = { readonly from: number; readonly until: number };

/**
 * When a process had no shared store, according to its log; the time before its start does not
 * count.
 */
export function followStore() {
  const outages: Span[] = [];
  let awaySince: number | null = null;
  let wasOpen = false;
  return {
    /** Reads a line of the log; other messages are ignored. */
    take({ msg, time, reason }: Readonly<Record<string, unknown>>) {
      if (msg !== "shared store") return;
      const at = Date.parse(String(time));
      const isOpen = reason === "open";
      if (isOpen && awaySince !== null && wasOpen) outages.push({ from: awaySince, until: at });
      wasOpen ||= isOpen;
      awaySince = isOpen ? null : (awaySince ?? at);
    },
    outages: (): readonly Span[] =>
      awaySince === null ? outages : [...outages, { from: awaySince, until: Infinity }],
  };
}
