/** The values of a form; browsers leave unticked boxes out. */
export type Typed = Readonly<Record<string, string>>;

/** The controls that a form had, from its hidden marker (T-45). */
export function renderedIn(marker: FormDataEntryValue | null | undefined): string[] {
  return typeof marker === "string" ? marker.split(" ").filter((name) => name !== "") : [];
}

/**
 * What the form shows: what was typed before, else its initial values. An unticked box is missing from
 * what was typed, so the marker says which boxes there were.
 */
export function valuesToShow(initial: Typed, typed: Typed | undefined): Typed {
  if (typed === undefined) return initial;
  const unticked = renderedIn(typed["rendered"]).map((name) => [name, ""]);
  return { ...initial, ...Object.fromEntries(unticked), ...typed };
}
