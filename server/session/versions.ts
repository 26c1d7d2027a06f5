import { randomUUID } from "node:crypto";
import { StoreAwayError } from "#server/store/store.ts";
import type { SessionRecord } from "./record.ts";

/** In front of a version while a write is under way: what is read meanwhile is kept by nobody. */
const UNDER_WAY = "~";

const fieldOf = (path: string): string => `v:${path}`;

export type Versions = ReturnType<typeof createVersions>;

/**
 * The versions of a session's answers, by call: an answer counts for the version in which it was
 * asked for. A write changes them before it is sent and after its answer, in the session's record,
 * so that every process that reads it sees the write (docs/decisions/gateway/shared-answers.md).
 */
export function createVersions(record: Pick<SessionRecord, "text" | "write">, requestId: string) {
  const write = async (paths: readonly string[], version: string): Promise<void> => {
    const changes = paths.map((path) => [fieldOf(path), Buffer.from(version)] as const);
    await record.write(Object.fromEntries(changes));
  };
  return {
    /** The version of a call's answers, and whether they may be kept for other requests. */
    of(path: string): { readonly version: string; readonly isKept: boolean } {
      const version = record.text(fieldOf(path)) ?? "";
      const isKept = !version.startsWith(UNDER_WAY);
      // What a request reads during a write is its own.
      return { version: isKept ? version : `${version} ${requestId}`, isKept };
    },
    begin: (paths: readonly string[]) => write(paths, `${UNDER_WAY}${randomUUID()}`),
    /** A store that went away meanwhile leaves the version of `begin`, whose answers nobody keeps. */
    async end(paths: readonly string[]): Promise<void> {
      await write(paths, randomUUID()).catch((error: unknown) => {
        if (!(error instanceof StoreAwayError)) throw error;
      });
    },
  };
}
