import { useEffect, useRef, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router";
import { snackbar } from "#app/components/frame/snackbar.ts";
import { connectionText } from "#app/text/connection.ts";
import { connection } from "./connection.ts";

const nothing = () => null;

/** The place of an entry in the history, which the router numbers. */
function placeInHistory(): number {
  const state: unknown = history.state;
  const hasPlace = typeof state === "object" && state !== null && "idx" in state;
  return hasPlace && typeof state.idx === "number" ? state.idx : 0;
}

/**
 * Says that an answer did not come, until a later one does, and ends the navigation that waits for it
 * by one to the page that is shown, which asks for nothing. After Back and Forward the browser is at
 * another entry, from which it comes back.
 */
export function ConnectionNotice() {
  const location = useLocation();
  const navigate = useNavigate();
  const lost = useSyncExternalStore(connection.subscribe, connection.current, nothing);
  const here = useRef(location);
  const place = useRef(0);

  useEffect(() => {
    here.current = location;
    place.current = placeInHistory();
  }, [location]);

  useEffect(() => {
    if (lost === null) return undefined;
    const withdraw = snackbar.interrupt({ status: "alert", text: connectionText[lost.what] });
    const away = place.current - placeInHistory();
    if (away !== 0) history.go(away);
    else if (lost.isOpen) {
      const { state } = here.current;
      void navigate(here.current, { replace: true, state, defaultShouldRevalidate: false });
    }
    return withdraw;
  }, [lost, navigate]);

  return null;
}
