import { fileURLToPath } from "node:url";
import type { Rolldown } from "vite";

type Chunking = Parameters<Rolldown.CodeSplittingNameFunction>[1];

const APP = fileURLToPath(new URL("../app/", import.meta.url)).replaceAll("\\", "/");

/** Entry modules of every page, of every member page, and of the page most visits start with. */
const FRAME = ["root.tsx", "routes/member/guard.tsx"];
const MEMBER = ["routes/member/shell.tsx"];
const HOME = ["routes/member/home/home.tsx"];

/**
 * The client's chunks: libraries, which rarely change; the frame of every page; the frame of member
 * pages, with the components home shares with other pages; home. Modules that are always loaded
 * together compress better as one file, and the route manifest gets shorter. Everything else is
 * split by importer.
 */
export function clientChunks(): Rolldown.CodeSplittingGroup[] {
  const frame = reachedFrom(FRAME);
  const member = reachedFrom(MEMBER);
  const home = reachedFrom(HOME);
  const isSharedByHome = (id: string, chunking: Chunking) =>
    home(chunking).has(id) && usersOf(id, chunking).some((user) => !home(chunking).has(user));
  return [
    {
      name: "vendor",
      test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
      priority: 3,
    },
    group("frame", 2, (id, chunking) => frame(chunking).has(id)),
    group("member", 1, (id, chunking) => member(chunking).has(id) || isSharedByHome(id, chunking)),
    group("home", 0, (id, chunking) => home(chunking).has(id)),
  ];
}

function group(
  name: string,
  priority: number,
  belongs: (id: string, chunking: Chunking) => boolean,
): Rolldown.CodeSplittingGroup {
  return {
    // The root stays its own file, because the style sheet belongs to it.
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

/** These files of app/ and everything they import, directly or not. */
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
  // A set grows while it is walked.
  for (const id of reached) {
    for (const imported of chunking.getModuleInfo(id)?.importedIds ?? []) reached.add(imported);
  }
  return reached;
}
