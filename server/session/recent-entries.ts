import { createHmac } from "node:crypto";
import { z } from "zod";
import { actorOf, type Session } from "./session.ts";
import { LATEST } from "./session-store.ts";
import type { StateScope } from "./browser-sessions.ts";

/** What a member typed lately on a screen, by a key that addresses may name. */
export type RecentKind<Entry extends { readonly key: string }> = {
  readonly name: string;
  readonly entry: z.ZodType<Entry>;
};

/** Entries of a kind: one of each tab that a person may have open. */
const MOST_LATEST = 3;

/**
 * What a member typed lately: it may reveal a person's health, so it is in no URL
 * (docs/decisions/care/provider-search.md). It is kept beside the session, because a form that was
 * sent too late may need it. Staff who act for a member have their own.
 */
export function createRecentEntries({ opened, sessions }: StateScope) {
  const current = (): Session => {
    if (opened.current === null) throw new TypeError("nobody is signed in");
    return opened.current;
  };
  async function list<Entry extends { readonly key: string }>(kind: RecentKind<Entry>) {
    const session = current();
    const schema = z.object({
      memberKey: z.literal(session.memberKey),
      actor: z.literal(actorOf(session)),
      entries: z.array(kind.entry),
    });
    const left = sessions.remnant(session.id);
    await left.read();
    return { left, entries: left.get(`${LATEST}${kind.name}`, schema)?.entries ?? [] };
  }
  return {
    /**
     * The same content has the same key in a session, so that a double click leads to one entry.
     * Without the session's id the key does not reveal it.
     */
    recentKeyOf: (content: unknown): string =>
      createHmac("sha256", current().id)
        .update(JSON.stringify(content))
        .digest("base64url")
        .slice(0, 12),
    /** A member's own entry; null when the key is unknown, another member's or forgotten. */
    async findRecent<Entry extends { readonly key: string }>(
      kind: RecentKind<Entry>,
      key: string | null,
    ): Promise<Entry | null> {
      if (opened.current === null || key === null) return null;
      return (await list(kind)).entries.find((each) => each.key === key) ?? null;
    },
    /** Keeps it as the latest, each key once. */
    async rememberEntry<Entry extends { readonly key: string }>(
      kind: RecentKind<Entry>,
      entry: Entry,
    ): Promise<void> {
      const session = current();
      const { left, entries } = await list(kind);
      const others = entries.filter(({ key }) => key !== entry.key);
      await left.set(`${LATEST}${kind.name}`, {
        memberKey: session.memberKey,
        actor: actorOf(session),
        entries: [...others, entry].slice(-MOST_LATEST),
      });
    },
  };
}
