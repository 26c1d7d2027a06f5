/** The address of a page in one of its states, with the fragment of the part that shows it. */
export function stateHref(path: string, state: "dialog" | "edit", name: string, place: string) {
  return `${path}${path.includes("?") ? "&" : "?"}${state}=${name}#${place}`;
}
