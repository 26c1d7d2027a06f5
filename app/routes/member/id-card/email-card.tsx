import { Form, Link } from "react-router";
import { accountPreferences } from "#server/gateway/calls/account.ts";
import { memberContext } from "#server/middleware/member.ts";
import { pageBrand } from "#app/brand/brands.ts";
import { Button } from "#app/components/ui/Button.tsx";
import { Field } from "#app/components/forms/Field.tsx";
import { useAnsweredForm } from "#app/components/forms/answered-form.ts";
import { FormSheet } from "#app/components/forms/FormSheet.tsx";
import { findCardName } from "#app/rules/member/id-card.ts";
import { errorTitle, pageTitle } from "#app/text/common.ts";
import { idCardText } from "#app/text/id-card.ts";
import { noticeText } from "#app/text/notices.ts";
import { findDraftValues } from "#app/forms/form-answer.ts";
import { HelpLink } from "./help-link.tsx";
import { getNamedCard, listCards, nameOfCard } from "./load-cards.ts";
import { sendCard } from "./send-card.ts";
import type { Route } from "./+types/email-card.ts";

const text = idCardText.emailing;

/** Sends one card to an e-mail address (S-03); the member's own stands there already. */
export const loader = async ({ context, params, url }: Route.LoaderArgs) => {
  const member = context.get(memberContext);
  const name = findCardName(params.suffix, params.category);
  const [listed, preferences] = await Promise.all([
    listCards(member),
    member.gateway.readOptional(accountPreferences),
  ]);
  const { member: holder, card } = getNamedCard(listed, name);
  return {
    brand: pageBrand(member.brand),
    holder: `${holder.firstName} ${holder.lastName}`,
    card: nameOfCard(card),
    emailAddress: preferences?.emailAddress ?? "",
    acting: member.session.staff !== null,
    kept: findDraftValues(context, url.pathname)?.["emailAddress"],
  };
};

export const action = ({ request, context, params }: Route.ActionArgs) =>
  sendCard(request, context, findCardName(params.suffix, params.category));

export default function EmailCard({ loaderData, actionData }: Route.ComponentProps) {
  const { brand, holder, card, emailAddress, acting, kept } = loaderData;
  const form = useAnsweredForm(actionData, {
    defaultValue: actionData?.values ?? { emailAddress: kept ?? emailAddress },
  });
  const title = actionData === undefined ? pageTitle : errorTitle;
  return (
    <FormSheet
      heading={text.heading}
      intro={<p>{text.intro(holder, card)}</p>}
      notice={
        kept !== undefined && actionData === undefined && <p>{noticeText["form-kept"].text}</p>
      }
      errors={form.list}
      summaryRef={form.summaryRef}
      formError={
        form.formError && (
          <>
            <p>{form.formError}</p>
            <HelpLink phone={brand.supportPhone} />
          </>
        )
      }
      foot={
        <Link className="link" to="/id-card">
          {text.back}
        </Link>
      }
    >
      <title>{title(text.title, brand.name)}</title>
      <Form method="post" {...form.formProps}>
        <Field
          {...form.field("emailAddress", "email")}
          label={text.address}
          {...(acting && { hint: text.onBehalf })}
          autoComplete="email"
          required
        />
        <Button icon="envelope-simple" disabled={form.busy}>
          {text.submit}
        </Button>
      </Form>
    </FormSheet>
  );
}
