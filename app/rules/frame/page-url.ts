/**
 * The address of the page that a request is for: the router's own script sends its forms, and asks
 * for its data, at the same path with ".data" (React Router, "single fetch").
 */
export function pageUrl({ url }: Pick<Request, "url">): URL {
  const found = new URL(url);
  found.pathname = found.pathname.replace(/\/_\.data$|\.data$/, "") || "/";
  found.searchParams.delete("_routes");
  return found;
}
