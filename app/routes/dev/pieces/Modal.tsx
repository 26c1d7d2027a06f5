import {
  useId,
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
} from "react";
import { Form, Link, useLocation, useNavigate } from "react-router";
import { overlaysText } from "#app/text/common/overlays.ts";
import { Button, ButtonLink } from "#app/components/ui/actions/Button.tsx";
import { Icon } from "#app/components/ui/icons/Icon.tsx";
import type { IconName } from "#app/components/ui/icons/icons.ts";
import { stateHref } from "#app/components/forms/EditCard.tsx";
import { alertLooks, type AlertKind } from "#app/components/ui/icons/tones.ts";

/** Identifies a dialog of a page; its address, its opener and its links back are derived from it. */
type DialogPlace = {
  path: string;
  /** The dialog's name in the address, `?dialog=…`. */
  name: string;
};

type ModalProps = DialogPlace & {
  kind: AlertKind;
  heading: string;
  subheading?: string | undefined;
  icon?: IconName;
  children: ReactNode;
  primary: string;
  secondary?: string | undefined;
  cancel?: string;
  method?: "post" | "get";
  /** Called once, before the dialog closes, with the way it ended. Needs script. */
  onEvent?: (event: ModalEvent) => void;
};

/**
 * A question in front of something that is not easily undone (COMP-10, COMP-11; in the gallery
 * alone). It is a state of its page: `?dialog=…` opens it, its form sends `answer` ("primary" or
 * "secondary") beside the fields, cancel and close are links back. Without script it stands open in
 * the page; with script it is modal, Esc closes, and the focus comes back to its opener.
 */
export function Modal(props: ModalProps) {
  const { path, name, kind, heading, subheading, icon, children, primary, secondary } = props;
  const { cancel = overlaysText.cancel, method = "post", onEvent } = props;
  const id = useId();
  const opener = openerId(name);
  // With the fragment of its opener, so that browsers without script return to that place, too.
  const out = { to: `${path}#${opener}`, replace: true, preventScrollReset: true };
  const { dialog, end, onClose } = useModalDialog({ opener, back: out.to, onEvent });
  const look = alertLooks[kind];

  function onSubmit({ nativeEvent }: FormEvent<HTMLFormElement>) {
    const pressed = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
    end(pressed?.getAttribute("value") === "secondary" ? "secondary" : "primary");
  }

  return (
    <dialog
      ref={dialog}
      open
      className="dialog modal"
      id={DIALOG}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={onClose}
    >
      <div className="modal__head">
        <span className={`notice__i tone-${look.tone}`}>
          <Icon name={icon ?? look.icon} />
        </span>
        <div>
          <h2 id={`${id}-title`} tabIndex={-1}>
            {heading}
          </h2>
          {subheading !== undefined && <p className="muted">{subheading}</p>}
        </div>
        <Link
          {...out}
          className="modal__x"
          aria-label={overlaysText.close}
          onClick={() => end("close")}
        >
          <Icon name="x" />
        </Link>
      </div>
      <Form
        className="form"
        method={method}
        action={path}
        aria-labelledby={`${id}-title`}
        onSubmit={onSubmit}
      >
        <div id={`${id}-text`}>{children}</div>
        <div className="row">
          <Button name="answer" value="primary">
            {primary}
          </Button>
          {secondary !== undefined && (
            <Button kind="quiet" name="answer" value="secondary">
              {secondary}
            </Button>
          )}
          <ButtonLink {...out} kind="bare" onClick={() => end("cancel")}>
            {cancel}
          </ButtonLink>
        </div>
      </Form>
    </dialog>
  );
}

/** The link that opens a dialog; it gets the focus back. */
export function ModalLink({
  path,
  name,
  ...rest
}: DialogPlace & Omit<ComponentProps<typeof ButtonLink>, "to">) {
  const to = stateHref(path, "dialog", name, DIALOG);
  return <ButtonLink kind="quiet" {...rest} id={openerId(name)} to={to} preventScrollReset />;
}

/** The fragment of the dialog, for browsers without script. */
const DIALOG = "dialog";

const openerId = (name: string) => `open-${name}`;

/** How a dialog ends (§2 "Shared components"). */
export type ModalEvent = "primary" | "secondary" | "cancel" | "close";

/** Ends a dialog once: not again by a second press, nor by the browser's own close. */
export function createEnding() {
  let ended = false;

  function end(event: ModalEvent, onEvent: (event: ModalEvent) => void, close: () => void) {
    if (ended) return;
    ended = true;
    onEvent(event);
    close();
  }

  return { end, ended: () => ended };
}

type ModalDialogOptions = {
  opener: string;
  back: string;
  onEvent: ((event: ModalEvent) => void) | undefined;
};

/** Makes a modal dialog of the one that is rendered open in the page. */
function useModalDialog({ opener, back, onEvent }: ModalDialogOptions) {
  const dialog = useRef<HTMLDialogElement>(null);
  const ending = useRef<ReturnType<typeof createEnding>>(undefined);
  const navigate = useNavigate();
  const { key } = useLocation();
  const openedAt = useRef<string>(undefined);

  // Before the first paint, so that it is not seen moving to the front. Again for a new navigation
  // (`key`): a dialog that has ended may be opened again before React has removed it.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (openedAt.current === key || ending.current?.ended() === false) return;
    openedAt.current = key;
    ending.current = createEnding();
    element?.removeAttribute("open");
    element?.showModal();
    element?.querySelector("h2")?.focus();
  }, [key]);

  useLayoutEffect(() => {
    const element = dialog.current;
    return () => {
      openedAt.current = ending.current = undefined;
      element?.close();
    };
  }, []);

  function close() {
    const { current } = dialog;
    current?.close();
    // For a dialog rendered with its page the browser knows no element to return the focus to.
    const { activeElement } = document;
    const lost = activeElement === document.body || current?.contains(activeElement) === true;
    if (lost) document.getElementById(opener)?.focus();
  }

  function end(event: ModalEvent) {
    ending.current?.end(event, (ended) => onEvent?.(ended), close);
  }

  // The browser closed it: Esc, or a gesture that means the same.
  function onClose() {
    if (dialog.current?.open === true || ending.current?.ended() !== false) return;
    end("close");
    void navigate(back, { replace: true, preventScrollReset: true });
  }

  return { dialog, end, onClose };
}
