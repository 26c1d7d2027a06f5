/** The dialog of all pages, separate from the pages on the same subject. */
export const sessionWarningText = {
  extendable: "Are you still there?",
  final: "Your session is about to end",
  /** `left` is what `timeLeft` says. */
  idle: (left: string) =>
    `For your security, we log you out when you haven't used this site for a while. ` +
    `You have ${left} left.`,
  whole: (left: string) =>
    `For your security, sessions last up to 2 hours. You have ${left} left. ` +
    "Finish what you're doing, then log in again.",
  failed: "We couldn't connect. Check your internet connection and try again.",
  extend: "Stay logged in",
  logOut: "Log out",
  /** The name of the form, apart from the one in the header. */
  end: "End your session",
  back: "Go back to the page",
};

/** Rounded minutes: 2 is "about 2 minutes", 0 is "less than a minute". */
export function timeLeft(minutes: number): string {
  if (minutes < 1) return "less than a minute";
  return minutes === 1 ? "about 1 minute" : `about ${minutes} minutes`;
}
