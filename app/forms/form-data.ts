import { readFields } from "#app/rules/forms/posted-fields.ts";
import { findSafePath } from "#app/rules/frame/safe-path.ts";
import { throwErrorPage } from "#app/frame/errors/throw-error-page.ts";

/** Names that the form library reads as commands, or as a tree deeper than it can walk. */
const UNREADABLE = /^__intent__$|^__state__$|[.[\]]/;

/**
 * The fields of a posted form, bounded before anything else looks at them (`readFields`). Throws 415
 * for a body of another type, 400 for an unreadable one and for more fields than a form has.
 */
export async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) {
    throwErrorPage(400, 415);
  }
  const posted = await request.formData().catch(() => throwErrorPage(400));
  const form = new FormData();
  for (const [name, value] of readFields(posted) ?? throwErrorPage(400)) {
    // The library throws on them, and a posted field must never cause a 500.
    if (!UNREADABLE.test(name)) form.append(name, value);
  }
  return form;
}

/** The safe path that a field holds, to return to (T-15); undefined if it holds none. */
export function findPathIn(form: FormData, name: string): string | undefined {
  const value = form.get(name);
  return typeof value === "string" ? findSafePath(value) : undefined;
}

/** The fields with text, without files. */
export const textFieldsOf = (form: FormData) =>
  [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value] as const] : []));
