import { useLayoutEffect, useRef } from "react";
import { useNavigate } from "react-router";

/** The four ways in which a dialog ends (§2 "Shared components"). */
export type ModalEvent = "primary" | "secondary" | "cancel" | "close";

/**
 * A dialog's one ending: the first event is told, then the dialog is closed; whatever comes after,
 * such as the second press of a double one or the browser's own word that it is closed, is nothing.
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

/** What script makes of the dialog that stands open in the page: a modal one, with one ending. */
export function useModalDialog({ opener, back, onEvent }: Opened) {
  const dialog = useRef<HTMLDialogElement>(null);
  const ending = useRef<ReturnType<typeof createEnding>>(undefined);
  const navigate = useNavigate();

  // Before the first paint, so that it is never seen moving from the page to its front.
  useLayoutEffect(() => {
    const element = dialog.current;
    ending.current = createEnding();
    element?.removeAttribute("open");
    element?.showModal();
    element?.querySelector("h2")?.focus();
    return () => {
      ending.current = undefined;
      element?.close();
    };
  }, []);

  function close() {
    const { current } = dialog;
    current?.close();
    // A dialog that came with its page has nothing the browser could give the focus back to.
    const { activeElement } = document;
    const lost = activeElement === document.body || current?.contains(activeElement) === true;
    if (lost) document.getElementById(opener)?.focus();
  }

  function end(event: ModalEvent) {
    ending.current?.end(event, (it) => onEvent?.(it), close);
  }

  // The browser closed it by itself: Esc, or a gesture that means the same.
  function onClose() {
    if (dialog.current?.open === true || ending.current?.ended() !== false) return;
    end("close");
    void navigate(back, { replace: true, preventScrollReset: true });
  }

  return { dialog, end, onClose };
}
