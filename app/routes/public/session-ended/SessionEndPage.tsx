import { sessionEndText } from "#app/text/session-end.ts";
import { sessionWarningText } from "#app/text/shell.ts";
import { Button, ButtonLink } from "#app/components/ui/Button.tsx";
import { Icon } from "#app/components/ui/Icon.tsx";
import { LogOut } from "#app/components/frame/SessionWarning.tsx";

type SessionEndPageProps = {
  kind: "warning" | "ended";
  /** The idle limit of a session. */
  minutes: number;
  extendable: boolean;
  /** The path of the page the member was on. */
  from: string;
  /** A form posted too late is kept as a draft. */
  hasDraft: boolean;
};

/** The warning before a session ends, and its end. */
export function SessionEndPage(props: SessionEndPageProps) {
  const { kind, minutes, hasDraft } = props;
  if (kind === "warning") return <WarningPage {...props} />;
  const text = sessionEndText.ended;
  return (
    <div className="card sheet">
      <div className="sheet__head">
        <Clock />
        <h1>{text.heading}</h1>
        <p>
          {text.why(minutes)} {text.atMost}
        </p>
        {hasDraft && <p>{text.kept}</p>}
      </div>
      <div className="row">
        <ButtonLink to="/login">{text.logIn}</ButtonLink>
      </div>
    </div>
  );
}

function WarningPage({ minutes, extendable, from }: SessionEndPageProps) {
  const text = sessionWarningText;
  return (
    <div className="card sheet">
      <div className="sheet__head">
        <Clock />
        <h1>{extendable ? text.extendable : text.final}</h1>
        <p>{extendable ? sessionEndText.idle(minutes) : sessionEndText.whole}</p>
      </div>
      <div className="row">
        {extendable ? (
          <form method="post" action="/session-ended" aria-label={text.extend}>
            <input type="hidden" name="from" value={from} />
            <Button name="intent" value="extend">
              {text.extend}
            </Button>
          </form>
        ) : (
          <ButtonLink to={from}>{text.back}</ButtonLink>
        )}
        <LogOut />
      </div>
    </div>
  );
}

function Clock() {
  return (
    <span className="chip">
      <Icon name="clock" />
    </span>
  );
}
