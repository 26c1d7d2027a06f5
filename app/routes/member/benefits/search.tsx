import { memberContext } from "#server/middleware/member.ts";
import { requestContext } from "#server/middleware/log.ts";
import { getRuntime } from "#server/runtime.ts";
import { Alert } from "#app/components/ui/Alert.tsx";
import { EmptyState } from "#app/components/ui/EmptyState.tsx";
import { PhoneLink } from "#app/components/ui/PhoneLink.tsx";
import { BenefitsBar } from "#app/frame/benefits-bar.tsx";
import { BenefitsMore } from "#app/frame/benefits-more.tsx";
import { PageTitle } from "#app/frame/page-title.tsx";
import { useRootData } from "#app/frame/root-data-hook.ts";
import { benefitDaysText } from "#app/text/benefit-days.ts";
import { benefitSearchText as text } from "#app/text/benefit-search.ts";
import { benefitsText } from "#app/text/benefits.ts";
import { showDate } from "#app/text/format.ts";
import { FoundServices } from "./FoundServices.tsx";
import { loadSearch } from "./load-search.ts";
import { MemberChooser } from "./MemberChooser.tsx";
import { reportTiers } from "./report-amounts.ts";
import { viewSearch, type SearchView } from "./view-search.ts";
import type { Route } from "./+types/search.ts";

/** A service looked up in all benefits of one member. */
export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const data = await loadSearch(context.get(memberContext), url.searchParams);
  reportTiers(getRuntime().logger, context.get(requestContext).requestId, data.answers);
  return viewSearch(data);
};

export default function Search({ loaderData: view }: Route.ComponentProps) {
  const { query, name, day, suffix, categories, members } = view;
  const title = name === null ? text.title : text.titleOf(name);
  return (
    <>
      <PageTitle page={query === "" ? title : text.pageTitle(query)} />
      <h1>{title}</h1>
      <BenefitsBar categories={categories} suffix={suffix} day={day} query={query}>
        <MemberChooser
          path="/benefits/search"
          members={members}
          hidden={{ q: query === "" ? null : query, asOfDate: day }}
        />
      </BenefitsBar>
      <div className="form">
        {view.isWhoUnknown && <Alert kind="warning">{benefitsText.faults.who}</Alert>}
        {view.isDayUnknown && <Alert kind="warning">{benefitsText.faults.day}</Alert>}
        {day !== null && <p>{benefitDaysText.asOf(showDate(day))}.</p>}
        {query === "" ? <p className="lead">{text.lead}</p> : <Found view={view} />}
        <BenefitsMore />
      </div>
    </>
  );
}

function Found({ view: { query, groups, count, unread } }: { view: SearchView }) {
  const phone = useRootData()?.brand.supportPhone ?? null;
  const categories = groups.map(({ category }) => category);
  return (
    <>
      {unread.length > 0 && <Alert kind="warning">{text.unread(unread)}</Alert>}
      {count === 0 ? (
        <>
          <EmptyState
            title={text[unread.length > 0 ? "nothingRead" : "nothing"](query)}
            text={text.nothingText}
          />
          <PhoneLink phone={phone} />
        </>
      ) : (
        <p role="status">{text.found(count, query, categories)}</p>
      )}
      {groups.map((group) => (
        <FoundServices key={group.category} group={group} />
      ))}
    </>
  );
}
