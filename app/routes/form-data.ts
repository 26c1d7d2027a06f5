import { data } from "react-router";

/**
 * The fields of a posted form. Throws 415 for a body that is no form and 400 for one that cannot be
 * read: both are the sender's fault, never ours.
 */
export async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) {
    throw data({ entry: 400 }, { status: 415 });
  }
  try {
    return await request.formData();
  } catch {
    throw data({ entry: 400 }, { status: 400 });
  }
}
