import type { ServerBuild } from "react-router";

/** Lets the app open its connections before it listens. Throws TypeError when the export is missing. */
export async function startRuntime(build: ServerBuild): Promise<void> {
  const entry: object = build.entry.module;
  if (!hasStart(entry)) throw new TypeError("app/entry.server.tsx must export startRuntime");
  await entry.startRuntime();
}

const hasStart = (entry: object): entry is { startRuntime: () => Promise<void> } =>
  "startRuntime" in entry && typeof entry.startRuntime === "function";
