import type { ServerBuild } from "react-router";

type Routes = ServerBuild["routes"];
type Route = NonNullable<Routes[string]>;

const PLAIN = /^[\w.-]+$/;

/**
 * For each first segment of an address, the build with the routes that such an address can match. The
 * router tries its routes one by one, those with most segments first, twice for each request: on /home
 * that was a seventh of all that a page allocates.
 */
export function buildsBySegment(build: ServerBuild): ReadonlyMap<string, ServerBuild> {
  const routes = Object.values(build.routes).flatMap((route) => route ?? []);
  const segments = new Set(routes.flatMap((route) => firstSegment(route, build.routes) ?? []));
  return new Map(
    [...segments].map((segment) => {
      const possible = routes.filter((route) =>
        [segment, null].includes(firstSegment(route, build.routes)),
      );
      const named = Object.fromEntries(possible.map((route) => [route.id, route]));
      return [segment, { ...build, routes: named }];
    }),
  );
}

/** The first segment of a path; a page's data is asked for as "/home.data". */
export const segmentOf = (path: string): string =>
  path
    .split("/", 2)
    .at(-1)
    ?.replace(/\.data$/, "") ?? "";

/** Null for a route without one, such as a layout, and for one that any address may match. */
function firstSegment(route: Route, routes: Routes): string | null {
  const [first = ""] = pathOf(route, routes).split("/");
  return PLAIN.test(first) ? first : null;
}

function pathOf({ parentId, path = "" }: Route, routes: Routes): string {
  const parent = parentId === undefined ? undefined : routes[parentId];
  const above = parent === undefined ? "" : pathOf(parent, routes);
  return above === "" ? path.replace(/^\//, "") : `${above}/${path}`;
}
