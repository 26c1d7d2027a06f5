import {
  data,
  isRouteErrorResponse,
  type DataStrategyResult,
  type MiddlewareFunction,
  useLocation,
  useNavigate,
} from "react-router";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { snackbar } from "#app/components/frame/snackbar.ts";
import { connectionText } from "#app/text/frame/shell.ts";

/**
 * What was lost: a form that was not sent, possibly sent, or sent but not answered; or a page.
 */
type Loss = "unsent" | "unknown" | "sent" | "unopened";

/** `isOpen` says that the router's navigation still waits, and has to be ended. */
type LostAnswer = { readonly what: Loss; readonly isOpen: boolean };
type Results = Record<string, DataStrategyResult>;

/** Statuses that a proxy may answer with plain text. The server never answers them with text alone. */
const NOT_OURS = [502, 503, 504];

/** Whether the router's last request was answered. */
export function createConnection() {
  const listeners = new Set<() => void>();
  let lost: LostAnswer | null = null;
  /** Set while the router follows where a form that was sent leads. */
  let isFollowing = false;

  function tell(next: LostAnswer | null) {
    lost = next;
    for (const listener of listeners) listener();
  }

  /**
   * Keeps the page when an answer does not come, which the router takes for an error of the page that
   * it opens: it would put the error in the place of this page and of all that is typed in it. A form
   * gets no answer, and its page is not read anew. A page's request stays open until another
   * navigation ends it.
   */
  const keepPage: MiddlewareFunction<Results> = async ({ request }, next) => {
    const isForm = request.method !== "GET";
    const wasOffline = !navigator.onLine;
    const results = await Promise.race([next(), withoutFile(request.url)]);
    if (request.signal.aborted) return {};
    const answers = Object.values(results ?? {}).map(({ result }) => result);
    if (results !== null) insteadOfReload = undefined;
    if (results !== null && !answers.some(isLost)) {
      isFollowing = (isForm || isFollowing) && answers.some((it) => it instanceof Response);
      // Without results no request was made.
      if (answers.length > 0) tell(null);
      return results;
    }
    const ofForm = wasOffline && !navigator.onLine ? "unsent" : "unknown";
    const ofPage = isFollowing ? "sent" : "unopened";
    const isOpen = !isForm || results === null;
    isFollowing = false;
    tell({ what: isForm ? ofForm : ofPage, isOpen });
    return isOpen ? whenAborted(request.signal) : withoutAnswer(results);
  };

  return {
    keepPage,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    current: () => lost,
  };
}

export const connection = createConnection();

/** Whether the connection broke before the answer began, or within it; the error then has a cause. */
const isLost = (answer: unknown): boolean =>
  (isWrapped(answer) && isLost(answer.data)) ||
  answer instanceof TypeError ||
  (answer instanceof Error && answer.cause !== undefined) ||
  (isRouteErrorResponse(answer) &&
    NOT_OURS.includes(answer.status) &&
    typeof answer.data === "string");

const isWrapped = (answer: unknown): answer is ReturnType<typeof data> =>
  typeof answer === "object" && answer !== null && "type" in answer && "data" in answer;

/** The status keeps the router from reading the page anew. */
const withoutAnswer = (results: Results): Results =>
  Object.fromEntries(
    Object.keys(results).map((id) => [id, { type: "data", result: data(undefined, 503) }]),
  );

const whenAborted = (signal: AbortSignal): Promise<Results> =>
  new Promise((resolve) => {
    signal.addEventListener("abort", () => resolve({}), { once: true });
  });

/** Runs instead of the router's reload while one of its requests is pending. */
let insteadOfReload: (() => void) | undefined;

// Missing in some browsers and on the server.
if ("navigation" in globalThis) {
  navigation.addEventListener("navigate", (event) => {
    const isOurs = event.navigationType === "reload" && !event.userInitiated && event.cancelable;
    if (insteadOfReload === undefined || !isOurs) return;
    event.preventDefault();
    insteadOfReload();
  });
}

/**
 * Resolves with null when a file of the page at this address does not load, a case in which the
 * router reloads the present page. Where the browser allows it, the server is probed instead: if it
 * answers there is a new version, and the address is opened as a document.
 */
const withoutFile = (address: string): Promise<null> =>
  new Promise((resolve) => {
    insteadOfReload = () => {
      void fetch("/favicon.svg", { method: "HEAD", cache: "no-store" }).then(
        ({ ok }) => (ok ? location.assign(address) : resolve(null)),
        () => resolve(null),
      );
    };
  });

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
