import { Alert } from "#app/components/ui/Alert.tsx";
import { DefinitionList } from "#app/components/ui/DefinitionList.tsx";
import { Field } from "#app/components/forms/Field.tsx";
import { PhoneLink } from "#app/components/ui/PhoneLink.tsx";
import { PasswordField } from "#app/components/forms/PasswordField.tsx";
import { FormPage } from "#app/forms/form-page.tsx";
import { showDate } from "#app/text/format.ts";
import { myDataText as text } from "#app/text/my-data.ts";
import { ForgotPassword } from "./ClosedDownload.tsx";
import type { ConfirmAnswer } from "./confirm-download.ts";
import type { loadDownload } from "./load-download.ts";

type View = Awaited<ReturnType<typeof loadDownload>>["data"];

/** What the file holds and for whom, and the password before it. */
export function ConfirmForm({ view, answer }: { view: View; answer: ConfirmAnswer | undefined }) {
  const { username, withRecovery, expired, supportPhone } = view;
  const refusal = answer?.refusal ?? null;
  return (
    <FormPage
      title={text.title}
      heading={text.heading}
      intro={<Contents view={view} />}
      answer={answer}
      notice={expired && <p>{text.expired}</p>}
      {...(refusal && {
        renderErrors: ([message]) => (
          <>
            <p>{message}</p>
            {refusal === "wrong" && withRecovery && <ForgotPassword />}
            {refusal === "locked" && <PhoneLink phone={supportPhone} />}
          </>
        ),
      })}
      submit={text.submit}
    >
      {({ field }) => (
        <>
          <p>{username === null ? text.confirmBoth : text.confirm}</p>
          {username === null && (
            <Field
              {...field("username")}
              label={text.username}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              required
            />
          )}
          <PasswordField
            {...field("password", "password")}
            label={text.password}
            autoComplete="current-password"
            required
          />
        </>
      )}
    </FormPage>
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
