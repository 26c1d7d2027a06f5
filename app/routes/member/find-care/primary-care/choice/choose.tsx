import { Link } from "react-router";
import { servicePhoneOf } from "#server/brands/brand.ts";
import { memberContext } from "#server/middleware/member.ts";
import { Breadcrumb } from "#app/components/ui/actions/Breadcrumb.tsx";
import { EmptyState } from "#app/components/ui/surfaces/EmptyState.tsx";
import { Field } from "#app/components/forms/Field.tsx";
import { PhoneLink } from "#app/components/ui/actions/PhoneLink.tsx";
import { findDraftValues } from "#app/forms/form-answer.ts";
import { FormPage } from "#app/forms/form-page.tsx";
import { BELOW_PRIMARY_CARE, PageHead } from "#app/frame/document/page-head.tsx";
import { providerChoiceText as text } from "#app/text/care/provider-choice.ts";
import { loadChoice } from "./load-choice.ts";
import { viewChoice, type ShownPerson } from "./view-choice.ts";
import { ProviderSide } from "../provider/ProviderSide.tsx";
import { saveChoice } from "./save-choice.ts";
import type { Route } from "./+types/choose.ts";
import { Fragment } from "react";
import type { AnsweredForm } from "#app/components/forms/answered-form.ts";
import { Checkbox, ChoiceGroup, FieldGroup } from "#app/components/forms/Choice.tsx";

/**
 * Confirms the choice of a primary care provider (S-20): the provider, the members and the first
 * day.
 */
export const loader = async ({ context, params, url }: Route.LoaderArgs) => {
  const { brand, session } = context.get(memberContext);
  const choice = await loadChoice(context, url, params.suffix);
  return {
    shown: viewChoice(choice),
    isStaffActing: session.staff !== null,
    servicePhone: servicePhoneOf(brand),
    draft: findDraftValues(context, url.pathname),
  };
};

export const action = async ({ request, context, params, pattern, url }: Route.ActionArgs) => {
  const choice = await loadChoice(context, url, params.suffix);
  // The page itself says so. In the other states the gateway is called: the second press of a
  // double press gets the outcome of the first, which may have caused the state.
  if (choice.kind === "gone") return null;
  return saveChoice({ request, context, pattern }, choice);
};

export default function Choose({ loaderData, actionData }: Route.ComponentProps) {
  const { shown, isStaffActing, servicePhone, draft } = loaderData;
  if (shown.kind === "closed") {
    return (
      <>
        <PageHead title={text.title} above={BELOW_PRIMARY_CARE} heading={null} />
        <div className="form">
          <h1>{text.heading}</h1>
          <EmptyState
            title={shown.title}
            text={shown.text}
            action={{ label: text.back, href: shown.results }}
          />
        </div>
      </>
    );
  }
  const isFull = actionData?.error?.[""]?.includes(text.trouble.full(shown.next.name)) ?? false;
  return (
    <>
      <Breadcrumb above={BELOW_PRIMARY_CARE} current={text.title} />
      <FormPage
        title={text.title}
        heading={text.heading}
        intro={<p>{shown.people.length > 1 ? text.introMany : text.intro}</p>}
        answer={actionData ?? undefined}
        initial={shown.initial}
        draft={draft}
        isStaffActing={isStaffActing}
        renderErrors={([message]) => (
          <>
            <p>{message}</p>
            <div className="row">
              <Link className="link" to={shown.results}>
                {text.back}
              </Link>
              <PhoneLink phone={servicePhone} />
            </div>
          </>
        )}
        submit={text.submit}
        foot={
          <Link className="link" to={shown.results}>
            {text.back}
          </Link>
        }
      >
        {(form) => (
          <>
            <input type="hidden" name="search" value={shown.search} />
            <input type="hidden" name="provider" value={shown.providerId} />
            <div className="versus">
              <section aria-labelledby="now">
                <h2 id="now">{text.currentProvider(shown.pageChooser)}</h2>
                {shown.now === null ? <p>{text.noneNow}</p> : <ProviderSide provider={shown.now} />}
              </section>
              <section aria-labelledby="next">
                <h2 id="next">{text.chosen}</h2>
                <ProviderSide provider={shown.next} isRefused={isFull} />
              </section>
            </div>
            <ChoicePeople
              people={shown.people}
              withThisProvider={shown.withThisProvider}
              form={form}
            />
            <Field
              {...form.field("emailAddress", "email")}
              label={text.email}
              hint={text.emailHint}
              autoComplete="email"
              required
            />
          </>
        )}
      </FormPage>
    </>
  );
}

type ChoicePeopleProps = {
  people: readonly ShownPerson[];
  withThisProvider: readonly string[];
  form: Pick<AnsweredForm, "field" | "box">;
};

function ChoicePeople({ people, withThisProvider, form }: ChoicePeopleProps) {
  const { errors = [] } = form.field("people");
  // Only the page's own member is preselected.
  const isAsked = people.length > 1 || people.some(({ isOwn }) => !isOwn);
  return (
    <FieldGroup legend={text.who} {...(people.length > 1 && { hint: text.whoHint })}>
      {people.map(({ tick, name, hint, day, days }, index) => (
        <Fragment key={tick}>
          {isAsked ? (
            <Checkbox
              {...form.box(tick)}
              {...(index === 0 && { id: "people", errors })}
              label={name}
              hint={hint}
            />
          ) : (
            <p>
              <input type="hidden" name={tick} value="Y" />
              <b>{name}</b> {hint}
            </p>
          )}
          {days.length === 1 ? (
            <input type="hidden" name={day} value={days[0]?.value} />
          ) : (
            <ChoiceGroup {...form.field(day)} legend={text.periods(name)} options={days} />
          )}
        </Fragment>
      ))}
      {withThisProvider.length > 0 && <p className="hint">{text.already(withThisProvider)}</p>}
    </FieldGroup>
  );
}
