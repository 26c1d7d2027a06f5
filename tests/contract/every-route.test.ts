import { expect, test } from "vitest";
import { MEMBER_PATHS, OTHER_PATHS, pageOf, PAGES_WITH_MENUS } from "#scripts/contract/pages.ts";
import { EVERY_PAGE } from "#tests/browser/pages/every-page.ts";
import { SCENES } from "./scenes.ts";

// Every page of the register (scripts/contract/pages.ts) must stand in each list of tests that needs an
// address of it; the failure message says what is missing.

const pagesOf = (addresses: readonly string[]) => new Set(addresses.map(pageOf));
const LOOKED_AT = pagesOf(EVERY_PAGE.map(({ path }) => path));

/** They only redirect, or end a session. */
const REDIRECTS: readonly string[] = [
  "/support",
  "/resource-download",
  "/login-as/end",
  "/login/provider",
  "/.well-known/change-password",
  "/dismiss-alert",
  "/appearance",
  "/language",
];

/** Their address has the key of a search, so a journey tests them. */
const WALKED: readonly string[] = [
  "/find-care/primary-care/:suffix/choose",
  "/find-care/primary-care/:suffix/chosen",
];

/** Steps that only the previous one leads to; journeys test them. */
const LATER_STEPS: readonly string[] = [
  "/registration/account",
  "/registration/security",
  "/recovery/username/sent",
  "/recovery/password/questions",
  "/recovery/password/new",
];

/** Not pages, or without a fixed address: files of the browser, the landing, every other path. */
const NO_PAGES: readonly string[] = [
  "/manifest.webmanifest",
  "/brand.css",
  "/sso-landing",
  "/login/provider/logout",
  "/*",
];

test("every route of members stands in the list of pages whose calls fail", () => {
  const visited = pagesOf(SCENES.flatMap(({ pages }) => pages));
  const lacking = MEMBER_PATHS.filter((path) => !REDIRECTS.includes(path) && !visited.has(path));
  expect(lacking, "add a page to SCENES in tests/contract/scenes.ts").toEqual([]);
});

test("every page of members stands in the list of browser checks", () => {
  const lacking = PAGES_WITH_MENUS.filter((path) => !WALKED.includes(path) && !LOOKED_AT.has(path));
  expect(lacking, "add the page to MEMBER in tests/browser/pages/every-page.ts").toEqual([]);
});

test("every page of visitors, staff and pending sign-ins stands in the list of browser checks", () => {
  const aside = [...REDIRECTS, ...LATER_STEPS, ...NO_PAGES];
  const lacking = OTHER_PATHS.filter((path) => !aside.includes(path) && !LOOKED_AT.has(path));
  expect(lacking, "add the page to tests/browser/pages/every-page.ts").toEqual([]);
});
