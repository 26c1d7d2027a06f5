import { redirect, type RouterContextProvider } from "react-router";
import { draftFields } from "#app/rules/sign-in/secret-fields.ts";
import { sessionContext } from "./session-state.ts";

/**
 * Redirects a request without a session to log-out or, when the session lapsed a short while ago,
 * to a page that says so. A member's page is remembered for after the log-in. A form posted too late
 * is kept as a draft: shown again after signing in, never submitted by itself.
 */
export async function redirectSignedOut(
  context: Readonly<RouterContextProvider>,
  request: Request,
  url: URL,
): Promise<Response> {
  const state = context.get(sessionContext);
  const lapsed = state.lapsed();
  await state.rememberPage(lapsed?.memberKey ?? null);
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
