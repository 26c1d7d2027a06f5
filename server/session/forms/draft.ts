import { randomUUID } from "node:crypto";
import { isKeptForm } from "#app/rules/forms/secret-fields.ts";
import { z } from "zod";
import { DRAFT_TTL_MS } from "../store/activity.ts";
import { openerOf, seal, type KeyRing } from "../cookies/seal.ts";
import { LONGEST_SEALED } from "../cookies/token-length.ts";
import { actorOf } from "../session.ts";
import { signedIn, type HeldSessions, type StoreScope } from "../store-scope.ts";

/** A form that was posted after its session's end: shown again to the same member, never submitted. */
const draftClaims = z.object({
  /** Drafts sealed by the previous version have none, and a copied cookie can show them again. */
  id: z.string().nullable().default(null),
  /** The person who filled it in: staff while they act for a member. */
  memberKey: z.string(),
  /**
   * The member whom staff still acted for; null for a form that is shown to the person who filled
   * it in.
   */
  actingFor: z.string().nullable().default(null),
  domainId: z.number(),
  /** The path it was posted to, where it is also shown again. */
  path: z.string(),
  /** Without secrets. */
  fields: z.record(z.string(), z.string()),
});

type Draft = Readonly<z.output<typeof draftClaims>>;

type NewDraft = Omit<Draft, "id" | "actingFor"> & Partial<Pick<Draft, "actingFor">>;

/** The cookie of a draft; null when the form is too long for one. */
export async function sealDraft(ring: KeyRing, draft: NewDraft, now: Date): Promise<string | null> {
  const content = { ...draft, id: randomUUID() };
  const sealed = await seal(ring, "kept-form", content, new Date(now.getTime() + DRAFT_TTL_MS));
  return sealed.length > LONGEST_SEALED ? null : sealed;
}

export const openDraft = openerOf("kept-form", draftClaims);

export async function createDraftPart(
  { cookies, writer, domainId, now, runtime: { keys, revocations } }: StoreScope,
  held: HeldSessions,
) {
  const opened = await openDraft(keys, cookies.draft, domainId, now);
  const isUsed =
    typeof opened?.id === "string" && (await revocations.statusOf(usedKey(opened.id))) === "ended";
  let draft = isUsed ? null : opened;
  let used: Promise<void> | undefined;
  const dropDraft = () => {
    // A copy of the cookie, as in another tab, must not bring it back.
    if (typeof draft?.id === "string") used = revocations.revoke(usedKey(draft.id));
    draft = null;
    writer.expireReceived("draft");
  };
  return {
    state: {
      /**
       * Keeps a form until its member returns. False if it is too long or of a kind that is not
       * kept.
       */
      async saveDraft(form: Omit<NewDraft, "domainId">) {
        if (!isKeptForm(form.path)) return false;
        const sealed = await sealDraft(keys, { ...form, domainId }, now);
        if (sealed !== null) writer.set("draft", sealed, DRAFT_TTL_MS / 1000);
        return sealed !== null;
      },
      /**
       * The draft of the signed-in person; staff who act for a member only get one made for that
       * member.
       */
      findDraft() {
        const session = signedIn(held);
        if (session === null || draft?.memberKey !== actorOf(session)) return null;
        const actingFor = session.staff === null ? null : session.memberKey;
        return draft.actingFor === actingFor ? draft : null;
      },
      /** Whether this browser holds a draft with any field, of any owner. */
      hasDraft: () => draft !== null && Object.keys(draft.fields).length > 0,
      dropDraft,
    },
    whenUsed: () => used,
    dropUnlessOf(memberKey: string) {
      if (draft !== null && draft.memberKey !== memberKey) dropDraft();
    },
  };
}

/**
 * A used draft is marked as an ended session is: in all processes, and for as long as it could be
 * shown.
 */
const usedKey = (id: string): string => `draft ${id}`;
