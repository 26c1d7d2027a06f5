import { href } from "react-router";
import "#app/styles/screens/referrals.css";
import { hasReferrals } from "#server/gateway/calls/care/referrals.ts";
import { findWithShortTimeout } from "#server/gateway/transport/call-functions.ts";
import { memberContext } from "#server/middleware/member.ts";
import { FilteredList } from "#app/components/lists/FilteredList.tsx";
import { FilterErrors } from "#app/components/lists/FilterErrors.tsx";
import { EmptyState } from "#app/components/ui/surfaces/EmptyState.tsx";
import { ArrowLink } from "#app/components/ui/actions/ArrowLink.tsx";
import { PrintButton } from "#app/components/ui/actions/PrintButton.tsx";
import { BenefitsBar, BenefitsMore } from "#app/benefits/benefits-bar.tsx";
import { PageHead } from "#app/frame/document/page-head.tsx";
import { answerList } from "#app/lists/list-address.ts";
import { ListPage } from "#app/lists/list-page.tsx";
import { referralsText as text } from "#app/text/care/referrals.ts";
import { referralList, isKnownNone, viewReferrals } from "./referral-list.ts";
import { ReferralTable } from "./ReferralTable.tsx";
import type { Route } from "./+types/referrals.ts";
import { Checkbox } from "#app/components/forms/Choice.tsx";
import { FilterForm } from "#app/components/lists/FilterForm.tsx";
import { FilterSelect } from "#app/components/lists/FilterSelect.tsx";
import type { FilterFormView, FilterOption } from "#app/components/lists/list-view.ts";
import { filtersText } from "#app/text/lists/filters.ts";

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const member = context.get(memberContext);
  const loaded = await referralList.loadPage(member, url);
  const view = viewReferrals(loaded);
  // The menus have made this call already. A member without any referral gets no filters and no
  // hidden rows. It covers only this member, and no other member of their list.
  const isTold = view.list?.empty === true && loaded.members.length <= 1;
  const hasAny = isTold ? await findWithShortTimeout(member.gateway, hasReferrals) : null;
  return answerList(loaded, { ...view, isNone: isKnownNone(view, hasAny) });
};

export default function Referrals({ loaderData }: Route.ComponentProps) {
  const { filters, fields, list, isNone } = loaderData;
  if (isNone) return <NoReferrals />;
  return (
    <>
      <ListPage
        title={text.title}
        invalidFilter={text.invalidFilter}
        filters={filters}
        page={list?.page}
        head={
          <>
            <div className="form">
              <FilterErrors errors={filters.form.errors} />
              <h1>{text.title}</h1>
            </div>
            <BenefitsBar />
          </>
        }
        intro={<p className="lead">{text.intro}</p>}
        form={<ReferralFilters form={filters.form} fields={fields} />}
      >
        {list && <Found view={loaderData} list={list} />}
      </ListPage>
      <BenefitsMore />
    </>
  );
}

function NoReferrals() {
  return (
    <>
      <PageHead title={text.title} />
      <BenefitsBar />
      <p className="lead">{text.intro}</p>
      <div className="form">
        <div className="card">
          <EmptyState {...text.none} />
        </div>
        <BenefitsMore />
      </div>
    </>
  );
}

type View = Route.ComponentProps["loaderData"];
type FoundProps = { view: View; list: NonNullable<View["list"]> };

function Found({ view: { filters, fields, expiredHref }, list }: FoundProps) {
  return (
    <FilteredList
      heading={expiredHref === null ? text.all : text.current}
      filters={filters}
      page={list}
      text={{
        count: text.count,
        none: text.noneCurrent,
        noneMatch: text.noneMatch,
        pages: text.pages,
      }}
      note={
        expiredHref !== null && (
          <p className="muted">
            {text.expiredHidden} <ArrowLink to={expiredHref}>{text.showExpired}</ArrowLink>
          </p>
        )
      }
      actions={
        <>
          <PrintButton size="small" />
          <ArrowLink to={href("/benefits/prior-authorization")}>
            {text.priorAuthorization}
          </ArrowLink>
        </>
      }
    >
      <ReferralTable rows={list.rows} withMember={fields.members.length > 0} />
    </FilteredList>
  );
}

type Options = readonly FilterOption[];

type ReferralFiltersProps = {
  form: FilterFormView;
  fields: {
    members: Options;
    statuses: Options | null;
    providers: Options | null;
    expired: { value: string; isChosen: boolean };
  };
};

function ReferralFilters({ form, fields }: ReferralFiltersProps) {
  const { members, statuses, providers, expired } = fields;
  const { filters } = text;
  const { chips, unlisted } = filtersText;
  return (
    <FilterForm form={form} text={filters} note={statuses === null && unlisted.claims}>
      <FilterSelect
        id="member"
        form={form}
        label={filtersText.member}
        any={filters.everyone}
        options={members}
      />
      <FilterSelect
        id="provider"
        form={form}
        label={filters.provider}
        any={filters.anyProvider}
        options={providers}
        unlisted={chips.otherProvider}
      />
      <FilterSelect
        id="status"
        form={form}
        label={filters.status}
        any={filters.anyStatus}
        options={statuses}
        unlisted={chips.otherStatus}
      />
      <Checkbox
        id="expired"
        label={filters.expired}
        value={expired.value}
        defaultChecked={expired.isChosen}
      />
    </FilterForm>
  );
}
