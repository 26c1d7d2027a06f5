import { memberContext } from "#server/middleware/member.ts";
import { Amount } from "#app/components/ui/figures/Amount.tsx";
import { Badge } from "#app/components/ui/text/Badge.tsx";
import { Breadcrumb } from "#app/components/ui/actions/Breadcrumb.tsx";
import { Card } from "#app/components/ui/surfaces/Card.tsx";
import { DateText } from "#app/components/ui/text/DateText.tsx";
import { EmptyState } from "#app/components/ui/surfaces/EmptyState.tsx";
import { ArrowLink } from "#app/components/ui/actions/ArrowLink.tsx";
import { PrintButton } from "#app/components/ui/actions/PrintButton.tsx";
import { Table } from "#app/components/ui/figures/Table.tsx";
import { Unavailable } from "#app/components/ui/surfaces/Unavailable.tsx";
import { benefitsText } from "#app/text/benefits/benefits.ts";
import { claimsText } from "#app/text/claims/claims.ts";
import { countedClaimsText as text } from "#app/text/benefits/counted-claims.ts";
import { showDate } from "#app/text/common/format.ts";
import { claimWordsText } from "#app/text/claims/claim-words.ts";
import { BenefitsBar, BenefitsMore } from "#app/benefits/benefits-bar.tsx";
import { PageTitle } from "#app/frame/document/page-title.tsx";
import { CallAlert, useServicePhone } from "#app/contact/service-phone.tsx";
import { loadCountedClaims, type CountedClaimsView } from "./load-counted-claims.ts";
import type { Route } from "./+types/counted-claims.ts";

/** The claims that moved an amount of a plan, and what each added. */
export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  loadCountedClaims(context.get(memberContext), {
    category: params.category,
    query: url.searchParams,
  });

export default function CountedClaims({ loaderData: view }: Route.ComponentProps) {
  const { category, kind, isFamily, name, back, dates, list } = view;
  const phone = useServicePhone(category);
  const whose = isFamily ? benefitsText.stands.family : (name ?? benefitsText.stands.you);
  const above = benefitsText.pageTitle(category, name);
  const title = text.title[kind];
  return (
    <>
      <PageTitle page={text.pageTitle(title, whose)} />
      <Breadcrumb above={[{ label: above, href: back }]} current={title} />
      <div className="form">
        <h1>{title}</h1>
        <BenefitsBar
          current={category}
          isSubpage
          categories={view.categories}
          suffix={view.suffix}
          day={view.day}
        />
        <Card title={whose}>
          <div className="card__body prose">
            <p className="muted">{dates}</p>
            {list === null && <Unavailable title={text.unavailable} phone={phone} />}
            {list?.agrees === true && list.rows.length > 0 && <p>{list.sentences.join(" ")}</p>}
            {list?.agrees === false && (
              <CallAlert category={category}>{list.sentences.join(" ")}</CallAlert>
            )}
          </div>
          {list !== null &&
            (list.rows.length === 0 ? (
              <EmptyState {...text.none} />
            ) : (
              <ClaimsTable list={list} isFamily={isFamily} />
            ))}
        </Card>
        <PrintButton />
        <BenefitsMore />
      </div>
    </>
  );
}

type TableProps = { list: NonNullable<CountedClaimsView["list"]>; isFamily: boolean };

function ClaimsTable({ list, isFamily }: TableProps) {
  const { columns } = text;
  const words = claimWordsText;
  // Of the claims list, whose rows these are on a phone.
  type Key = "provider" | "date" | "member" | "owe" | "details";
  return (
    <Table<Key>
      caption={text.caption}
      columns={[
        { key: "provider", label: columns.provider },
        { key: "date", label: columns.day },
        ...(isFamily ? [{ key: "member" as const, label: columns.member }] : []),
        { key: "owe", label: columns.added, align: "end" },
        { key: "details", label: columns.details, hideLabel: true },
      ]}
      kind="rows"
      totals={{ provider: text.total, owe: <Amount cents={list.sumCents} /> }}
      rows={list.rows.map(({ key, day, type, href, member, ...row }) => {
        const provider = row.provider ?? words.providerUnknown;
        const claim = { type, provider, day: day && showDate(day) };
        return {
          key,
          cells: {
            provider,
            date: day === null ? claimsText.dateUnknown : <DateText day={day} />,
            member,
            owe: (
              <span className="owed">
                <Amount cents={row.addedCents} />
                {row.contradictory && (
                  <Badge tone="warn" icon="warning-fill">
                    {claimsText.contradictory}
                  </Badge>
                )}
                {row.standing !== null && (
                  <Badge tone="info" icon="swap">
                    {claimsText.standings[row.standing]}
                  </Badge>
                )}
              </span>
            ),
            details: (
              <ArrowLink to={href} context={words.detailsContext(claim)}>
                {columns.details}
              </ArrowLink>
            ),
          },
        };
      })}
    />
  );
}

export { PageError as ErrorBoundary } from "#app/frame/errors/error-screen.tsx";
