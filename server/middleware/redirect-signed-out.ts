import { redirect, type RouterContextProvider } from "react-router";
import { draftFields } from "#app/rules/sign-in/secret-fields.ts";
import { sessionContext } from "./session-state.ts";

/**
 * Where somebody without a session is sent. Who had one a short while ago is told so, and what they
 * posted is kept for them: shown again after signing in, never carried out by itself.
 */
export async function redirectSignedOut(
  context: Readonly<RouterContextProvider>,
  request: Request,
  url: URL,
): Promise<Response> {
  const state = context.get(sessionContext);
  const lapsed = state.lapsed();
  if (lapsed === null) return redirect("/logout");
  if (request.method === "POST") {
    const fields = await fieldsOf(request);
    if (fields !== null) {
      await state.saveDraft({ memberKey: lapsed.memberKey, path: url.pathname, fields });
    }
  }
  return redirect("/session-ended");
}

async function fieldsOf(request: Request): Promise<Record<string, string> | null> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) return null;
  try {
    const posted = new URLSearchParams(await request.clone().text());
    return Object.fromEntries(draftFields(posted));
  } catch {
    return null;
  }
}
