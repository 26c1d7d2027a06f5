/** Most fields of a form that are kept. */
const MAX_FIELDS = 20;

/** Longest field that is kept, in UTF-16 units. */
const MAX_FIELD_LENGTH = 300;

const SECRET_NAME = /password|answer|token|secret|pin|code|ssn/i;

/**
 * Whether a form field is never kept or sent back, by its name. Broad on purpose ("zipCode"
 * counts): to type something again is a small loss, a password kept is not.
 */
export function isSecretField(name: string): boolean {
  return SECRET_NAME.test(name);
}

/**
 * The fields of a form that may be kept for its sender: no secret ones, none that is longer than
 * 300 (name or value), the first 20 of what is left, in their order.
 */
export function draftFields(
  entries: Iterable<readonly [string, string]>,
): (readonly [string, string])[] {
  const kept: (readonly [string, string])[] = [];
  for (const [name, value] of entries) {
    if (kept.length === MAX_FIELDS) break;
    const short = name.length <= MAX_FIELD_LENGTH && value.length <= MAX_FIELD_LENGTH;
    if (short && !isSecretField(name)) kept.push([name, value]);
  }
  return kept;
}
