import { href } from "react-router";
import { getAccount } from "#server/gateway/calls/member/account.ts";
import { listMedicareMaterials } from "#server/gateway/calls/plan/medicare-materials.ts";
import { memberContext } from "#server/middleware/member.ts";
import { Card } from "#app/components/ui/surfaces/Card.tsx";
import { Pieces } from "#app/components/ui/text/AsSent.tsx";
import { nameOfDocument } from "#app/documents/name-of-document.ts";
import { DateText } from "#app/components/ui/text/DateText.tsx";
import { DocumentLink } from "#app/components/ui/actions/DocumentLink.tsx";
import { EmptyState } from "#app/components/ui/surfaces/EmptyState.tsx";
import { ArrowLink } from "#app/components/ui/actions/ArrowLink.tsx";
import { Table } from "#app/components/ui/figures/Table.tsx";
import { outsideTarget, plausibleYear, sortByYear } from "#app/rules/documents/document-filters.ts";
import { yearOf } from "#app/rules/dates/plain-date.ts";
import { documentTitle } from "#app/text/lists/documents.ts";
import { showFileSize } from "#app/text/common/file-size.ts";
import { planDocumentsText } from "#app/text/benefits/plan-documents.ts";
import { BenefitsBar, BenefitsMore } from "#app/benefits/benefits-bar.tsx";
import { ownHosts } from "#app/frame/addresses/own-hosts.ts";
import { PageTitle } from "#app/frame/document/page-title.tsx";
import type { Route } from "./+types/medicare-materials.ts";

const text = planDocumentsText.medicare;

/**
 * The member's Medicare documents (S-16), also where the menu hides them. The account is loaded
 * first: this call's own errors never lead to the log-in page (§8), an ended session's must (T-36).
 */
export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const { gateway } = context.get(memberContext);
  await getAccount(gateway);
  const materials = await listMedicareMaterials(gateway);
  const hosts = ownHosts(url);
  const known = materials
    .filter(({ title, url: address }) => title !== null || address !== null)
    .map((material) => ({ ...material, year: plausibleYear(material.year) }));
  return sortByYear(known).map(({ title, url: address, date, year, sizeBytes }, index) => {
    const target = outsideTarget(address, hosts);
    return {
      key: String(index),
      title: documentTitle([nameOfDocument(title)], target),
      target,
      year: year ?? (date === null ? null : yearOf(date)),
      date,
      size: showFileSize(sizeBytes),
    };
  });
};

export default function MedicareMaterials({ loaderData: materials }: Route.ComponentProps) {
  return (
    <>
      <PageTitle page={text.title} />
      <h1>{text.title}</h1>
      <BenefitsBar />
      {materials.length > 0 && <p className="lead">{text.lead}</p>}
      <div className="form">
        <Card title={text.list}>
          {materials.length === 0 ? (
            <EmptyState {...text.none} />
          ) : (
            <Materials materials={materials} />
          )}
        </Card>
        <p>
          <ArrowLink to={href("/documents")}>{planDocumentsText.allDocuments}</ArrowLink>
        </p>
        <BenefitsMore />
      </div>
    </>
  );
}

type Materials = Awaited<ReturnType<typeof loader>>;

function Materials({ materials }: { materials: Materials }) {
  const { columns } = text;
  return (
    <Table
      caption={text.list}
      columns={[
        { key: "document", label: columns.document },
        { key: "year", label: columns.year },
        { key: "date", label: columns.date },
        { key: "size", label: columns.size },
      ]}
      rows={materials.map(({ key, title, target, year, date, size }) => ({
        key,
        cells: {
          document: (
            <DocumentLink
              target={target}
              title={<Pieces of={title} />}
              context={year === null ? undefined : text.context(year)}
            />
          ),
          year: year !== null && <span className="num">{year}</span>,
          date: date !== null && <DateText day={date} />,
          size: size !== null && <span className="num">{size}</span>,
        },
      }))}
    />
  );
}

export { PageError as ErrorBoundary } from "#app/frame/errors/error-screen.tsx";
