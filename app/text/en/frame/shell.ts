export const shellText = {
  skip: "Skip to main content",
  home: "home",
  logOut: "Log out",
  logIn: "Log in",
  contactUs: "Contact us",
  changeGroup: "Change group",
  site: "Site",
  main: "Main",
  tabs: "Main, bottom",
  accountMenu: "account menu",
  pagesOf: (menu: string) => `${menu} pages`,
  languageHelp: "Language help",
  helpAndPolicies: "Language help and policies",
  policy: {
    privacy: "Privacy policy",
    terms: "Terms of use",
    nondiscrimination: "Nondiscrimination notice",
  },
  copyright: (year: number | null, name: string) =>
    year === null ? `© ${name}` : `© ${year} ${name}`,
  ncqa: "NCQA",
  ncqaBadge: {
    accredited: "Accredited",
    commendable: "Commendable",
    interim: "Interim",
  },
  notEnrolled: "You are not currently enrolled in a plan",
  enrollmentUnknown: "We don't have the dates of your coverage. Call us to check it.",
};

/** On every page of a member without a current plan, or with an unknown one; not dismissed (§4). */
export const enrollmentAlerts = {
  enrolled: [],
  none: [{ kind: "warning", title: shellText.notEnrolled }],
  unknown: [{ kind: "warning", title: shellText.enrollmentUnknown }],
} as const;

/** What a notice says when the answer to a press did not come. The page stays as it was. */
export const connectionText = {
  unsent: "You're offline. Nothing was sent. Try again when you're back online.",
  unknown:
    "The connection was lost. We can't tell if this was sent. Try again when you're back online.",
  sent: "This was sent. Then the connection was lost, so the next page didn't open.",
  unopened: "You're offline or we can't be reached, so the page didn't open. Please try again.",
};

/** The dialog of all pages, separate from the pages on the same subject. */
export const sessionWarningText = {
  extendable: "Are you still there?",
  final: "Your session is about to end",
  idle: (minutes: number) =>
    `For your security, we log you out when you haven't used this site for a while. ${timeLeft(minutes)}`,
  whole: (minutes: number) =>
    `For your security, sessions last up to 2 hours. ${timeLeft(minutes)} ` +
    "Finish what you're doing, then log in again.",
  failed: "We couldn't connect. Check your internet connection and try again.",
  extend: "Stay logged in",
  logOut: "Log out",
  /** The name of the form, apart from the one in the header. */
  end: "End your session",
  back: "Go back to the page",
};

/** What is left, in rounded minutes. */
export function timeLeft(minutes: number): string {
  if (minutes < 1) return "You have less than a minute left.";
  return minutes === 1
    ? "You have about 1 minute left."
    : `You have about ${minutes} minutes left.`;
}

/** What a search engine or a phone's list of apps says of the dashboard. */
export const aroundText = {
  description: "See your health and dental plan, claims, ID cards and bills, and find care.",
};

/** What a page says of its age, and texts in print only. */
export const paperText = {
  member: "Member",
  plan: "Plan",
  /** How old the answers are; the day that they are about is the page's to say. */
  asOf: "Looked up",
  stale: (time: string) => `We could not refresh this. Shown as of ${time}.`,
  phone: "Customer service",
};

export const appearanceText = {
  heading: "Appearance",
  choices: {
    system: "System",
    light: "Light",
    dark: "Dark",
  },
};

/** Colour schemes; "system" follows the device. */
export type SchemeChoice = keyof typeof appearanceText.choices;
