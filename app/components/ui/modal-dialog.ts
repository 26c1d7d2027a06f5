import { useLayoutEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";

/** How a dialog ends (§2 "Shared components"). */
export type ModalEvent = "primary" | "secondary" | "cancel" | "close";

/**
 * Ends a dialog once: reports the first event, then closes the dialog. Later events, such as the
 * second press of a double click or the browser's own close event, are ignored.
 */
export function createEnding() {
  let ended = false;

  function end(event: ModalEvent, tell: (event: ModalEvent) => void, close: () => void) {
    if (ended) return;
    ended = true;
    tell(event);
    close();
  }

  return { end, ended: () => ended };
}

type Opened = {
  /** The id of the link that opened the dialog. */
  opener: string;
  /** The page without the dialog. */
  back: string;
  onEvent: ((event: ModalEvent) => void) | undefined;
};

/** Makes a modal dialog of the one that is rendered open in the page. */
export function useModalDialog({ opener, back, onEvent }: Opened) {
  const dialog = useRef<HTMLDialogElement>(null);
  const ending = useRef<ReturnType<typeof createEnding>>(undefined);
  const navigate = useNavigate();
  const { key } = useLocation();
  const openedAt = useRef<string>(undefined);

  // Before the first paint, so that it is not seen moving to the front. Anew where it has ended and
  // was opened again before the page without it was drawn.
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
    ending.current?.end(event, (it) => onEvent?.(it), close);
  }

  // The browser closed it: Esc, or a gesture that means the same.
  function onClose() {
    if (dialog.current?.open === true || ending.current?.ended() !== false) return;
    end("close");
    void navigate(back, { replace: true, preventScrollReset: true });
  }

  return { dialog, end, onClose };
}
