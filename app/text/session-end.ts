const en = {
  warning: {
    title: "Still there?",
    finalTitle: "Session about to end",
    extendable: "Are you still there?",
    final: "Your session is about to end",
    /** `left` is what `timeLeft` says. */
    idle: (left: string) =>
      `For your security, we log you out when you have not used this site for a while. ` +
      `You have ${left} left.`,
    whole: (left: string) =>
      `For your security, no session lasts longer than 2 hours. You have ${left} left: ` +
      "finish what you are doing, then log in again.",
    extend: "Stay logged in",
    logOut: "Log out",
    back: "Go back to the page",
  },
  /** The same warning as a page of its own, for browsers without script. */
  page: {
    idle: (minutes: number) =>
      `For your security, we log you out after ${minutes} minutes without activity. ` +
      "That time is almost up.",
    whole:
      "For your security, no session lasts longer than 2 hours, and yours is almost over. " +
      "Finish what you are doing, then log in again.",
  },
  ended: {
    title: "Session ended",
    heading: "Your session has ended",
    why: (minutes: number) =>
      `For your security, we log you out after ${minutes} minutes without activity.`,
    atMost: "No session lasts longer than 2 hours.",
    kept:
      "What you typed in your last form was not sent. " +
      "We keep it for 15 minutes: log in again to see and send it.",
    logIn: "Log in",
  },
};

export const sessionEndText = en;

/** Rounded minutes: 2 is "about 2 minutes", 0 is "less than a minute". */
export function timeLeft(minutes: number): string {
  if (minutes < 1) return "less than a minute";
  return minutes === 1 ? "about 1 minute" : `about ${minutes} minutes`;
}
