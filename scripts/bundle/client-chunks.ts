import { fileURLToPath } from "node:url";
import type { Rolldown } from "vite";

type Chunking = Parameters<Rolldown.CodeSplittingNameFunction>[1];

const APP = fileURLToPath(new URL("../../app/", import.meta.url)).replaceAll("\\", "/");

/**
 * Entry modules of every page, of every member page, of the page most visits start with, of forms,
 * of lists and of benefits pages.
 */
const FRAME = ["root.tsx", "routes/member/guard.tsx"];
const MEMBER = ["routes/member/shell.tsx"];
const HOME = ["routes/member/home/home.tsx"];
const FORMS = [
  "routes/public/login/LoginForm.tsx",
  "forms/form-page.tsx",
  ...["Choice", "FormTop", "SeenVersion"].map((name) => `components/forms/${name}.tsx`),
];
const PARTS = [
  "frame/document/page-head.tsx",
  ...[
    "actions/Breadcrumb",
    "actions/DocumentLink",
    "text/EmailText",
    "actions/NewTabLink",
    "text/SafeHtml",
    "surfaces/Unavailable",
  ].map((name) => `components/ui/${name}.tsx`),
].map((file) => APP + file);
const LISTS = ["routes/member/claims/list/claims.tsx", "routes/member/eobs/eobs.tsx"];
/** Pages of claims that show amounts and sentences of the list's, without being a list. */
const CLAIMS = ["year/year", "bill/bill", "appeal/appeal"].map(
  (name) => `routes/member/claims/${name}.tsx`,
);
const benefit = (...names: readonly string[]) =>
  names.map((name) => `routes/member/benefits/${name}.tsx`);
const CATEGORY = benefit("category/category", "day/history");
const OVERVIEWS = benefit("summary/summary", "compare/compare", "search/search");
const SERVICE = benefit("dental-service/service", "dental-service/service-detail");

/**
 * The client's chunks: libraries, which rarely change; the frame of every page; the frame of member
 * pages, with the components home shares with other pages; home; the fields of forms that pages of
 * benefits have; the parts of most pages; what pages of claims share with lists; the rest of forms and lists; what a category's page has
 * with the summary, the choice of days, what it has with a dental service, and the rest of it. Modules that are always
 * loaded together compress better as one file, a phone's connection waits for fewer answers,
 * and the route manifest gets shorter. Everything else is split by importer.
 */
export function clientChunks(): Rolldown.CodeSplittingGroup[] {
  const frame = reachedFrom(FRAME);
  const member = reachedFrom(MEMBER);
  const home = reachedFrom(HOME);
  const forms = reachedFrom(FORMS);
  const lists = reachedFrom(LISTS);
  const claims = reachedFrom(CLAIMS);
  const benefits = reachedFrom([...CATEGORY, ...OVERVIEWS, ...SERVICE]);
  const category = reachedFrom(benefit("category/CategoryScreen"));
  const history = reachedFrom(benefit("day/history"));
  const overviews = reachedFrom(OVERVIEWS);
  const service = reachedFrom(SERVICE);
  const isList = (id: string) => LISTS.some((file) => id === APP + file);
  const isSharedByHome = (id: string, chunking: Chunking) =>
    home(chunking).has(id) && usersOf(id, chunking).some((user) => !home(chunking).has(user));
  return [
    {
      name: "vendor",
      test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
      priority: 6,
    },
    group("frame", 5, (id, chunking) => frame(chunking).has(id)),
    group("member", 4, (id, chunking) => member(chunking).has(id) || isSharedByHome(id, chunking)),
    group("home", 3, (id, chunking) => home(chunking).has(id)),
    group("fields", 2, (id, chunking) => forms(chunking).has(id) && benefits(chunking).has(id)),
    // Page heads, tables and small shared parts: a separate file each would cost more in the list
    // of routes than it holds.
    group(
      "parts",
      2,
      (id, chunking) =>
        PARTS.includes(id) || (lists(chunking).has(id) && benefits(chunking).has(id)),
    ),
    group(
      "claims",
      1.5,
      (id, chunking) =>
        claims(chunking).has(id) && lists(chunking).has(id) && !forms(chunking).has(id),
    ),
    group("forms", 1, (id, chunking) => forms(chunking).has(id)),
    group(
      "benefits",
      0.9,
      (id, chunking) => category(chunking).has(id) && overviews(chunking).has(id),
    ),
    group(
      "amounts",
      0.6,
      (id, chunking) => category(chunking).has(id) && service(chunking).has(id),
    ),
    group("days", 0.4, (id, chunking) => overviews(chunking).has(id) && history(chunking).has(id)),
    group("category", 0.3, (id, chunking) => category(chunking).has(id)),
    // In the group, the route files would still need files of their own.
    group("lists", 0, (id, chunking) => lists(chunking).has(id) && !isList(id)),
  ];
}

function group(
  name: string,
  priority: number,
  belongs: (id: string, chunking: Chunking) => boolean,
): Rolldown.CodeSplittingGroup {
  return {
    // The root keeps its own file, because the style sheet belongs to it.
    test: (id) => id.startsWith(APP) && /\.tsx?$/.test(id) && id !== `${APP}root.tsx`,
    name: (id, chunking) => (belongs(id, chunking) ? name : null),
    priority,
  };
}

/** Importers of a module, without the gallery, which imports all components. */
const usersOf = (id: string, chunking: Chunking): readonly string[] =>
  (chunking.getModuleInfo(id)?.importers ?? []).filter(
    (user) => !user.includes("?") && !user.startsWith(`${APP}routes/dev/`),
  );

/** These files of app/ and everything they import, directly or indirectly. */
function reachedFrom(files: readonly string[]) {
  let reached: ReadonlySet<string> | undefined;
  return (chunking: Chunking): ReadonlySet<string> =>
    (reached ??= importsOf(
      files.map((file) => APP + file),
      chunking,
    ));
}

function importsOf(start: readonly string[], chunking: Chunking): ReadonlySet<string> {
  const reached = new Set(start);
  // A Set can grow while it is iterated.
  for (const id of reached) {
    for (const imported of chunking.getModuleInfo(id)?.importedIds ?? []) reached.add(imported);
  }
  return reached;
}
