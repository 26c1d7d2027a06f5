import { href, Link } from "react-router";
import { servicePhoneOf } from "#server/brands/brand.ts";
import { accountPreferences } from "#server/gateway/calls/member/account.ts";
import { findWithShortTimeout } from "#server/gateway/transport/call-functions.ts";
import type { Context } from "#server/middleware/context.ts";
import { memberContext } from "#server/middleware/member.ts";
import { TextParts } from "#app/components/ui/text/CarrierText.tsx";
import { Field } from "#app/components/forms/Field.tsx";
import { SubmitButton } from "#app/components/forms/SubmitButton.tsx";
import { findDraftValues } from "#app/forms/form-answer.ts";
import { FormPage } from "#app/forms/form-page.tsx";
import { findCardName, type CardName } from "#app/rules/member/id-card.ts";
import { cardInText, cardInTitle } from "#app/frame/words/show-card.ts";
import { idCardText } from "#app/text/account/id-card.ts";
import { HelpLink } from "../card/help-link.tsx";
import { getNamedCard, listCards } from "../card/load-cards.ts";
import type { Route } from "./+types/email-card.ts";
import { fullName } from "#app/rules/member/member.ts";
import { z } from "zod";
import { emailIdCard } from "#server/gateway/calls/member/id-card.ts";
import type { Session } from "#server/session/session.ts";
import { textField, invalid } from "#app/forms/field-schemas.ts";
import { saveTrouble, outcomeOf } from "#app/forms/submit/write-outcome.ts";
import { finishForm, submitGuarded } from "#app/forms/submit/submit-guarded.ts";
import { isEmailAddress } from "#app/rules/forms/email-address.ts";
import { auditOnBehalf, onBehalfField } from "#app/sign-in/on-behalf.ts";

const text = idCardText.emailing;

/** Sends a card to an e-mail address (S-03), at first the member's own. */
export const loader = async ({ context, params, url }: Route.LoaderArgs) => {
  const member = context.get(memberContext);
  const name = findCardName(params.suffix, params.category);
  const [listed, preferences] = await Promise.all([
    listCards(member),
    findWithShortTimeout(member.gateway, accountPreferences),
  ]);
  const { member: holder, card } = getNamedCard(listed, name);
  return {
    servicePhone: servicePhoneOf(member.brand),
    title: text.title(fullName(holder), cardInTitle(card)),
    intro: text.intro(fullName(holder), cardInText(card)),
    emailAddress: preferences?.emailAddress ?? "",
    isStaffActing: member.session.staff !== null,
    draft: findDraftValues(context, url.pathname),
  };
};

export const action = ({ request, context, params, pattern }: Route.ActionArgs) =>
  sendCard(context, { request, pattern }, findCardName(params.suffix, params.category));

export default function EmailCard({ loaderData, actionData }: Route.ComponentProps) {
  const { servicePhone, title, intro, emailAddress, isStaffActing, draft } = loaderData;
  return (
    <FormPage
      title={title}
      heading={text.heading}
      intro={
        <p>
          <TextParts of={intro} />
        </p>
      }
      answer={actionData}
      initial={{ emailAddress }}
      draft={draft}
      isStaffActing={isStaffActing}
      renderErrors={([message]) => (
        <>
          <p>{message}</p>
          <HelpLink phone={servicePhone} />
        </>
      )}
      renderSubmit={(busy) => (
        <SubmitButton icon="envelope-simple" busy={busy}>
          {text.submit}
        </SubmitButton>
      )}
      foot={
        <Link className="link" to={href("/id-card")}>
          {text.back}
        </Link>
      }
    >
      {(form) => (
        <Field
          {...form.field("emailAddress", "email")}
          label={text.address}
          {...(isStaffActing && { hint: text.onBehalf })}
          autoComplete="email"
          required
        />
      )}
    </FormPage>
  );
}

const { address, refused } = idCardText.emailing;

const schemaFor = (session: Session) =>
  z.object({
    emailAddress: textField(
      address,
      (text) => (isEmailAddress(text) ? undefined : "pattern"),
      invalid("emailAddress"),
    ),
    onBehalf: onBehalfField(session),
  });

/** Has a card the viewer may see sent to the typed address (S-03, §7 "idCard/email"). */
async function sendCard(
  context: Context,
  { request, pattern }: { readonly request: Request; readonly pattern: string },
  name: CardName | undefined,
) {
  const member = context.get(memberContext);
  const { session, gateway } = member;
  const { suffix, category } = getNamedCard(await listCards(member), name).card;
  return submitGuarded(request, context, {
    schema: schemaFor(session),
    sendLimit: { about: () => `cards by e-mail of ${session.memberKey}` },
    work: async ({ emailAddress }) =>
      outcomeOf(await emailIdCard(gateway, { suffix, category, emailAddress })),
    audit: ({ kind }) => auditOnBehalf(context, session, { pattern, ok: kind === "ok" }),
    trouble: saveTrouble(gateway, idCardText.emailing),
    answer: ({ kind }) =>
      kind === "refused"
        ? { formErrors: [refused] }
        : finishForm(context, href("/id-card"), "card-emailed"),
  });
}

export { retryHeaders as headers } from "#app/forms/submit/refuse.ts";
