import { href } from "react-router";
import { listNames } from "#app/text/common/list.ts";
import { Alert } from "#app/components/ui/surfaces/Alert.tsx";
import { DefinitionList } from "#app/components/ui/text/DefinitionList.tsx";
import type { FormAnswer } from "#app/components/forms/answered-form.ts";
import { FormPage } from "#app/forms/form-page.tsx";
import { showDate } from "#app/text/common/format.ts";
import { myDataText as text } from "#app/text/account/my-data.ts";
import type { Route } from "./+types/download.ts";
import { ButtonAnchor } from "#app/components/ui/actions/Button.tsx";
import { ArrowLink } from "#app/components/ui/actions/ArrowLink.tsx";
import { PageTitle } from "#app/frame/document/page-title.tsx";

type View = Route.ComponentProps["loaderData"];

export function ConfirmForm({ view, answer }: { view: View; answer: FormAnswer | undefined }) {
  return (
    <FormPage
      title={text.title}
      heading={text.heading}
      intro={<Contents view={view} />}
      answer={answer}
      notice={view.expired && <p>{text.expired}</p>}
      identityCheck={view.identityCheck}
      submit={text.submit}
    />
  );
}

const KeepPrivate = () => (
  <Alert kind="warning">
    <p>
      <strong>{text.warning.title}</strong>
    </p>
    <p>{text.warning.text}</p>
  </Alert>
);

function Contents({ view: { people, window, withEobs } }: { view: View }) {
  const { inside } = text;
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
          { term: text.who, value: listNames(people) },
          {
            term: text.days,
            value: text.range(showDate(window.startDate), showDate(window.endDate)),
          },
        ]}
      />
      <p>{inside.about}</p>
      <KeepPrivate />
    </div>
  );
}

type ReadyDownloadProps = { file: string; busy: boolean; waiting: boolean };

/** The link to the file, and what to do where it breaks off, or does not begin yet. */
export function ReadyDownload({ file, busy, waiting }: ReadyDownloadProps) {
  const { ready } = text;
  return (
    <div className="card sheet sheet--form">
      <PageTitle page={ready.title} hasErrors={busy} />
      <div className="sheet__head">
        <h1>{ready.title}</h1>
        <div className="sheet__intro">
          <p>{ready.lead}</p>
        </div>
      </div>
      {busy && (
        <Alert kind="error" live>
          <p>{text.busy}</p>
        </Alert>
      )}
      {waiting && (
        <Alert kind="info" live>
          <p>{text.waiting}</p>
        </Alert>
      )}
      <p>
        <ButtonAnchor icon="download-simple" href={file}>
          {ready.link}
        </ButtonAnchor>
      </p>
      <p>{ready.afterwards}</p>
      <p>{ready.trouble}</p>
      <KeepPrivate />
      <div className="sheet__foot">
        <ArrowLink to={href("/account")}>{ready.back}</ArrowLink>
      </div>
    </div>
  );
}
