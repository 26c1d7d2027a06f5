import { z } from "zod";
import type { Gateway, Result } from "#server/gateway/transport/gateway.ts";
import type { Context } from "#server/middleware/context.ts";
import { memberContext } from "#server/middleware/member.ts";
import {
  wasSavedDespiteError,
  saveTrouble,
  type OutcomeWords,
  type Outcome,
} from "./write-outcome.ts";
import type { FormReply } from "../form-answer.ts";
import { submitGuarded } from "./submit-guarded.ts";
import { createHash } from "node:crypto";
import { formPartsText } from "#app/text/common/form-parts.ts";

/** The typed values, with the version of the saved values that the form was filled in with. */
type TypedWithVersion = { readonly seen: string };

export type Save<Saved, Value, Reason> = {
  /** A reason to refuse before the write, given the present saved values. */
  readonly findRefusal?: (saved: Saved) => Reason | null;
  /** Whether the saved values equal the sent ones. */
  readonly isSaved: (now: Saved, before: Saved) => boolean;
  /** Writes, given the present saved values. */
  readonly write: (before: Saved) => Promise<Outcome<Value, Reason>>;
  /** Receives the outcome of the write; an unknown outcome counts as not saved. */
  readonly onWritten?: (isSaved: boolean, before: Saved) => void | Promise<void>;
};

/** Listed with the schema first and the answers last: TypeScript infers the types in that order. */
type SaveForm<Schema extends z.ZodType<TypedWithVersion>, Saved, Value, Reason> = {
  readonly schema: Schema | ((form: FormData) => Schema);
  /** Asks for the password first, unless it was given lately. */
  readonly confirms?: boolean;
  /** Reads the saved values, bypassing the cache. */
  readonly read: (gateway: Gateway) => Promise<Result<Saved>>;
  /** The part of it that the form was filled in with. */
  readonly shownOf: (saved: Saved, typed: z.output<Schema>) => unknown;
  /** Limit of the messages that a save sends: what is sent, and its recipient. */
  readonly sendLimit?: { readonly about: () => string };
  readonly save: (typed: z.output<Schema>) => Save<Saved, Value, Reason>;
  readonly audit?: (outcome: { readonly kind: string }) => void;
  /** The form's messages where the save failed, or may have failed. */
  readonly words: OutcomeWords;
  /**
   * The form's messages for a refusal; `changed` replaces the default sentence about a change in
   * the meantime.
   */
  readonly refused: (reason: Reason) => FormReply | Response;
  readonly changed?: FormReply;
  readonly done: () => Response;
};

/**
 * Carries out a member's form that overwrites the present saved values, unless they have changed
 * since the form was filled in. After a lost answer the saved values show whether the write
 * succeeded, and the same form sent again is checked in the same way. Both presses of a double
 * press get the same answer.
 */
export function submitSave<Schema extends z.ZodType<TypedWithVersion>, Saved, Value, Reason>(
  request: Request,
  context: Context,
  form: SaveForm<Schema, Saved, Value, Reason>,
) {
  const { gateway } = context.get(memberContext);
  const read = () => form.read(gateway);

  async function saveUnlessChanged(
    typed: z.output<Schema>,
  ): Promise<Outcome<Value | null, Reason | "changed">> {
    const fresh = await read();
    if (!fresh.ok) return { kind: "trouble", error: fresh.error };
    const before = fresh.value;
    const save = form.save(typed);
    const reason = save.findRefusal?.(before) ?? null;
    if (reason !== null) return { kind: "refused", reason };
    if (typed.seen !== seenVersionOf(form.shownOf(before, typed))) {
      if (save.isSaved(before, before)) return { kind: "ok", value: null };
      return { kind: "refused", reason: "changed" };
    }
    const outcome = await save.write(before);
    const isSaved = (now: Saved) => save.isSaved(now, before);
    const isThere =
      outcome.kind === "trouble" && (await wasSavedDespiteError(outcome.error, { read, isSaved }));
    await save.onWritten?.(isThere || outcome.kind === "ok", before);
    return isThere ? { kind: "ok", value: null } : outcome;
  }

  return submitGuarded(request, context, {
    schema: form.schema,
    confirms: form.confirms === true,
    work: saveUnlessChanged,
    ...(form.sendLimit && { sendLimit: form.sendLimit }),
    ...(form.audit && { audit: form.audit }),
    trouble: saveTrouble(gateway, form.words),
    answer(outcome) {
      if (outcome.kind === "ok") return form.done();
      const { reason } = outcome;
      return reason === "changed" ? (form.changed ?? changedMeanwhile) : form.refused(reason);
    },
  });
}

/** Characters of a version: enough that two values never share one by chance. */
const LENGTH = 22;

/**
 * A short digest of the saved values that a form was filled in with. The form posts it back, so
 * that a change made in the meantime, in another tab or by another person, is detected and not
 * overwritten.
 */
export function seenVersionOf(saved: unknown): string {
  return createHash("sha256").update(JSON.stringify(saved)).digest("base64url").slice(0, LENGTH);
}

/** The hidden field `seen` of a schema, as `<SeenVersion>` draws it. */
export const seenField = z.string().catch("");

/** The form again, with the typed values and the present saved ones. */
const changedMeanwhile: FormReply = {
  fieldErrors: { seen: [formPartsText.changedMeanwhile] },
};
