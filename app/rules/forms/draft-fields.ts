import { href } from "react-router";
import { plainPath } from "../frame/plain-path.ts";
import { withoutInvisible } from "./posted-fields.ts";
import { isSecretField } from "./secret-fields.ts";

/** The most fields of a draft. */
const MAX_FIELDS = 20;

/** The longest name or value in a draft, in UTF-16 units. */
const MAX_FIELD_LENGTH = 1000;

/**
 * The first 20 fields that a draft may have, without control and direction characters: none secret, none
 * with more than 1,000 characters.
 */
export function draftFields(
  entries: Iterable<readonly [string, string]>,
): (readonly [string, string])[] {
  const fields: (readonly [string, string])[] = [];
  for (const [name, value] of entries) {
    if (fields.length === MAX_FIELDS) break;
    const isShort = name.length <= MAX_FIELD_LENGTH && value.length <= MAX_FIELD_LENGTH;
    if (isShort && !isSecretField(name)) fields.push([name, withoutInvisible(value)]);
  }
  return fields;
}

/**
 * Forms whose values are not kept when a session ends: no cookie contains them, not even a sealed
 * one.
 */
const NEVER_KEPT = [href("/account/confidential")];

/** Whether a form posted to this path, however it is written, may be kept as a draft. */
export const isKeptForm = (path: string): boolean =>
  !NEVER_KEPT.some((each) => plainPath(path).startsWith(each));
