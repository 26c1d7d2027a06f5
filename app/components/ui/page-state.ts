/** The address of a page in one of its states, with the fragment of where that is shown. */
export function stateHref(path: string, state: "dialog" | "edit", name: string, place: string) {
  return `${path}${path.includes("?") ? "&" : "?"}${state}=${name}#${place}`;
}
