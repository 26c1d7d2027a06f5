/** The warning as a page of its own, for browsers without script, and the end. */
const en = {
  title: "Still there?",
  idle: (minutes: number) =>
    `For your security, we log you out after ${minutes} minutes without activity. ` +
    "That time is almost up.",
  whole:
    "For your security, no session lasts longer than 2 hours, and yours is almost over. " +
    "Finish what you are doing, then log in again.",
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
