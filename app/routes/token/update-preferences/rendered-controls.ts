/** The fields of a form as they were typed; one that is missing was left out by the browser. */
export type Typed = Readonly<Record<string, string>>;

/** The names in the hidden marker that tells which controls a form had (T-45). */
export function renderedIn(marker: FormDataEntryValue | null | undefined): string[] {
  return typeof marker === "string" ? marker.split(" ").filter((name) => name !== "") : [];
}

/**
 * What the form shows: what was typed before, else what it starts with. A box that was left unticked
 * is missing from what was typed, so the marker says which boxes there were.
 */
export function valuesToShow(initial: Typed, typed: Typed | undefined): Typed {
  if (typed === undefined) return initial;
  const unticked = renderedIn(typed["rendered"]).map((name) => [name, ""]);
  return { ...initial, ...Object.fromEntries(unticked), ...typed };
}
