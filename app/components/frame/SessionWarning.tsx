import { useId, useLayoutEffect, useRef, type SyntheticEvent } from "react";
import { sessionWarningText } from "#app/text/frame/shell.ts";
import { LogOutForm } from "./LogOutForm.tsx";
import { Button } from "../ui/actions/Button.tsx";

export type Extension = "none" | "asked" | "failed";

type SessionWarningProps = {
  open: boolean;
  minutesLeft: number;
  /** False near the absolute end of the session, which cannot be extended. */
  extendable: boolean;
  onExtend: () => void;
  /** Whether an extension has been requested, or has failed. */
  extension: Extension;
};

/** A dialog keeps what is typed in the page; without script a page says the same. */
export function SessionWarning(props: SessionWarningProps) {
  const { open, minutesLeft, extendable, onExtend, extension } = props;
  const busy = extension === "asked";
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const text = sessionWarningText;

  // Closed before it is removed, so that the browser restores the focus.
  useLayoutEffect(() => {
    const { current } = dialog;
    if (open) current?.showModal();
    return () => current?.close();
  }, [open]);

  // Esc does the same as the first button. Browsers may close the dialog nevertheless: it opens
  // again until the session is extended.
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
        {extendable ? text.idle(minutesLeft) : text.whole(minutesLeft)}
      </p>
      <p role="alert">{extension === "failed" && text.failed}</p>
      <div className="row">
        {extendable ? (
          <Button type="button" onClick={onExtend} disabled={busy}>
            {text.extend}
          </Button>
        ) : (
          <form method="dialog" aria-label={text.back}>
            <Button>{text.back}</Button>
          </form>
        )}
        <LogOut />
      </div>
    </dialog>
  );
}

/** Ends the session that is about to end, or has ended. */
export const LogOut = () => (
  <LogOutForm label={sessionWarningText.end}>
    <Button kind="quiet">{sessionWarningText.logOut}</Button>
  </LogOutForm>
);
