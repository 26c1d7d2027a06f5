import { createHash } from "node:crypto";
import { z } from "zod";
import { formPartsText } from "#app/text/form-parts.ts";
import type { FormReply } from "./form-answer.ts";

/** Characters of a version: enough that two values never share one by chance. */
const LENGTH = 22;

/**
 * A short text that stands for the saved values a form was filled in with. A form posts it back, so
 * that a change made meanwhile in another tab or by somebody else is seen, and not written over.
 */
export function seenVersionOf(saved: unknown): string {
  return createHash("sha256").update(JSON.stringify(saved)).digest("base64url").slice(0, LENGTH);
}

/** The hidden field `seen` of a schema, as `<SeenVersion>` draws it. */
export const seenField = z.string().catch("");

/**
 * Whether what is saved is no longer what the form was filled in with. Ask it in the `work` of
 * `submitGuarded`, with values read past the cache (`attemptFreshOf`): the second press of a double
 * press shares the answer of the first, and is no conflict.
 */
export const isChangedMeanwhile = (seen: string, saved: unknown): boolean =>
  seen !== seenVersionOf(saved);

/** The form again, with what was typed and what is saved now. */
export const changedMeanwhile: FormReply = {
  fieldErrors: { seen: [formPartsText.changedMeanwhile] },
};
