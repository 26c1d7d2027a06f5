import { z } from "zod";
import { isKeptForm } from "#app/rules/forms/draft-fields.ts";
import type { SealedRecord } from "./record.ts";
import { extendLast, findLast } from "./remembered.ts";
import { actedForOf, actorOf, signedInSession, TOKEN_TTL_MS } from "./session.ts";
import { REMNANT_MS } from "./session-store.ts";
import type { StateScope } from "./browser-sessions.ts";

/** Characters of a gateway's key that fit in the visitor's cookie beside other entries. */
export const LONGEST_FLOW_KEY = 1500;

/** Forms of several steps, whose state is kept from step to step, and ends with the session. */
const FLOWS = [
  "registration",
  "recovery",
  "mailed-card",
  "provider-choice",
  "data-download",
  "confirmation",
  "identity-provider",
] as const;
export type FlowName = (typeof FLOWS)[number];

/** How long an unfinished flow is kept after its latest step, seconds. */
const FLOW_S = 1800;
/** How long typed fields wait for the page in the other language, seconds: it follows at once. */
const TYPED_S = 60;
const TYPED = "typed";
const DRAFT = "draft";
/** The longest form that the store keeps, in characters; the visitor's cookie is shorter. */
const LONGEST = 64_000;

const timed = z.object({ until: z.number(), value: z.unknown() });

/** The fields of a form, without secrets, and the path where it is shown again. */
const typedForm = z.object({ path: z.string(), fields: z.record(z.string(), z.string()) });
export type TypedForm = Readonly<z.output<typeof typedForm>>;

/** A form that was posted after its session's end: shown again to the same member, never submitted. */
const draftContent = typedForm.extend({
  /** The person who filled it in: staff while they act for a member. */
  memberKey: z.string(),
  /** The member whom staff still acted for; null for a form that its own person gets again. */
  actingFor: z.string().nullable().default(null),
});
type Draft = Readonly<z.output<typeof draftContent>>;

/**
 * What pages keep from one request to the next: in the session's record, or for a visitor in the
 * visitor's cookie. A late form is kept with what is left of its session, so that a sign-in of its
 * owner takes it along.
 */
export function createDraftsAndFlows({ opened, visitor, sessions, now, later }: StateScope) {
  const get = <Value>(name: string, schema: z.ZodType<Value>): Value | undefined => {
    if (opened.record === null) return visitor.get(name, schema);
    const found = opened.record.get(name, timed);
    const isThere = found !== undefined && found.until > now.getTime();
    return isThere ? schema.safeParse(found.value).data : undefined;
  };
  async function set(name: string, value: unknown, seconds: number): Promise<void> {
    if (opened.record === null) visitor.set(name, value, seconds);
    else await opened.record.set(name, { until: now.getTime() + seconds * 1000, value });
  }
  const drop = (name: string) => {
    visitor.drop(name);
    if (opened.record?.names().includes(name) === true) later(name, null);
  };

  let draft: Draft | null | undefined;
  const findAnyDraft = (): Draft | null =>
    (draft ??=
      get(DRAFT, draftContent) ??
      visitor.get(DRAFT, draftContent) ??
      opened.remnant?.get(DRAFT, draftContent) ??
      null);
  const storeIn = (record: SealedRecord, form: unknown): Promise<boolean> =>
    record.set(DRAFT, { until: now.getTime() + TOKEN_TTL_MS, value: form });
  /** Stores a draft; false if the store is away, or no longer knows this person. */
  async function storeDraft(form: unknown): Promise<boolean> {
    if (opened.record !== null) return storeIn(opened.record, form).catch(() => false);
    const last = findLast(visitor);
    if (last === null || opened.unconfirmed !== null) return false;
    const left = sessions.remnant(last.id);
    const isStored = await left.set(DRAFT, form, REMNANT_MS).catch(() => false);
    if (isStored) extendLast(visitor, last);
    return isStored;
  }
  /** Drops the draft in the store, too, so that no copy of a cookie shows it again. */
  const dropDraft = () => {
    draft = null;
    drop(DRAFT);
  };

  return {
    state: {
      /** A flow's state, for the flow's own schema to parse; null for none. */
      readFlow: (name: FlowName) => get(name, z.record(z.string(), z.unknown())) ?? null,
      writeFlow: (name: FlowName, state: Readonly<Record<string, unknown>>): Promise<void> =>
        set(name, state, FLOW_S),
      endFlow: drop,
      /** Keeps what was typed when the language is switched; some kinds of forms are not kept. */
      async saveTyped(form: TypedForm): Promise<void> {
        if (isKeptForm(form.path) && JSON.stringify(form).length <= LONGEST)
          await set(TYPED, form, TYPED_S);
      },
      /** What was typed on this page; it can be taken once. */
      takeTyped(path: string): TypedForm | null {
        const found = get(TYPED, typedForm);
        if (found !== undefined) drop(TYPED);
        return found?.path === path ? found : null;
      },
      /**
       * Keeps a form until its member returns, for 15 minutes if the session has ended. False if it
       * is too long, of a kind that is not kept, or of a session that goes on under another id: its
       * browser can send it again.
       */
      async saveDraft(form: z.input<typeof draftContent>): Promise<boolean> {
        if (!isKeptForm(form.path) || JSON.stringify(form).length > LONGEST) return false;
        if (opened.unconfirmed?.isReplaced === true) return false;
        const isKept =
          (await storeDraft(form)) || visitor.setIfShort(DRAFT, form, REMNANT_MS / 1000);
        if (isKept) draft = draftContent.parse(form);
        return isKept;
      },
      /** The draft of the signed-in person; staff who act for a member only get that member's. */
      findDraft(): Draft | null {
        const session = signedInSession(opened);
        const found = findAnyDraft();
        if (session === null || found?.memberKey !== actorOf(session)) return null;
        return found.actingFor === actedForOf(session) ? found : null;
      },
      /** Whether this browser holds a draft with any field, of any owner. */
      hasDraft: () => Object.keys(findAnyDraft()?.fields ?? {}).length > 0,
      dropDraft,
    },
    dropDraft,
    dropFlows: () => visitor.drop(...FLOWS, TYPED),
    /** Reads the draft that this person's new session takes along, before its record is there. */
    draftFor(actor: string) {
      const found = findAnyDraft();
      return async (record: SealedRecord) => found?.memberKey === actor && storeIn(record, found);
    },
  };
}
