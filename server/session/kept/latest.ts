import { createHash, createHmac } from "node:crypto";
import { z } from "zod";
import {
  withSearch,
  withShown,
  type ProviderSearch,
  type SearchCriteria,
} from "#app/rules/care/provider-search.ts";
import type { PricedList } from "#app/rules/benefits/dental-cost.ts";
import type { Bill } from "#app/rules/claims/bill/bill.ts";
import { findPlainDate } from "#app/rules/dates/plain-date.ts";
import { parseOpened } from "../seal.ts";
import { actorOf, type Session } from "../session.ts";
import type { StateScope } from "../scope.ts";

type Kind<Entry extends { readonly key: string }> = {
  readonly field: "searches" | "bills" | "estimates";
  readonly entry: z.ZodType<Entry>;
};

/**
 * What a member typed lately: it may reveal a person's health, so it is in no URL
 * (docs/decisions/care/provider-search.md). It is kept beside the session, because a form that was
 * sent too late may need it. Staff who act for a member have their own.
 */
function createLatest<Entry extends { readonly key: string }>(
  { held, sessions }: StateScope,
  { field, entry }: Kind<Entry>,
) {
  const content = z.object({
    memberKey: z.string(),
    actor: z.string(),
    entries: z.array(entry),
  });
  async function list(session: Session): Promise<readonly Entry[]> {
    const left = await sessions.remnant(session.id).read();
    const found = content.safeParse(parseOpened(left?.open(field) ?? null));
    const isOwn =
      found.data?.memberKey === session.memberKey && found.data.actor === actorOf(session);
    return isOwn ? (found.data?.entries ?? []) : [];
  }
  async function write(session: Session, entries: readonly unknown[]): Promise<void> {
    const { memberKey } = session;
    const text = JSON.stringify({ memberKey, actor: actorOf(session), entries });
    await sessions.remnant(session.id).write(field, text);
  }
  return {
    list,
    write,
    /** Keeps it as the latest, each once; returns its key. */
    async keep(content: Omit<Entry, "key">, typed: unknown): Promise<string> {
      const current = requireCurrent({ held });
      const key = keyOfEntry(current, typed);
      const others = (await list(current)).filter((each) => each.key !== key);
      await write(current, [...others, { ...content, key }].slice(-KEPT));
      return key;
    },
    /** Null when the key is unknown, another member's or forgotten. */
    async find(key: string | null): Promise<Entry | null> {
      if (held.current === null || key === null) return null;
      return (await list(held.current)).find((each) => each.key === key) ?? null;
    },
  };
}

/**
 * The same entry in a session has the same key, so that a double click leads to one. Without the
 * session's id the key does not reveal the entry.
 */
const keyOfEntry = ({ id }: Session, typed: unknown): string =>
  createHmac("sha256", id).update(JSON.stringify(typed)).digest("base64url").slice(0, 12);

function requireCurrent({ held }: Pick<StateScope, "held">): Session {
  if (held.current === null) throw new TypeError("nobody is signed in");
  return held.current;
}

const search = z.object({
  key: z.string(),
  suffix: z.number(),
  zip: z.string(),
  radiusMiles: z.number(),
  searchString: z.string(),
  shown: z.array(z.string()),
});

/** The latest searches for providers. */
export function createProviderSearchPart(scope: StateScope) {
  const searches = createLatest<ProviderSearch>(scope, { field: "searches", entry: search });
  return {
    /** A member's own search; null when the key is unknown, another member's or forgotten. */
    findProviderSearch: (key: string | null) => searches.find(key),
    async startProviderSearch(suffix: number, criteria: SearchCriteria): Promise<string> {
      const current = requireCurrent(scope);
      const { zip, radiusMiles, searchString } = criteria;
      const key = keyOfEntry(current, [suffix, zip, radiusMiles, searchString]);
      const all = await searches.list(current);
      const shown = all.find((each) => each.key === key)?.shown ?? [];
      await searches.write(current, withSearch(all, { ...criteria, key, suffix, shown }));
      return key;
    },
    /** Remembers the providers that a result page shows, because a choice must come from one. */
    async rememberShownProviders(found: ProviderSearch, ids: readonly string[]): Promise<void> {
      const { current } = scope.held;
      if (current === null) return;
      const marks = ids.map((id) => markOf(found, id));
      // Only for a new page; otherwise it stays as it is for another tab.
      if (marks.every((mark) => found.shown.includes(mark))) return;
      const all = await searches.list(current);
      await searches.write(current, withSearch(all, withShown(found, marks)));
    },
  };
}

export const hasShownProvider = (found: ProviderSearch, providerId: string): boolean =>
  found.shown.includes(markOf(found, providerId));

/** Ids may have any length, a mark is short: 36 bits distinguish the providers of a search. */
const markOf = ({ key }: ProviderSearch, id: string): string =>
  createHash("sha256").update(`${key} ${id}`).digest("base64url").slice(0, 6);

/** A bill, or an estimate, of each tab that a person may have open. */
const KEPT = 3;

const bill = z.object({
  key: z.string(),
  provider: z.string(),
  day: z.string().transform((text, context) => {
    const day = findPlainDate(text);
    if (day !== undefined) return day;
    context.addIssue({ code: "custom" });
    return z.NEVER;
  }),
  amountCents: z.int(),
});

/** The latest bills that a member checked (docs/beyond.md, BILL-01). */
export function createKeptBillPart(scope: StateScope) {
  const bills = createLatest(scope, { field: "bills", entry: bill });
  return {
    /** A member's own bill; null when the key is unknown, another member's or forgotten. */
    findBill: (key: string | null) => bills.find(key),
    keepBill: ({ provider, day, amountCents }: Bill): Promise<string> =>
      bills.keep({ provider, day, amountCents }, [provider, day, amountCents]),
  };
}

const estimate = z.object({
  key: z.string(),
  suffix: z.number(),
  tier: z.string().nullable(),
  services: z.array(z.object({ service: z.string(), priceCents: z.int().nullable() })).readonly(),
});

/** The latest lists of dental services that a member priced (docs/beyond.md, COST-01). */
export function createKeptEstimatePart(scope: StateScope) {
  const estimates = createLatest(scope, { field: "estimates", entry: estimate });
  return {
    /** A member's own list; null when the key is unknown, another member's or forgotten. */
    findEstimate: (key: string | null) => estimates.find(key),
    keepEstimate: (list: PricedList): Promise<string> => estimates.keep(list, list),
  };
}
