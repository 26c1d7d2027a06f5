import { useEffect, useState, useSyncExternalStore } from "react";
import { href, useLocation, useRevalidator } from "react-router";
import { SessionWarning, type Extension } from "#app/components/frame/SessionWarning.tsx";
import { useRootData } from "../document/root-data-hook.ts";

const CHANNEL = "member-session";
const ENDED = href("/session-ended");
/** Pages without a session to watch: the one about its end, and the one that sends a token on. */
const RESTING = [ENDED, href("/sso-landing")];

/** The end has its own page, which remembers this one for after the next log-in. */
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

/** The server enforces the end. Activity in one tab extends all, logging out in one ends all. */
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
    const { update } = clock();
    document.addEventListener("visibilitychange", update);
    addEventListener("pageshow", update);
    return () => {
      document.removeEventListener("visibilitychange", update);
      removeEventListener("pageshow", update);
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

/** When a session ends; moments in milliseconds since 1970. */
type SessionEnd = {
  readonly endsAt: number;
  readonly warnAt: number;
  /** Whether the session can still be extended at the warning. */
  readonly extendable: boolean;
};

/** The state that is shown; null before the warning. */
type SessionNotice = { readonly minutesLeft: number; readonly extendable: boolean };

type TabMessage = ({ readonly kind: "ends" } & SessionEnd) | { readonly kind: "ended" };
type Tabs = Pick<BroadcastChannel, "postMessage" | "addEventListener">;

const MINUTE_MS = 60_000;

/** All tabs have the same end: each posts what the server sends; nothing is stored. */
export function createSessionClock(tabs: Tabs, leave: () => void) {
  const listeners = new Set<() => void>();
  let end: SessionEnd | null = null;
  let notice: SessionNotice | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Reads the clock: after a message, a timer, or a sleep of the machine. */
  function update() {
    clearTimeout(timer);
    const now = Date.now();
    const next = end === null ? null : noticeAt(end, now);
    if (next?.minutesLeft !== notice?.minutesLeft || next?.extendable !== notice?.extendable) {
      notice = next;
      for (const listener of listeners) listener();
    }
    if (end === null) return;
    if (now >= end.endsAt) leave();
    else timer = setTimeout(update, nextLook(end, now) - now);
  }

  tabs.addEventListener("message", ({ data }: MessageEvent<TabMessage>) => {
    // Without a session there is no end to move.
    if (end === null) return;
    end = data.kind === "ends" ? data : { endsAt: 0, warnAt: 0, extendable: false };
    update();
  });

  return {
    /** The end of the session that came with the last response; null without a session. */
    tell(known: SessionEnd | null) {
      end = known;
      const message: TabMessage = known === null ? { kind: "ended" } : { kind: "ends", ...known };
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it is no window
      tabs.postMessage(message);
      update();
    },
    /** For pages without a session, or that show its end themselves. */
    rest() {
      end = null;
      update();
    },
    update,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    current: () => notice,
  };
}

function noticeAt({ endsAt, warnAt, extendable }: SessionEnd, now: number): SessionNotice | null {
  if (now < warnAt || now >= endsAt) return null;
  return { minutesLeft: Math.round((endsAt - now) / MINUTE_MS), extendable };
}

/** The time of the next visible change: the warning, another rounded minute, the end. */
function nextLook({ endsAt, warnAt }: SessionEnd, now: number): number {
  if (now < warnAt) return warnAt;
  const untilNextMinute = (endsAt - now + MINUTE_MS / 2) % MINUTE_MS;
  // A moment later, so that the rounded minute has changed.
  return Math.min(endsAt, now + untilNextMinute + 1);
}
