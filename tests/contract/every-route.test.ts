import { expect, test } from "vitest";
import { placed } from "#app/routes.fixture.ts";
import { PAGES_WITH_MENUS } from "#server/contract/failure-impact.ts";
import { EVERY_PAGE } from "#tests/browser/pages/every-page.ts";
import { SCENES } from "./scenes.ts";

// A route of members is known wherever its page has to be listed; what is missing is said in a sentence.

const SHELL = "routes/member/shell.tsx";
const isOfMembers = ({ above }: { above: string[] }) => above.includes("routes/member/guard.tsx");
const routes = placed.flatMap((route) =>
  route.path !== undefined && isOfMembers(route)
    ? [{ path: `/${route.path}`, isPage: route.above.includes(SHELL) }]
    : [],
);
const pages = routes.filter(({ isPage }) => isPage).map(({ path }) => path);

/** A pattern of the contract and one of the router differ in how they name what varies. */
const shapeOf = (pattern: string) => pattern.replaceAll(/\{\w+\}|:\w+/g, "*");
const isOf = (pattern: string) => {
  const shape = new RegExp(
    `^${pattern.replaceAll(/:\w+/g, "[^/]+").replaceAll(".", "\\.")}(\\?|$)`,
  );
  return (address: string) => shape.test(address);
};

/** They only redirect. */
const REDIRECTS = ["/support", "/resource-download"];

/** Their address has the key of a search: a journey looks at them. */
const WALKED = ["/find-care/primary-care/:suffix/choose", "/find-care/primary-care/:suffix/chosen"];

test("every page with menus is one whose failure the contract describes, and no other is", () => {
  const named = PAGES_WITH_MENUS.map(shapeOf);
  const lacking = pages.filter((path) => !named.includes(shapeOf(path)));
  expect(lacking, "add to PAGES_WITH_MENUS in server/contract/failure-impact.ts").toEqual([]);
  const unknown = PAGES_WITH_MENUS.filter((it) => !pages.some((path) => isOf(path)(it)));
  expect(unknown, "in PAGES_WITH_MENUS, and in app/routes.ts no more").toEqual([]);
});

test("every route of members is visited while each of its calls fails", () => {
  const visited = SCENES.flatMap((scene) => scene.pages.map(([, address]) => address));
  const lacking = routes.filter(
    ({ path }) => !REDIRECTS.includes(path) && !visited.some(isOf(path)),
  );
  expect(lacking, "add a page to SCENES in tests/contract/scenes.ts").toEqual([]);
});

test("every page of members is looked at in the browser", () => {
  const listed = EVERY_PAGE.map(({ path }) => path);
  const lacking = pages.filter((path) => !WALKED.includes(path) && !listed.some(isOf(path)));
  expect(lacking, "add the page to MEMBER in tests/browser/pages/every-page.ts").toEqual([]);
});
