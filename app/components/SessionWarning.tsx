import { useEffect, useId, useRef, type SyntheticEvent } from "react";
import { sessionEndText, timeLeft } from "../text/session-end.ts";
import { Button, ButtonLink } from "./Button.tsx";
import { Icon } from "./Icon.tsx";

type SessionWarningProps = {
  open: boolean;
  minutesLeft: number;
  /** False near the session's last moment, which nothing puts off. */
  extendable: boolean;
  onExtend: () => void;
  /** The extension has been asked for. */
  busy: boolean;
};

/**
 * Tells, over the page and with what is typed in it kept, that the session is about to end. It
 * takes script to open it; browsers without come to a page that says the same.
 */
export function SessionWarning(props: SessionWarningProps) {
  const { open, minutesLeft, extendable, onExtend, busy } = props;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const text = sessionEndText.warning;
  const left = timeLeft(minutesLeft);

  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);

  // Esc is the same answer as the first button. A browser may close the dialog all the same: it
  // comes back until the session has been extended.
  function onCancel(event: SyntheticEvent<HTMLDialogElement>) {
    if (!extendable) return;
    event.preventDefault();
    if (!busy) onExtend();
  }

  function onClose() {
    if (open && extendable) dialog.current?.showModal();
  }

  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={onCancel}
      onClose={onClose}
    >
      <h2 id={`${id}-title`}>{extendable ? text.extendable : text.final}</h2>
      {/* Heard again only when its words change, once a minute. */}
      <p id={`${id}-text`} aria-live="polite">
        {extendable ? text.idle(left) : text.whole(left)}
      </p>
      <div className="row">
        {extendable ? (
          <Button type="button" onClick={onExtend} disabled={busy}>
            {text.extend}
          </Button>
        ) : (
          <form method="dialog">
            <Button>{text.back}</Button>
          </form>
        )}
        <LogOut />
      </div>
    </dialog>
  );
}

type SessionEndPageProps = {
  kind: "warning" | "ended";
  /** How long a session may lie idle. */
  minutes: number;
  extendable: boolean;
  /** The page the member was on: a path of ours. */
  from: string;
  /** A form that came too late is kept for them. */
  kept: boolean;
  loginHref: string;
};

/** The warning and the end as pages of their own. */
export function SessionEndPage(props: SessionEndPageProps) {
  const { kind, minutes, kept, loginHref } = props;
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
        {kept && <p>{text.kept}</p>}
      </div>
      <div className="row">
        <ButtonLink to={loginHref}>{text.logIn}</ButtonLink>
      </div>
    </div>
  );
}

function WarningPage({ minutes, extendable, from }: SessionEndPageProps) {
  const text = sessionEndText.warning;
  const page = sessionEndText.page;
  return (
    <div className="card sheet">
      <div className="sheet__head">
        <Clock />
        <h1>{extendable ? text.extendable : text.final}</h1>
        <p>{extendable ? page.idle(minutes) : page.whole}</p>
      </div>
      <div className="row">
        {extendable ? (
          <form method="post" action="/session-ended">
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

/** A plain post, as everywhere: the browser itself drops what it kept. */
function LogOut() {
  return (
    <form method="post" action="/logout">
      <Button kind="quiet">{sessionEndText.warning.logOut}</Button>
    </form>
  );
}
