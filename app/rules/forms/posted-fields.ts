/** Four times the fields of the longest form. */
export const MOST_FIELDS = 200;

/**
 * Characters that nobody types and that change what is printed around them: controls other than tab
 * and line breaks, and marks that turn the direction of text.
 */
const INVISIBLE = /(?![\t\n\r])\p{Cc}|[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** Typed text without characters that a page, a letter or a log line must never hold. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, "");

/** The fields of a posted form, at most `MOST_FIELDS`; undefined for more. */
export function readFields<Value>(
  entries: Iterable<readonly [string, Value]>,
): readonly (readonly [string, Value])[] | undefined {
  const fields: (readonly [string, Value])[] = [];
  for (const field of entries) {
    if (fields.length === MOST_FIELDS) return undefined;
    fields.push(field);
  }
  return fields;
}
