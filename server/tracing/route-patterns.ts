import type { ServerBuild } from "react-router";

/** The patterns of all routes of a build, as the router names them: their paths, joined. */
export function routePatterns(routes: ServerBuild["routes"]): ReadonlySet<string> {
  const patternOf = (id: string | undefined): string[] => {
    const route = id === undefined ? undefined : routes[id];
    if (route === undefined) return [];
    return [...patternOf(route.parentId), ...(route.path ? [route.path] : [])];
  };
  return new Set(Object.keys(routes).map((id) => patternOf(id).join("/") || "/"));
}
