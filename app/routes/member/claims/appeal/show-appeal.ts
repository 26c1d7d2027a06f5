import { data, type RouterContextProvider } from "react-router";
import { auditParties, recordAudit } from "#server/middleware/audit.ts";
import { memberContext } from "#server/middleware/member.ts";
import { findDraftValues } from "#app/forms/form-answer.ts";
import { formCameBack } from "#app/forms/submit/submit-guarded.ts";
import type { ClaimParams } from "../claim/load-claim.ts";
import { loadAppeal } from "./load-appeal.ts";
import { viewAppeal } from "./view-appeal.ts";

/** The page, audited when it is opened; 400 where the day of the notice cannot be used. */
export async function showAppeal(
  context: Readonly<RouterContextProvider>,
  params: ClaimParams,
  url: URL,
) {
  const member = context.get(memberContext);
  const isStaff = member.session.staff !== null;
  const view = viewAppeal(await loadAppeal(member, params), { url, isStaff });
  if (!context.get(formCameBack))
    recordAudit(context, { event: "appeal-help", outcome: "ok", ...auditParties(member.session) });
  const draft = findDraftValues(context, url.pathname);
  return data({ ...view, draft }, { status: view.deadline.field.error === null ? 200 : 400 });
}
