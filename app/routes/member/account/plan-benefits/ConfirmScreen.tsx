import { href, Link } from "react-router";
import type { FormAnswer } from "#app/components/forms/answered-form.ts";
import { SeenVersion } from "#app/components/forms/SeenVersion.tsx";
import { Alert } from "#app/components/ui/surfaces/Alert.tsx";
import { renderWords } from "#app/components/ui/text/CarrierText.tsx";
import { Breadcrumb } from "#app/components/ui/actions/Breadcrumb.tsx";
import { BELOW_ACCOUNT } from "#app/frame/document/page-head.tsx";
import { DefinitionList, type Definition } from "#app/components/ui/text/DefinitionList.tsx";
import { PhoneLink } from "#app/components/ui/actions/PhoneLink.tsx";
import { FormPage } from "#app/forms/form-page.tsx";
import { showDate } from "#app/text/common/format.ts";
import { planBenefitsText } from "#app/text/account/plan-benefits.ts";
import type { Route } from "./+types/plan-benefits.ts";

const PLANS = href("/account/plan-benefits");
const text = planBenefitsText.confirm;

type ConfirmScreenProps = Extract<Route.ComponentProps["loaderData"], { step: "confirm" }> & {
  answer: FormAnswer | undefined;
};

/** Names the coverage that ends, its last day and its member, and asks for confirmation (S-32). */
export function ConfirmScreen(props: ConfirmScreenProps) {
  const { confirm, isStaffActing, identityCheck, servicePhone, answer, draft } = props;
  const { option, categories, lastDay, losses, version } = confirm;
  const day = lastDay === null ? null : showDate(lastDay);
  const terms: readonly Definition[] = [
    { term: text.chosen, value: renderWords(option.words) },
    { term: text.lastDay, value: day ?? text.lastDayUnknown },
  ];
  return (
    <>
      <Breadcrumb
        above={[...BELOW_ACCOUNT, { label: planBenefitsText.title, href: PLANS }]}
        current={text.title}
      />
      <FormPage
        title={text.title}
        heading={text.heading(categories)}
        answer={answer}
        draft={draft}
        isStaffActing={isStaffActing}
        identityCheck={identityCheck}
        submit={text.submit}
        renderErrors={(messages) => (
          <>
            {messages.map((message) => (
              <p key={message}>{message}</p>
            ))}
            <div className="row">
              <PhoneLink phone={servicePhone} />
            </div>
          </>
        )}
        foot={
          <Link className="link" to={PLANS}>
            {text.keep}
          </Link>
        }
      >
        {(form) => (
          <>
            <DefinitionList items={terms} />
            <section className="plan-loss" aria-labelledby="who">
              <h2 id="who">{text.who}</h2>
              <Losses losses={losses} />
            </section>
            <Alert kind="warning">
              {day !== null && <p>{text.ends(day)}</p>}
              <p>{text.undo}</p>
            </Alert>
            {(day === null || losses === null) && <PhoneLink phone={servicePhone} />}
            <input type="hidden" name="cancellationStatusId" value={option.id} />
            <SeenVersion form={form} version={version} saved={terms} heading={text.changedTo} />
          </>
        )}
      </FormPage>
    </>
  );
}

function Losses({ losses }: Pick<ConfirmScreenProps["confirm"], "losses">) {
  if (losses === null) return <p>{text.unknown}</p>;
  if (losses.length === 0) return <p>{text.nobody}</p>;
  return (
    <>
      <DefinitionList
        items={losses.map(({ name, categories }) => ({
          term: name,
          value: text.loses(categories),
        }))}
      />
      <p className="hint">{text.others}</p>
    </>
  );
}
