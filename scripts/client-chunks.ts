import { fileURLToPath } from "node:url";
import type { Rolldown } from "vite";

type Chunking = Parameters<Rolldown.CodeSplittingNameFunction>[1];

const APP = fileURLToPath(new URL("../app/", import.meta.url)).replaceAll("\\", "/");

/** What every page loads, on top of it what every member page loads, and the page most begin with. */
const FRAME = ["root.tsx", "routes/member/guard.tsx"];
const MEMBER = ["routes/member/shell.tsx"];
const HOME = ["routes/member/home/home.tsx"];

/**
 * The client's files: the libraries, which a deploy rarely changes; what stands around every page;
 * what stands around a member's, with the pieces that home shares with other pages; home. Files that
 * are always loaded together compress better as one, and the list of what each route needs gets
 * shorter. All else is cut by who uses it.
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
    // The root stays a file of its own: the style sheet goes with it, and belongs to no other.
    test: (id) => id.startsWith(APP) && /\.tsx?$/.test(id) && id !== `${APP}root.tsx`,
    name: (id, chunking) => (belongs(id, chunking) ? name : null),
    priority,
  };
}

/** Who imports a module. The gallery of components uses all and says nothing of where they matter. */
const usersOf = (id: string, chunking: Chunking): readonly string[] =>
  (chunking.getModuleInfo(id)?.importers ?? []).filter(
    (user) => !user.includes("?") && !user.startsWith(`${APP}routes/dev/`),
  );

/** The modules that these files of app/ import, and what those import, themselves included. */
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
