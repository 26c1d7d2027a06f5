import { useLayoutEffect, useRef, useSyncExternalStore, type MouseEvent } from "react";
import { useLocation } from "react-router";
import { commonText } from "#app/text/common/common.ts";
import { Icon } from "../ui/icons/Icon.tsx";
import {
  snackbar,
  type FlashMessage,
  type FlashStatus,
  type DisplayedMessage,
} from "./snackbar.ts";
import { alertLooks, type AlertKind } from "../ui/icons/tones.ts";

const ALERT_KIND_OF: Readonly<Record<FlashStatus, AlertKind>> = {
  success: "success",
  error: "error",
  alert: "warning",
};

/** A flash: a message of the server, which stays without script; with script it is the snackbar. */
export function Flash({ message }: { message: FlashMessage | null }) {
  const { pathname, search } = useLocation();
  const lastPushed = useRef<FlashMessage | null>(null);
  const shown = useSyncExternalStore<DisplayedMessage | null>(
    snackbar.subscribe,
    snackbar.current,
    () => message && { message, leaving: false },
  );

  // In a layout effect, since the first client render already reads the queue.
  useLayoutEffect(() => {
    if (message === null || lastPushed.current === message) return;
    lastPushed.current = message;
    snackbar.push(message);
  }, [message]);

  const urgent = shown !== null && shown.message.status !== "success";
  // The regions are rendered empty first: only then are their messages announced.
  return (
    <>
      <div role="status">
        {shown && !urgent && <Message shown={shown} here={pathname + search} />}
      </div>
      <div role="alert">
        {urgent && <Message key={shown.message.id} shown={shown} here={pathname + search} />}
      </div>
    </>
  );
}

function Message({ shown, here }: { shown: DisplayedMessage; here: string }) {
  const { tone, icon } = alertLooks[ALERT_KIND_OF[shown.message.status]];
  return (
    <div
      className={`flash tone-${tone}`}
      data-leaving={shown.leaving || undefined}
      onPointerEnter={snackbar.hold}
      onPointerLeave={snackbar.release}
      onFocus={snackbar.hold}
      onBlur={snackbar.release}
      onTransitionEnd={snackbar.gone}
    >
      <Icon name={icon} />
      <span>{shown.message.text}</span>
      {/* In the snackbar the link covers the whole message (flash.css): a click anywhere dismisses. */}
      <a className="flash__x" href={here} aria-label={commonText.dismiss} onClick={dismiss}>
        <Icon name="x" />
      </a>
    </div>
  );
}

function dismiss(event: MouseEvent) {
  event.preventDefault();
  snackbar.dismiss();
}
