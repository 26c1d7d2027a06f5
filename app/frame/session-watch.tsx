import { useEffect, useState, useSyncExternalStore } from "react";
import { useLocation, useRevalidator } from "react-router";
import { SessionWarning, type Extension } from "#app/components/frame/SessionWarning.tsx";
import { useRootData } from "./root-data-hook.ts";
import { createSessionClock } from "./session-clock.ts";

const CHANNEL = "member-session";
const ENDED = "/session-ended";
/** Pages without a session to watch: the one about its end, and the one that sends a token on. */
const RESTING = [ENDED, "/sso-landing"];

/** The end is told by a page of its own, which remembers this one for after the next log-in. */
function leave(): void {
  const { pathname, search } = location;
  location.assign(`${ENDED}?${new URLSearchParams({ from: `${pathname}${search}` })}`);
}

type Clock = ReturnType<typeof createSessionClock>;

/** Created on first use, which is in the browser. */
let made: Clock | undefined;
const clock = (): Clock => (made ??= createSessionClock(new BroadcastChannel(CHANNEL), leave));

const subscribe = (listener: () => void) => clock().subscribe(listener);
const current = () => clock().current();
const nothing = () => null;

/**
 * Warns before the session ends, lets the member extend it, and leaves the page when it has ended;
 * the server enforces the end. Activity in one tab extends all, logging out in one ends all.
 */
export function SessionWatch() {
  const root = useRootData();
  const { pathname } = useLocation();
  const resting = RESTING.includes(pathname) || root === undefined;
  const { revalidate } = useRevalidator();
  const [extension, setExtension] = useState<Extension>("none");
  const notice = useSyncExternalStore(subscribe, current, nothing);
  const session = root?.session ?? null;

  // Every response brings a new end, in milliseconds from the response on.
  useEffect(() => {
    if (resting) return clock().rest();
    if (session === null) return clock().tell(null);
    const endsAt = Date.now() + session.endsInMs;
    const { extendable, warnBeforeMs } = session;
    return clock().tell({ endsAt, warnAt: endsAt - warnBeforeMs, extendable });
  }, [session, resting]);

  useEffect(() => {
    // Timers do not run while the machine sleeps, so the clock is read again on return.
    const { look } = clock();
    document.addEventListener("visibilitychange", look);
    addEventListener("pageshow", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      removeEventListener("pageshow", look);
    };
  }, []);

  // Past the router, which would open the page of the session's end when no answer comes.
  async function extend() {
    setExtension("asked");
    const body = new URLSearchParams({ intent: "extend", stay: "here" });
    try {
      const answer = await fetch(ENDED, { method: "POST", body });
      await answer.text();
      if (answer.ok) await revalidate();
      setExtension(answer.ok ? "none" : "failed");
    } catch {
      setExtension("failed");
    }
  }

  if (notice === null) return null;
  return (
    <SessionWarning
      open
      minutesLeft={notice.minutesLeft}
      extendable={notice.extendable}
      extension={extension}
      onExtend={() => void extend()}
    />
  );
}
