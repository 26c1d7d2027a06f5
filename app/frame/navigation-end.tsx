import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * What every navigation ends with (§2 "Shell", T-22): the page stands at its top, Back and Forward
 * included, the focus is let go, and the new title is told to those who hear the page. A place
 * inside the same page keeps its own.
 */
export function NavigationEnd() {
  const location = useLocation();
  const arrived = useRef(location);
  const region = useRef<HTMLDivElement>(null);

  useEffect(() => {
    history.scrollRestoration = "manual";
  }, []);

  // Before the page is painted: whoever sees it and presses Tab must not lose that press.
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

/** No link keeps the focus, and the next Tab comes to the new page's first stop, as in a document. */
function letFocusGo() {
  const { body } = document;
  body.tabIndex = -1;
  body.focus({ preventScroll: true });
  body.removeAttribute("tabindex");
}
