import { z } from "zod";
import { isKeptForm } from "#app/rules/forms/secret-fields.ts";
import { REMNANT_MS } from "../sessions.ts";
import { actedForOf, actorOf } from "../session.ts";
import { extendLast, findLast, signedIn } from "../read-sessions.ts";
import type { StateScope } from "../scope.ts";

/** A form that was posted after its session's end: shown again to the same member, never submitted. */
const draftContent = z.object({
  /** The person who filled it in: staff while they act for a member. */
  memberKey: z.string(),
  /**
   * The member whom staff still acted for; null for a form that is shown to the person who filled
   * it in.
   */
  actingFor: z.string().nullable().default(null),
  /** The path it was posted to, where it is also shown again. */
  path: z.string(),
  /** Without secrets. */
  fields: z.record(z.string(), z.string()),
});
type Draft = Readonly<z.output<typeof draftContent>>;

export const DRAFT = "draft";
/** The longest form that the store keeps; the visitor's cookie is shorter. */
const LONGEST = 64_000;
const KEPT_S = REMNANT_MS / 1000;

/**
 * The draft of a browser. It is kept with what is left of the session that ended; where the store
 * can't be read, in the visitor's cookie. A sign-in of its owner takes it along.
 */
export function createDraftPart(scope: StateScope) {
  const { held, visitor, sessions, lateForm } = scope;
  const parse = (value: unknown): Draft | null => draftContent.safeParse(value).data ?? null;
  let draft =
    held.record?.get(DRAFT, draftContent) ??
    visitor.get(DRAFT, draftContent) ??
    parse(textToJson(lateForm));
  /** In the store, so that no copy of a cookie shows it again. */
  const drop = () => {
    draft = null;
    visitor.drop(DRAFT);
    scope.later(DRAFT, null);
  };
  /** False where the store is away, or knows nothing of this person any more. */
  async function store(form: unknown, text: string): Promise<boolean> {
    if (held.record !== null) return held.record.set(DRAFT, form).catch(() => false);
    const last = findLast(visitor);
    if (last === null || held.unconfirmed !== null) return false;
    const { write } = sessions.remnant(last.id);
    const isStored = await write(DRAFT, text, REMNANT_MS).catch(() => false);
    if (isStored) extendLast(visitor, last);
    return isStored;
  }
  return {
    state: {
      /**
       * Keeps a form until its member returns, for 15 minutes if the session has ended. False if it
       * is too long, of a kind that is not kept, or of a session that goes on under another id: its
       * browser can send it again.
       */
      async saveDraft(form: z.input<typeof draftContent>): Promise<boolean> {
        const text = JSON.stringify(form);
        if (!isKeptForm(form.path) || text.length > LONGEST) return false;
        if (held.unconfirmed?.isReplaced === true) return false;
        const isKept = (await store(form, text)) || visitor.setIfShort(DRAFT, form, KEPT_S);
        if (isKept) draft = parse(form);
        return isKept;
      },
      /**
       * The draft of the signed-in person; staff who act for a member only get one made for that
       * member.
       */
      findDraft(): Draft | null {
        const session = signedIn(held);
        if (session === null || draft?.memberKey !== actorOf(session)) return null;
        return draft.actingFor === actedForOf(session) ? draft : null;
      },
      /** Whether this browser holds a draft with any field, of any owner. */
      hasDraft: () => draft !== null && Object.keys(draft.fields).length > 0,
      dropDraft: drop,
    },
    drop,
    /** The draft that this person's new session takes along. */
    ofPerson: (actor: string): Draft | null => (draft?.memberKey === actor ? draft : null),
  };
}

function textToJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
