import { Alert } from "#app/components/ui/Alert.tsx";
import { DefinitionList } from "#app/components/ui/DefinitionList.tsx";
import type { FormAnswer } from "#app/components/forms/answered-form.ts";
import { FormPage } from "#app/forms/form-page.tsx";
import { showDate } from "#app/text/format.ts";
import { myDataText as text } from "#app/text/my-data.ts";
import type { Route } from "./+types/download.ts";

type View = Route.ComponentProps["loaderData"];

/** What the file holds and for whom, and the password before it. */
export function ConfirmForm({ view, answer }: { view: View; answer: FormAnswer | undefined }) {
  return (
    <FormPage
      title={text.title}
      heading={text.heading}
      intro={<Contents view={view} />}
      answer={answer}
      notice={view.expired && <p>{text.expired}</p>}
      asks={view.asks}
      submit={text.submit}
    />
  );
}

function Contents({ view: { people, window, withEobs } }: { view: View }) {
  const { inside, warning } = text;
  return (
    <div className="form">
      <p>{text.lead}</p>
      <h2>{inside.title}</h2>
      <ul>
        {inside.parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
        {withEobs && <li>{inside.eobs}</li>}
      </ul>
      {!withEobs && <p>{inside.noEobs}</p>}
      <DefinitionList
        items={[
          { term: text.who, value: people.join(", ") },
          {
            term: text.days,
            value: text.range(showDate(window.startDate), showDate(window.endDate)),
          },
        ]}
      />
      <p>{inside.about}</p>
      <Alert kind="warning">
        <p>
          <strong>{warning.title}</strong>
        </p>
        <p>{warning.text}</p>
      </Alert>
    </div>
  );
}
