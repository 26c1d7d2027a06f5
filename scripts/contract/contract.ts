import { readdirSync } from "node:fs";
import type { Call } from "#server/gateway/transport/call.ts";

const FOLDER = new URL("../../server/gateway/calls/", import.meta.url);
const files = readdirSync(FOLDER, { recursive: true })
  .map(String)
  .filter((name) => name.endsWith(".ts") && !/\.(?:test|fixture)\.ts$/.test(name));
const modules: object[] = await Promise.all(
  files.map((name) => import(new URL(name, FOLDER).href)),
);

/** Every call the dashboard makes, in the order of its path. */
export const CALLS: readonly Call[] = modules
  .flatMap((module): unknown[] => Object.values(module))
  .filter(isCall)
  .toSorted((a, b) => (a.path < b.path ? -1 : 1));

function isCall(value: unknown): value is Call {
  return typeof value === "object" && value !== null && "method" in value && "answer" in value;
}
