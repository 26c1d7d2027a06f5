import type { ServerBuild } from "react-router";

type Entry = {
  readonly startRuntime: () => Promise<void>;
  readonly finishRuntime: (ms: number) => Promise<void>;
};

/** Lets the app open its connections before it listens. Throws TypeError when the export is missing. */
export const startRuntime = (build: ServerBuild): Promise<void> => entryOf(build).startRuntime();

/** Lets the app tell others, for `ms` at most, what they do not know yet. */
export const finishRuntime = (build: ServerBuild, ms: number): Promise<void> =>
  entryOf(build).finishRuntime(ms);

function entryOf(build: ServerBuild): Entry {
  const entry: object = build.entry.module;
  if (isEntry(entry)) return entry;
  throw new TypeError("app/entry.server.tsx must export startRuntime and finishRuntime");
}

const isEntry = (entry: object): entry is Entry =>
  ["startRuntime", "finishRuntime"].every((name) => name in entry);
