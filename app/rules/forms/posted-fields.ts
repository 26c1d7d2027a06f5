import { isSecretField } from "./secret-fields.ts";

/** No form of ours has a quarter as many. */
export const MOST_FIELDS = 200;

/**
 * Characters that nobody types and that change what is printed around them: controls other than tab
 * and line breaks, and marks that turn the direction of text.
 */
const UNSEEN = /[^\P{Cc}\t\n\r]|[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** Typed text without characters that a page, a letter or a log line must never hold. */
export const withoutUnseen = (text: string): string => text.replace(UNSEEN, "");

/**
 * The fields of a posted form, at most `MOST_FIELDS`; undefined for more. Of fields with one name the
 * last counts. Secrets stay as they were typed; other text is without unseen characters.
 */
export function readFields<Value>(
  entries: Iterable<readonly [string, Value]>,
): ReadonlyMap<string, Value | string> | undefined {
  const fields = new Map<string, Value | string>();
  let count = 0;
  for (const [name, value] of entries) {
    count += 1;
    if (count > MOST_FIELDS) return undefined;
    const isText = typeof value === "string" && !isSecretField(name);
    fields.set(name, isText ? withoutUnseen(value) : value);
  }
  return fields;
}
