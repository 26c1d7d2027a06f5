import { posix } from "node:path";
import { parseSync } from "vite";

/** An import of another module of this repository, as a path from the root. */
type Import = { readonly path: string; readonly written: string; readonly typesOnly: boolean };

const SERVER = [
  "server",
  "server/settings",
  "server/brands",
  "server/gateway",
  "server/session",
  "server/limits",
  "server/middleware",
  "server/sign-in",
];
const READING = ["server/content", "server/log", "server/metrics"];
/** The layers below screens; each may import those listed before it. */
const SUPPORT = [
  "app/frame",
  "app/contact",
  "app/programs",
  "app/benefits",
  "app/documents",
  "app/lists",
  "app/sign-in",
  "app/forms",
];
const LEAVES = ["app/rules", "app/text", "app/brand"];
const PARTS = ["app/components", "app/styles", ...LEAVES, ...SERVER, ...READING];
const SCREENS = [...SUPPORT, ...PARTS];

/**
 * The folders and what each may import besides its own files (docs/architecture.md). A file belongs
 * to the first folder that its path begins with.
 */
const ROOMS: readonly (readonly [room: string, imports: readonly string[]])[] = [
  ...LEAVES.map((room) => [room, []] as const),
  ["app/styles", ["app/brand"]],
  ["app/components", ["app/text", "app/brand", "app/styles"]],
  ...SUPPORT.map((room, at) => [room, [...SUPPORT.slice(0, at), ...PARTS]] as const),
  ["app/routes", SCREENS],
  ["app", SCREENS],
  ["server/sandbox", ["app/rules", "server/gateway"]],
  // Its version.
  ["server/settings", ["app/brand", "server/brands", "server/gateway", "package.json"]],
  ["server/brands", ["server/settings", "app/rules", "app/brand"]],
  ["server/content", []],
  ["server/log", ["server", "server/settings"]],
  ["server/store", ["server/log", "server/settings"]],
  [
    "server/metrics",
    ["server", "server/settings", "server/gateway", "server/log", "server/session"],
  ],
  ["server/tracing", ["server/settings", "server/gateway", "server/log", "server/metrics"]],
  ["server/gateway", ["app/rules", "server", "server/content"]],
  ["server/limits", ["server", "server/store"]],
  [
    "server/session",
    [...LEAVES, "server", "server/gateway", "server/limits", "server/settings", "server/store"],
  ],
  [
    "server/middleware",
    [
      ...LEAVES,
      "server",
      "server/settings",
      "server/brands",
      "server/gateway",
      "server/session",
      "server/store",
      "server/log",
      "server/metrics",
      "server/tracing",
    ],
  ],
  ["server/sign-in", [...LEAVES, ...SERVER, "server/log"]],
  [
    "server/http",
    [
      ...LEAVES,
      "server",
      "server/settings",
      "server/brands",
      "server/middleware",
      "server/log",
      "server/metrics",
      "server/tracing",
    ],
  ],
  [
    "server",
    [
      ...LEAVES,
      ...SERVER,
      "server/content",
      "server/http",
      "server/log",
      "server/metrics",
      "server/store",
      "server/tracing",
    ],
  ],
];

/** Folders from which only types may be imported, so that no shape is declared twice. */
const TYPES_ONLY: Readonly<Record<string, readonly string[]>> = {
  "app/components": ["app/rules"],
  "app/rules": ["server/gateway"],
  "server/gateway": ["server/session", "server/store"],
};

/**
 * A fact is owned by the gateway's call that reads it: the type of its schema. What follows from it is
 * owned by rules. So rules take types from calls alone, and only a call asks a rule, once, where it
 * reads an answer; how an answer is fetched and how a field is written know days and languages alone.
 */
const ONLY_OF: readonly (readonly [folder: string, room: string, only: readonly string[]])[] = [
  ["app/rules/", "server/gateway", ["server/gateway/calls/"]],
  ["server/gateway/transport/", "app/rules", ["app/rules/dates/", "app/rules/frame/languages.ts"]],
  ["server/gateway/wire/", "app/rules", ["app/rules/dates/"]],
];

/** The wrong imports of a module below `app` or `server`, a line each. */
export function findWrongImports(file: string, source: string): string[] {
  const room = roomOf(file);
  const allowed = [room, ...(ROOMS.find(([name]) => name === room)?.[1] ?? [])];
  return importsOf(file, source).flatMap(({ path, written, typesOnly }) => {
    const to = roomOf(path);
    const types = typesOnly ? (TYPES_ONLY[room] ?? []) : [];
    if (![...allowed, ...types].includes(to)) return [`${file}: ${room} must not import ${path}`];
    const part = ONLY_OF.find(([folder, of]) => file.startsWith(folder) && of === to)?.[2];
    if (part?.some((only) => path.startsWith(only)) === false)
      return [`${file}: of ${to} only ${part.join(" and ")}, not ${path}`];
    if (isOtherScreen(file, path)) return [`${file}: no screen imports another's ${path}`];
    // As #app/text a text is in the language of the build; a module with both names each.
    const hasNoName = ["app/text", "package.json"].includes(to);
    if (written.startsWith("../") && to !== room && !hasNoName)
      return [`${file}: write ${written} as #${path}`];
    return [];
  });
}

const roomOf = (path: string): string =>
  ROOMS.find(([room]) => path.startsWith(`${room}/`))?.[0] ?? path;

/** Whether a screen imports another screen's folder; only the gallery may. */
const isOtherScreen = (file: string, path: string): boolean =>
  path.startsWith("app/routes/") &&
  !file.startsWith("app/routes/dev/") &&
  !path.startsWith(`${screenOf(file)}/`);

/**
 * The first folder below the guard's, with all its rooms; for a file directly there, the guard's
 * folder.
 */
const screenOf = (file: string): string => posix.dirname(file).split("/").slice(0, 4).join("/");

function importsOf(file: string, source: string): Import[] {
  const { module } = parseSync(file, source);
  const exported = module.staticExports.flatMap(({ entries }) => entries);
  return [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      written: moduleRequest.value,
      typesOnly: entries.length > 0 && entries.every(({ isType }) => isType),
    })),
    ...exported.flatMap(({ moduleRequest, isType }) =>
      moduleRequest === null ? [] : [{ written: moduleRequest.value, typesOnly: isType }],
    ),
  ].flatMap((each) => {
    const path = pathOf(file, each.written);
    return path === undefined ? [] : [{ ...each, path }];
  });
}

/** The path from the root; undefined for a package. */
function pathOf(file: string, written: string): string | undefined {
  if (written.startsWith("#")) return written.slice(1);
  return written.startsWith(".") ? posix.join(posix.dirname(file), written) : undefined;
}
