import { Form, href } from "react-router";
import { useAnsweredForm, type FormAnswer } from "#app/components/forms/answered-form.ts";
import { ErrorSummary } from "#app/components/forms/ErrorSummary.tsx";
import { Field } from "#app/components/forms/Field.tsx";
import { SubmitButton } from "#app/components/forms/SubmitButton.tsx";
import { ArrowLink } from "#app/components/ui/actions/ArrowLink.tsx";
import { useSubmenu } from "#app/frame/shell/shell-data-hook.ts";
import { billText } from "#app/text/claims/bill.ts";
import { claimsText } from "#app/text/claims/claims.ts";

const { find } = claimsText;
const { label, ...ways } = claimsText.ways;

/** The other pages below Claims: phones and tablets have no submenu that leads to them (MENU-19). */
export function ClaimWays({ answer }: { answer: FormAnswer | undefined }) {
  const found = useSubmenu("/claims").flatMap(({ id, href: to }) => {
    const way = id === "claims-eobs" || id === "claims-pharmacy" ? ways[id] : undefined;
    return way === undefined || to === null ? [] : [{ to, way }];
  });
  const { formProps, list, summaryRef, busy, field } = useAnsweredForm(answer);
  return (
    <>
      <nav aria-label={label} className="row claim-ways">
        {[...found, { to: href("/claims/check-a-bill"), way: billText.link }].map(({ to, way }) => (
          <ArrowLink key={to} to={to}>
            {way}
          </ArrowLink>
        ))}
      </nav>
      <ErrorSummary errors={list} ref={summaryRef} />
      <Form method="post" className="row claim-find" aria-label={find.submit} {...formProps}>
        <Field {...field("claimNumber")} label={find.label} autoComplete="off" required />
        <SubmitButton kind="quiet" busy={busy}>
          {find.submit}
        </SubmitButton>
      </Form>
    </>
  );
}
