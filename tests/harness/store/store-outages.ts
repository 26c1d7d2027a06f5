/** From when to when, milliseconds since 1970. */
export type Span = { readonly from: number; readonly until: number };

/** When the shared store was away to a process, by its log; not what was before its start. */
export function followStore() {
  const outages: Span[] = [];
  let awaySince: number | null = null;
  let wasOpen = false;
  return {
    /** A line of the log, whatever it says. */
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
