import { data, redirect } from "react-router";
import { recordAudit, auditParties } from "#server/middleware/audit.ts";
import { sessionContext } from "#server/middleware/session-state.ts";
import { unconfirmedPage } from "#server/middleware/unconfirmed-page.ts";
import { getRuntime } from "#server/runtime.ts";
import { SessionEndPage } from "./SessionEndPage.tsx";
import { findSafePath } from "#app/rules/frame/safe-path.ts";
import { findPageToRemember } from "#app/rules/sign-in/requested-page.ts";
import { sessionEndText } from "#app/text/session-end.ts";
import { findPathIn, readForm } from "#app/forms/form-data.ts";
import { findSessionTimes } from "#app/frame/session-times.ts";
import { PageTitle } from "#app/frame/page-title.tsx";
import type { Route } from "./+types/session-ended.ts";

const HOME = "/home";
const PATH = "/session-ended";

/**
 * Browsers without script are redirected here shortly before their session ends, and again when it
 * has. This page does not count as activity: while the session lives, it offers to extend it.
 */
export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const state = context.get(sessionContext);
  const times = findSessionTimes(context);
  // No session has ended by itself: visitors and those who logged out go to log-in.
  const lapsed = state.lapsed();
  if (state.unconfirmed() !== null) throw unconfirmedPage(context);
  if (times === null && lapsed === null) throw redirect("/login");
  const from = findSafePath(url.searchParams.get("from"));
  const page = findPageToRemember(from ?? null);
  if (lapsed !== null && page !== undefined) {
    // The address of the page, which may name a claim, does not stay in this one's.
    await state.rememberPage(lapsed.memberKey, page);
    throw redirect(PATH);
  }
  return {
    kind: times === null ? ("ended" as const) : ("warning" as const),
    minutes: Math.round(getRuntime().settings.SESSION_IDLE_S / 60),
    extendable: times?.extendable ?? false,
    from: from ?? HOME,
    hasDraft: state.hasDraft(),
  };
};

/** "Stay logged in": the post counts as activity. With script (`stay`) nothing is redirected. */
export const action = async ({ request, context }: Route.ActionArgs) => {
  const form = await readForm(request);
  const from = findPathIn(form, "from") ?? HOME;
  const state = context.get(sessionContext);
  const session = state.pending() ?? state.current();
  if (form.get("intent") !== "extend" || session === null) {
    return redirect(PATH, { status: 303 });
  }
  await state.touch();
  recordAudit(context, { event: "session-extended", outcome: "ok", ...auditParties(session) });
  if (form.get("stay") !== null) return data({ extended: true });
  return redirect(from, { status: 303 });
};

export default function SessionEnded({ loaderData: page }: Route.ComponentProps) {
  const title = page.kind === "ended" ? sessionEndText.ended.title : sessionEndText.title;
  return (
    <>
      <PageTitle page={title} />
      <SessionEndPage {...page} />
    </>
  );
}
