import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Ends every navigation alike (§2 "Shell", T-22): the page scrolls to its top, on Back and Forward,
 * too, the focus is reset, and screen readers announce the new title. A link to a place on the same
 * page is left alone.
 */
export function NavigationEnd() {
  const location = useLocation();
  const arrived = useRef(location);
  const region = useRef<HTMLDivElement>(null);

  useEffect(() => {
    history.scrollRestoration = "manual";
  }, []);

  // Before the page is painted, so that no press of Tab on the new page is lost.
  useLayoutEffect(() => {
    if (arrived.current === location) return;
    arrived.current = location;
    if (location.hash !== "") return;
    scrollTo(0, 0);
    letFocusGo();
    if (region.current !== null) region.current.textContent = document.title;
  }, [location]);

  return <div ref={region} className="vh" role="status" />;
}

/** Resets the focus as a new document does: the next Tab reaches the page's first element. */
function letFocusGo() {
  const { body } = document;
  body.tabIndex = -1;
  body.focus({ preventScroll: true });
  body.removeAttribute("tabindex");
}
