import { Card } from "#app/components/ui/surfaces/Card.tsx";
import { DefinitionList } from "#app/components/ui/text/DefinitionList.tsx";
import { DateText } from "#app/components/ui/text/DateText.tsx";
import { Notice, NoticeList } from "#app/components/ui/surfaces/NoticeList.tsx";
import { ArrowLink, ArrowLinkList } from "#app/components/ui/actions/ArrowLink.tsx";
import { Sample } from "../sample.tsx";
import type { SectionProps } from "../sections.ts";

export function Surfaces({ here }: SectionProps) {
  return (
    <>
      <Sample state="card with a list of definitions">
        <Card title="Your plan">
          <div className="card__body">
            <DefinitionList
              items={[
                { term: "Subscriber ID", value: <span className="num">900000001</span> },
                { term: "Group", value: "Sample Boatworks" },
                { term: "Effective date", value: <DateText day="2026-01-01" /> },
              ]}
            />
          </div>
        </Card>
      </Sample>
      <Sample state="card with its onward link">
        <Card
          title="Your care"
          more={
            <ArrowLink to={`${here}#surfaces`} className="card__more">
              View all
            </ArrowLink>
          }
        >
          <div className="card__body">
            <p>The link stands beside the title, or at the foot on narrow screens.</p>
          </div>
        </Card>
      </Sample>
      <Sample wide state="notices">
        <NoticeList label="Sample notices">
          <Notice tone="info" icon="info" title="Something to know">
            A sentence about it, and nothing to do.
          </Notice>
          <Notice
            tone="warn"
            icon="calendar-check"
            title="Something with a day"
            action={<ArrowLink to={`${here}#surfaces`}>Manage plan</ArrowLink>}
          >
            A sentence that tells by when, and one thing to do beside it.
          </Notice>
        </NoticeList>
      </Sample>
      <Sample state="list of further links">
        <ArrowLinkList
          targets={[
            { label: "Inside the product", href: `${here}#buttons`, external: false },
            { label: "Another site", href: "https://elsewhere.example.test/", external: true },
          ]}
        />
      </Sample>
    </>
  );
}
