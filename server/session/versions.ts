import { randomUUID } from "node:crypto";
import { StoreAwayError, type Changes } from "#server/store/store.ts";
import type { SealedRecord } from "./record.ts";

const fieldOf = (path: string): string => `v:${path}`;
/** The field that marks a write under way: answers that are read meanwhile are not cached. */
const markOf = (path: string, write = ""): string => `w:${path}:${write}`;

export type Versions = ReturnType<typeof createVersions>;

/**
 * The versions of a session's answers, by call: an answer counts for the version in which it was
 * asked for. A write changes them before it is sent and after its answer, in the session's record,
 * so that every process that reads it sees the write (docs/decisions/gateway/cache.md).
 */
export function createVersions(
  record: Pick<SealedRecord, "names" | "text" | "write">,
  requestId: string,
) {
  /** Gives these calls new versions, and sets this write's mark on each, or removes it. */
  const change = (paths: readonly string[], write?: string, mark: Uint8Array | null = null) => {
    const version = Buffer.from(randomUUID());
    const changes: Record<string, Changes[string]> = {};
    for (const path of paths) {
      changes[fieldOf(path)] = version;
      if (write !== undefined) changes[markOf(path, write)] = mark;
    }
    return record.write(changes);
  };
  /** If the store went away, marks stay, and answers of these versions are not cached. */
  const changeIfThere = async (...args: Parameters<typeof change>): Promise<void> => {
    await change(...args).catch((error: unknown) => {
      if (!(error instanceof StoreAwayError)) throw error;
    });
  };
  return {
    /** The version of a call's answers, and whether they may be kept for other requests. */
    of(path: string): { readonly version: string; readonly isKept: boolean } {
      const version = record.text(fieldOf(path)) ?? "";
      const isKept = !record.names().some((name) => name.startsWith(markOf(path)));
      // What a request reads during a write is its own.
      return { version: isKept ? version : `${version} ${requestId}`, isKept };
    },
    /** Begins a write of these calls' data; the function that it resolves to ends it. */
    async begin(paths: readonly string[]): Promise<() => Promise<void>> {
      const write = randomUUID();
      await change(paths, write, UNDER_WAY);
      return () => changeIfThere(paths, write);
    },
    /** Makes earlier answers of these calls count no more. */
    renew: (paths: readonly string[]) => changeIfThere(paths),
  };
}

const UNDER_WAY = Buffer.from("1");
