/** The address of a page with one state of it open, at the place where that stands in the page. */
export function stateHref(path: string, state: "dialog" | "edit", name: string, place: string) {
  return `${path}${path.includes("?") ? "&" : "?"}${state}=${name}#${place}`;
}
