import { Card } from "#app/components/ui/Card.tsx";
import { DocumentLink } from "#app/components/ui/DocumentLink.tsx";
import { EmptyState } from "#app/components/ui/EmptyState.tsx";
import { NoticeList } from "#app/components/ui/NoticeList.tsx";
import { OnwardLink } from "#app/components/ui/OnwardLink.tsx";
import { BenefitsBar, BenefitsMore } from "#app/frame/benefits-bar.tsx";
import { PageTitle } from "#app/frame/page-title.tsx";
import { OutlineNotice, UnreadNotice } from "./CoverageNotices.tsx";
import type { HandbooksView } from "./load-plan-documents.ts";

/** The member's handbooks and the Outline of Coverage. */
export function HandbooksScreen({ view }: { view: HandbooksView }) {
  const { handbooks, outline, words } = view;
  return (
    <>
      <PageTitle page={words.title} />
      <h1>{words.title}</h1>
      <BenefitsBar />
      <p className="lead">{words.lead}</p>
      <div className="form">
        {handbooks !== "unread" && (
          <Card title={words.list}>
            <Handbooks handbooks={handbooks} none={words.none} />
          </Card>
        )}
        {(handbooks === "unread" || outline !== null) && (
          <NoticeList label={handbooks === "unread" ? words.list : words.outline.title}>
            {handbooks === "unread" && (
              <UnreadNotice title={words.list}>{words.unread}</UnreadNotice>
            )}
            <OutlineNotice outline={outline} words={words.outline} />
          </NoticeList>
        )}
        <p>
          <OnwardLink to="/documents">{words.allDocuments}</OnwardLink>
        </p>
        <BenefitsMore />
      </div>
    </>
  );
}

type HandbooksProps = {
  handbooks: Exclude<HandbooksView["handbooks"], "unread">;
  none: HandbooksView["words"]["none"];
};

function Handbooks({ handbooks, none: { title, text, action } }: HandbooksProps) {
  if (handbooks.length === 0) {
    return (
      <EmptyState
        title={title}
        text={text}
        icon="book-open-duotone"
        action={{ label: action, href: "/support/customer-service" }}
      />
    );
  }
  return (
    <ul className="onward card__body">
      {handbooks.map(({ title: name, target }) => (
        <li key={`${name} ${target.kind === "ask" ? "" : target.href}`}>
          <DocumentLink target={target} title={name} />
        </li>
      ))}
    </ul>
  );
}
