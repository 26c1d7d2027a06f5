import { matchRoutes } from "react-router";
import { expect, test } from "vitest";
import { placed } from "#app/routes.fixture.ts";
import { PAGES_WITH_MENUS } from "#server/contract/failure-impact.ts";
import { EVERY_PAGE } from "#tests/browser/pages/every-page.ts";
import { SCENES } from "./scenes.ts";

// Every member route must stand in each list of pages; the failure message says what is missing.

const SHELL = "routes/member/shell.tsx";
const isOfMembers = ({ above }: { above: string[] }) => above.includes("routes/member/guard.tsx");
const routes = placed.flatMap((route) =>
  route.path !== undefined && isOfMembers(route)
    ? [{ path: `/${route.path}`, isPage: route.above.includes(SHELL) }]
    : [],
);
const pages = routes.filter(({ isPage }) => isPage).map(({ path }) => path);

/** The route that the router chooses for an address; parameters get any value. */
const table = placed.flatMap(({ path }) => (path === undefined ? [] : [{ path: `/${path}` }]));
const routeOf = (address: string) =>
  matchRoutes(table, address.split("?")[0] ?? "")?.at(-1)?.route.path;
const routesOf = (addresses: readonly string[]) => new Set(addresses.map(routeOf));

/** These only redirect. */
const REDIRECTS = ["/support", "/resource-download"];

/** Their address contains the key of a search, so a journey tests them. */
const WALKED = ["/find-care/primary-care/:suffix/choose", "/find-care/primary-care/:suffix/chosen"];

/**
 * Served by `/benefits/:category`, but not a category: the contract has a row of its own for it.
 */
const HANDBOOKS = "/benefits/handbooks";

/**
 * Whether a pattern of the contract and one of the router are the same except for the names of
 * their parameters.
 */
const shapeOf = (pattern: string) => pattern.replaceAll(/\{\w+\}|:\w+/g, "*");

test("every page with menus is one whose failure the contract describes, and no other is", () => {
  const listed = PAGES_WITH_MENUS.filter((pattern) => pattern !== HANDBOOKS).map(shapeOf);
  const lists = "PAGES_WITH_MENUS in server/contract/failure-impact.ts";
  const lacking = pages.filter((path) => !listed.includes(shapeOf(path)));
  expect(lacking, `add to ${lists}`).toEqual([]);
  const known = pages.map(shapeOf);
  const unknown = listed.filter((shape) => !known.includes(shape));
  expect(unknown, `in ${lists}, and no page any more`).toEqual([]);
});

test("every route of members is visited while each of its calls fails", () => {
  const visited = routesOf(SCENES.flatMap((scene) => scene.pages.map(([, address]) => address)));
  const lacking = routes.filter(({ path }) => !REDIRECTS.includes(path) && !visited.has(path));
  expect(lacking, "add a page to SCENES in tests/contract/scenes.ts").toEqual([]);
});

test("every page of members is looked at in the browser", () => {
  const listed = routesOf(EVERY_PAGE.map(({ path }) => path));
  const lacking = pages.filter((path) => !WALKED.includes(path) && !listed.has(path));
  expect(lacking, "add the page to MEMBER in tests/browser/pages/every-page.ts").toEqual([]);
});
