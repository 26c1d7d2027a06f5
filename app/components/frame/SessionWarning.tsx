import { useId, useLayoutEffect, useRef, type SyntheticEvent } from "react";
import { sessionWarningText, timeLeft } from "#app/text/session-warning.ts";
import { Button } from "../ui/Button.tsx";

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
  const text = sessionWarningText;
  const left = timeLeft(minutesLeft);

  // Closed before it is taken away: the browser then gives the focus back to where it was.
  useLayoutEffect(() => {
    const { current } = dialog;
    if (open) current?.showModal();
    return () => current?.close();
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

/** A plain post, as everywhere: the browser itself drops what it kept. */
export function LogOut() {
  return (
    <form method="post" action="/logout">
      <Button kind="quiet">{sessionWarningText.logOut}</Button>
    </form>
  );
}
