import { createHmac } from "node:crypto";
import { z } from "zod";
import type { CookieKind } from "../cookies/cookies.ts";
import { exceedCookieLimit, LONGEST_SEALED } from "../cookies/token-length.ts";
import { openerOf, seal } from "../cookies/seal.ts";
import { actorOf, TOKEN_TTL_MS, type Session } from "../session.ts";
import type { HeldSessions, StoreScope } from "../store-scope.ts";

export type EntriesScope = Pick<StoreScope, "cookies" | "writer" | "domainId" | "now"> & {
  readonly runtime: Pick<StoreScope["runtime"], "keys">;
};

type Kind<Entry extends { readonly key: string }> = {
  readonly cookie: CookieKind;
  readonly purpose: string;
  /** An entry as it is sealed. */
  readonly entry: z.ZodType<Entry>;
  readonly encode: (entry: Entry) => unknown;
  /** Ever shorter lists, for the first that fits beside the other cookies. */
  readonly shorten: (all: readonly Entry[]) => Iterable<readonly Entry[]>;
};

/**
 * What a member typed lately, sealed in a cookie of its own: it may reveal a person's health, so it
 * is in no URL and no store (docs/decisions/care/provider-search.md). Staff who act for a member have
 * their own entries.
 */
export function defineKeptEntries<Entry extends { readonly key: string }>(kind: Kind<Entry>) {
  const { cookie, purpose, entry, encode, shorten } = kind;
  const claims = z.object({
    domainId: z.number(),
    /** The member whom it is about, and the person who typed it. */
    memberKey: z.string(),
    actor: z.string(),
    entries: z.array(entry),
  });
  const open = openerOf(purpose, claims);

  return (
    { cookies, writer, domainId, now, runtime: { keys } }: EntriesScope,
    held: HeldSessions,
  ) => {
    let entries: readonly Entry[] | null = null;

    async function list(session: Session): Promise<readonly Entry[]> {
      if (entries !== null) return entries;
      const found = await open(keys, cookies[cookie], domainId, now);
      const isOwn = found?.memberKey === session.memberKey && found.actor === actorOf(session);
      return (entries = isOwn ? found.entries : []);
    }

    return {
      list,
      /** Null when the key is unknown, another member's or forgotten. */
      async find(key: string | null): Promise<Entry | null> {
        if (held.current === null) return null;
        return (await list(held.current)).find((each) => each.key === key) ?? null;
      },
      /** Keeps as many of the latest as fit beside the session's cookies, and always the latest. */
      async write(session: Session, all: readonly Entry[]): Promise<void> {
        const others = BESIDE.filter((each) => each !== cookie).map((each) => cookies[each]);
        const expires = new Date(now.getTime() + TOKEN_TTL_MS);
        const owner = { domainId, memberKey: session.memberKey, actor: actorOf(session) };
        for (const kept of shorten(all)) {
          const sealed = await seal(
            keys,
            purpose,
            { ...owner, entries: kept.map(encode) },
            expires,
          );
          entries = kept;
          writer.set(cookie, sealed, TOKEN_TTL_MS / 1000);
          if (sealed.length <= LONGEST_SEALED && !exceedCookieLimit([...others, sealed])) return;
        }
      },
    };
  };
}

/** The cookies that may come with every request. */
const BESIDE = [
  "access",
  "api",
  "staff",
  "activity",
  "draft",
  "requested",
  "provider-choice",
  "searches",
  "bills",
] as const satisfies readonly CookieKind[];

/**
 * The same entry in a session has the same key, so that a double click leads to one. Without the
 * session's id the key does not reveal the entry.
 */
export const keyOfEntry = ({ id }: Session, typed: unknown): string =>
  createHmac("sha256", id).update(JSON.stringify(typed)).digest("base64url").slice(0, 12);
