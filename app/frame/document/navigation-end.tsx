import { useEffect, useLayoutEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType, type Location } from "react-router";
import { LIST_HEADING } from "#app/components/lists/list-view.ts";
import { connection } from "./connection.tsx";

/**
 * Ends every navigation (§2 "Shell", T-22, T-76). A new page begins at its top, with the focus
 * reset, and screen readers announce its title. Another state of the list on the page continues at
 * the list's heading. Back and Forward return to where the page was left. A link to a place on the
 * same page is left alone.
 */
export function NavigationEnd() {
  const location = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const arrived = useRef(location);
  const places = useRef(new Map<string, number>());
  const region = useRef<HTMLDivElement>(null);

  useEffect(() => keepPlaces((y) => places.current.set(entryOf(arrived.current), y)), []);

  // Before the page is painted, so that no press of Tab on the new page is lost.
  useLayoutEffect(() => {
    const left = arrived.current;
    if (left === location) return;
    arrived.current = location;
    // The navigation failed, and this is the page that it was to leave.
    if (connection.current() !== null) return;
    const place = isReturn ? places.current.get(entryOf(location)) : undefined;
    if (location.hash !== "" && place === undefined) return;
    const isSamePage = left.pathname === location.pathname;
    const list = isSamePage && !isReturn ? document.getElementById(LIST_HEADING) : null;
    if (list !== null) {
      goTo(list);
      return;
    }
    scrollTo(0, place ?? 0);
    resetFocus();
    if (isReturn) findLinkTo(left)?.focus({ preventScroll: true });
    if (region.current !== null) region.current.textContent = document.title;
  }, [location, isReturn]);

  return <div ref={region} className="vh" role="status" />;
}

/** Entries of the history that only differ in the fragment may have the same key. */
const entryOf = ({ key, hash }: Location) => key + hash;

/**
 * The browser would restore the position before a client navigation has drawn its page; whole documents it
 * restores itself.
 */
function keepPlaces(report: (y: number) => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  restoreBy("manual");
  addEventListener("pageshow", () => restoreBy("manual"), { signal });
  addEventListener("pagehide", () => restoreBy("auto"), { signal });
  addEventListener("scroll", () => report(scrollY), { passive: true, signal });
  // The scroll event of the last frame may come after Back: so the position is read at popstate as well,
  // before the router acts.
  addEventListener("popstate", () => report(scrollY), { capture: true, signal });
  return () => listening.abort();
}

function restoreBy(who: ScrollRestoration) {
  history.scrollRestoration = who;
}

function goTo(heading: HTMLElement) {
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ block: "nearest" });
}

/** Resets the focus as a new document does: the next Tab reaches the page's first element. */
function resetFocus() {
  const { body } = document;
  body.tabIndex = -1;
  body.focus({ preventScroll: true });
  body.removeAttribute("tabindex");
}

/** The link that left the page, so that a keyboard user continues from there. */
const findLinkTo = ({ pathname, search }: Location) =>
  document.querySelector<HTMLElement>(`main a[href="${CSS.escape(pathname + search)}"]`);
