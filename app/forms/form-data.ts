import { throwEntry } from "#app/frame/throw-entry.ts";

/**
 * Fields by which the form library steers itself from script, and names of which it makes a tree:
 * ours are steered by nobody, and a tree may be deeper than it can walk.
 */
const NOT_OURS = /^__intent__$|^__state__$|[.[\]]/;

/**
 * The fields of a posted form. Throws 415 for a body that is no form and 400 for one that cannot be
 * read: both are the sender's fault, never ours.
 */
export async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) {
    throwEntry(400, 415);
  }
  try {
    const form = await request.formData();
    // The library throws on those it cannot read, and a posted field must never cause a 500.
    for (const name of [...form.keys()].filter((key) => NOT_OURS.test(key))) form.delete(name);
    return form;
  } catch {
    return throwEntry(400);
  }
}
