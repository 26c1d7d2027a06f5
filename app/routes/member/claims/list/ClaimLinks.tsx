import { Form, href, Link } from "react-router";
import { useAnsweredForm, type FormAnswer } from "#app/components/forms/answered-form.ts";
import { FormTop, sayKept } from "#app/components/forms/FormTop.tsx";
import { Field } from "#app/components/forms/Field.tsx";
import { SubmitButton } from "#app/components/forms/SubmitButton.tsx";
import { ArrowLink } from "#app/components/ui/actions/ArrowLink.tsx";
import { useSubmenu } from "#app/frame/shell/shell-data-hook.ts";
import { claimsText } from "#app/text/claims/claims.ts";
import { Icon } from "#app/components/ui/icons/Icon.tsx";
import { VisuallyHidden } from "#app/components/ui/text/VisuallyHidden.tsx";
import { claimWordsText } from "#app/text/claims/claim-words.ts";
import { shortDate, showDate } from "#app/text/common/format.ts";
import type { viewClaims } from "./view-claims.ts";

const { find } = claimsText;
const { label: navLabel, taxTime, year: always, bill, ...links } = claimsText.links;

type Year = ReturnType<typeof viewClaims>["yearLink"];

/** The other pages below Claims: phones and tablets have no submenu that leads to them (MENU-19). */
export function ClaimLinks({ year }: { year: Year }) {
  const found = useSubmenu("/claims").flatMap(({ id, href: to }) => {
    const label = id === "claims-eobs" || id === "claims-pharmacy" ? links[id] : undefined;
    return label === undefined || to === null ? [] : [{ to, label }];
  });
  const further = [
    { to: href("/claims/check-a-bill"), label: bill },
    {
      to: href("/claims/year/:year", { year: String(year.year) }),
      label: year.isTaxTime ? taxTime(year.year) : always(year.year),
    },
  ];
  return (
    <nav aria-label={navLabel} className="links claim-links">
      {[...found, ...further].map(({ to, label }) => (
        <ArrowLink key={to} to={to}>
          {label}
        </ArrowLink>
      ))}
    </nav>
  );
}

type FindClaimProps = {
  answer: FormAnswer | undefined;
  draft: FormAnswer["values"] | undefined;
};

/** Finds a claim by its number (docs/beyond.md, FIND-01). */
export function FindClaim({ answer, draft }: FindClaimProps) {
  const form = useAnsweredForm(answer, { defaultValue: draft });
  const { formProps, busy, field } = form;
  return (
    <>
      <FormTop form={form} notices={[sayKept(draft, answer)]} />
      <Form method="post" className="row claim-find" aria-label={find.submit} {...formProps}>
        <Field {...field("claimNumber")} label={find.label} autoComplete="off" required />
        <SubmitButton kind="quiet" busy={busy}>
          {find.submit}
        </SubmitButton>
      </Form>
    </>
  );
}

type ToAppealProps = NonNullable<ReturnType<typeof viewClaims>["toAppeal"]>;

/** The denied claims of the list that can be appealed, as a link to the newest one's help (HELP-01). */
export function ToAppeal({ count, newest, href: to }: ToAppealProps) {
  const text = claimsText.appeal;
  const provider = newest.provider ?? claimWordsText.providerUnknown;
  const day = newest.day && showDate(newest.day);
  return (
    <Link className="to-appeal card" to={to}>
      <span>
        <strong>{text.waiting(count)}</strong>
        <small>
          {[count > 1 ? text.newest(provider) : provider, newest.day && shortDate(newest.day)]
            .filter(Boolean)
            .join(" · ")}
        </small>
      </span>
      <span className="link">
        {text.link}
        <VisuallyHidden>{text.context({ ...newest, provider, day })}</VisuallyHidden>
        <Icon name="caret-right" />
      </span>
    </Link>
  );
}
