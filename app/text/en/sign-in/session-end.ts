/** The warning as a page of its own, for browsers without script, and the end. */
export const sessionEndText = {
  title: "Still there?",
  idle: (minutes: number) =>
    `For your security, we log you out after ${minutes} minutes without activity. ` +
    "That time is almost up.",
  whole:
    "For your security, sessions last up to 2 hours, and yours is almost over. " +
    "Finish what you're doing, then log in again.",
  ended: {
    title: "Session ended",
    heading: "Your session has ended",
    why: (minutes: number) =>
      `For your security, we log you out after ${minutes} minutes without activity.`,
    atMost: "Sessions last up to 2 hours.",
    kept:
      "Your last form wasn't sent. " +
      "We'll keep it for 15 minutes. Log in again to review and send it.",
    logIn: "Log in",
  },
};

export const logoutText = {
  title: "Logged out",
  heading: "Logged out successfully",
  thanks: "Thank you for using the dental Member Dashboard. You have been successfully logged out.",
  /** Where no session was ended just now. */
  visitor: {
    heading: "You're not logged in",
    text: "If you were logged in before, your session has ended.",
  },
  next: "What would you like to do next?",
};
