import { memberContext } from "#server/middleware/member.ts";
import { auditParties, recordAudit } from "#server/middleware/audit.ts";
import { PageHead } from "#app/frame/document/page-head.tsx";
import { isAnsweringForm } from "#app/forms/submit/submit-guarded.ts";
import { billText as text } from "#app/text/claims/bill.ts";
import { claimsText } from "#app/text/claims/claims.ts";
import { href } from "react-router";
import { BillForm } from "./BillForm.tsx";
import { BillResult } from "./BillResult.tsx";
import { checkBill } from "./check-bill.ts";
import { loadBill } from "./load-bill.ts";
import { viewBill } from "./view-bill.ts";
import "#app/styles/screens/bill.css";
import "#app/styles/screens/form-card.css";
import type { Route } from "./+types/bill.ts";

/** Whether a provider's bill goes with what the plan decided (BILL). */
export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const { session } = context.get(memberContext);
  const view = viewBill(await loadBill(context, url));
  // The page of a refused form is no new visit.
  if (!context.get(isAnsweringForm))
    recordAudit(context, { event: "bill-check", outcome: "ok", ...auditParties(session) });
  return view;
};

export const action = ({ request, context }: Route.ActionArgs) => checkBill(request, context);

export default function CheckBill({ loaderData: view, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title={view.title}
        hasErrors={actionData !== undefined}
        above={[{ label: claimsText.title, href: href("/claims") }]}
        current={text.title}
        heading={view.kind === "result" ? view.verdict : text.title}
        lead={view.kind === "result" ? view.bill : text.lead}
      />
      <div className="form bill-page">
        {view.kind === "result" && <BillResult view={view} />}
        {/* Remounts the fields with those of another bill. */}
        <BillForm key={Object.values(view.typed ?? {}).join(" ")} view={view} answer={actionData} />
      </div>
    </>
  );
}

export { PageError as ErrorBoundary } from "#app/frame/errors/error-screen.tsx";
