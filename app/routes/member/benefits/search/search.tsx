import { href, Link } from "react-router";
import { memberContext } from "#server/middleware/member.ts";
import { Alert } from "#app/components/ui/surfaces/Alert.tsx";
import { Card } from "#app/components/ui/surfaces/Card.tsx";
import { EmptyState } from "#app/components/ui/surfaces/EmptyState.tsx";
import { ArrowLink } from "#app/components/ui/actions/ArrowLink.tsx";
import { PhoneLink } from "#app/components/ui/actions/PhoneLink.tsx";
import {
  renderCarrierText,
  renderWords,
  englishLang,
} from "#app/components/ui/text/CarrierText.tsx";
import { Sentences } from "#app/components/ui/text/Sentence.tsx";
import { Table } from "#app/components/ui/figures/Table.tsx";
import { BenefitsBar, BenefitsMore } from "#app/benefits/benefits-bar.tsx";
import { PageTitle } from "#app/frame/document/page-title.tsx";
import { useServicePhone } from "#app/contact/service-phone.tsx";
import { coverageNames } from "#app/text/benefits/categories.ts";
import { benefitDaysText } from "#app/text/benefits/days.ts";
import { benefitSearchText as text } from "#app/text/benefits/search.ts";
import { dentalCostText } from "#app/text/benefits/dental-cost.ts";
import { benefitsText } from "#app/text/benefits/benefits.ts";
import { showDate } from "#app/text/common/format.ts";
import { loadSearch } from "./load-search.ts";
import { viewSearch, type SearchView } from "./view-search.ts";
import { StartCost } from "../dental-cost/StartCost.tsx";
import { MemberChooser } from "../whose/MemberChooser.tsx";
import { reportBenefits } from "../amounts/report-amounts.ts";
import type { Route } from "./+types/search.ts";

/** A service looked up in all benefits of one member. */
export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const loaded = await loadSearch(context.get(memberContext), url.searchParams);
  reportBenefits(
    loaded.answers
      .filter(({ unreadable }) => unreadable.length > 0)
      .map(({ category }) => ({ category, isTierUnavailable: true })),
  );
  return viewSearch(loaded);
};

export default function Search({ loaderData: view }: Route.ComponentProps) {
  const { query, name, day, suffix, categories, members } = view;
  const title = name === null ? text.title : text.titleOf(name);
  return (
    <>
      <PageTitle page={query === "" ? title : text.pageTitle(query)} />
      <h1>{title}</h1>
      <BenefitsBar
        categories={categories}
        suffix={suffix}
        day={day}
        query={query}
        chosen={members.length > 1 ? [name ?? benefitsText.stands.you] : []}
      >
        <MemberChooser
          path={href("/benefits/search")}
          members={members}
          hidden={{ q: query === "" ? null : query, asOfDate: day }}
        />
      </BenefitsBar>
      <div className="form">
        {view.isWhoUnknown && <Alert kind="warning">{benefitsText.errors.who}</Alert>}
        {view.isDayUnknown && <Alert kind="warning">{benefitsText.errors.day}</Alert>}
        {day !== null && <p>{benefitDaysText.asOf(showDate(day))}.</p>}
        {query === "" ? <p className="lead">{text.lead}</p> : <Found view={view} />}
        <BenefitsMore />
      </div>
    </>
  );
}

function Found({ view: { query, groups, count, unread, suffix } }: { view: SearchView }) {
  const phone = useServicePhone();
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
        <FoundServices key={group.category} group={group} suffix={suffix} />
      ))}
    </>
  );
}

type FoundGroup = SearchView["groups"][number];

function FoundServices({ group, suffix }: { group: FoundGroup; suffix: string | null }) {
  const { category, href, tiers, rows, day } = group;
  return (
    <Card
      title={coverageNames[category]}
      more={
        <ArrowLink to={href} className="card__more">
          {text.more(category)}
        </ArrowLink>
      }
    >
      {day !== null && <p className="card__body muted">{benefitDaysText.asOf(showDate(day))}</p>}
      <Table
        caption={text.caption(category)}
        columns={[
          { key: "name", label: text.service },
          ...tiers.map((tier) => ({ key: `in ${tier}`, label: tier })),
          ...(rows.some(({ isPriced }) => isPriced)
            ? [{ key: "cost", label: dentalCostText.link, hideLabel: true, align: "end" as const }]
            : []),
        ]}
        rows={rows.map(({ key, ...row }) => ({
          key,
          cells: {
            name: <Name row={row} />,
            cost: row.isPriced && row.code !== null && (
              <StartCost code={row.code} suffix={suffix} context={row.name ?? row.code} />
            ),
            ...Object.fromEntries(
              tiers.map((tier) => [`in ${tier}`, <Listings key={tier} row={row} tier={tier} />]),
            ),
          },
        }))}
      />
    </Card>
  );
}

type FoundRow = Omit<FoundGroup["rows"][number], "key">;

const Name = ({ row: { code, name, group, href } }: { row: FoundRow }) => (
  <div>
    {href !== null ? (
      <Link className="link" to={href}>
        {name === null ? code : renderCarrierText(name)}
      </Link>
    ) : name === null ? (
      benefitsText.covered.unnamed
    ) : (
      renderCarrierText(name)
    )}
    <small>
      <Sentences
        each={[...(code ? [code] : []), ...(group ? [[renderCarrierText(group)]] : [])]}
        between=" · "
      />
    </small>
  </div>
);

/** A network's entries for a service, which it may list several times. */
function Listings({ row: { inTiers }, tier }: { row: FoundRow; tier: string }) {
  const own = inTiers.filter((one) => one.tier === tier);
  if (own.length === 0) return <span className="muted">{text.notListed}</span>;
  return (
    <span>
      {own.map(({ pays, limit }, index) => (
        <span key={index} className="found-tier">
          {renderWords(pays ?? benefitsText.covered.notStated)}
          {limit && <small {...englishLang}>{limit}</small>}
        </span>
      ))}
    </span>
  );
}
