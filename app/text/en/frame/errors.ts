/** Links on the partner's pages that end a session. */
export const partnerLinksText = {
  partnerDashboard: "Return to the partner dashboard",
  customerService: "Contact customer service",
  healthPlan: "Contact the health plan",
};

export type ErrorContent = {
  /** Names the page in the document's title. */
  readonly page: string;
  readonly title: string;
  readonly description: string | null;
  readonly tips: readonly string[];
};

export const errorsText = {
  problem: "Problem",
  tipsHeading: "Here are some ideas that might help:",
  linksHeading: "Here are some links that might help:",
  reference: (id: string) => `Reference number: ${id}`,
  home: "Home",
  customerService: "Customer service",
  tryAgain: "Try again",
  noFile: "Your file wasn't downloaded.",
  backTo: {
    eob: "Back to this EOB",
    claims: "Back to your claims",
    data: "Back to Download my data",
    card: "Back to this ID card",
  },
  retriesItself: "This page tries again by itself within a minute.",
  formLost:
    "Your form wasn't sent, and we couldn't keep it. Reload this page to send it again. " +
    "You may have to fill it in again.",
  tips: {
    reload: "Reload the page.",
    logInAgain: "Log out and log in again.",
    comeBack: "Come back later.",
    clearCache: "Clear your browser's cache and cookies.",
    checkConnection: "Check your internet connection.",
    reboot: "Reboot your device.",
  },
  generic: "Sorry, it looks like there's a problem.",
  // The specification uses a curly apostrophe here, but not in the catalogue.
  unexpected: "Sorry, it looks like there’s a problem.",
};

const tips = [errorsText.tips.reload, errorsText.tips.logInAgain, errorsText.tips.comeBack];

const generic: ErrorContent = {
  page: errorsText.problem,
  title: errorsText.generic,
  description: null,
  tips,
};

const catalogue: Readonly<Record<number, ErrorContent>> = {
  1: {
    page: "Temporarily unavailable",
    title: errorsText.generic,
    description: "Temporarily unable to access resource. Please try again later.",
    tips: [],
  },
  400: {
    page: "Bad request",
    title: errorsText.generic,
    description: "Error code: 400 Bad request",
    tips,
  },
  401: {
    page: "Not authenticated",
    title: "Sorry, but we aren't able to authenticate you.",
    description: "Error code: 401 Unauthorized",
    tips: [],
  },
  403: {
    page: "No access",
    title: "Sorry, it looks like you don't have access to this page.",
    description: "Error code: 403 Forbidden",
    tips: [],
  },
  404: {
    page: "Page not found",
    title: "Sorry, it looks like we can't find that page.",
    description: "Error code: 404 Not found",
    tips: [],
  },
  408: {
    page: "Taking too long",
    title: "Sorry, this is taking longer than expected.",
    description: "Error code: 408 Request time-out",
    tips,
  },
  500: {
    page: "System problem",
    title: "Sorry, we're having a problem with our system. We'll get this fixed soon.",
    description: "Error code: 500 Internal server error",
    tips,
  },
  502: {
    page: "Something went wrong",
    title: "Sorry, something went wrong.",
    description: "Error code: 502 Bad gateway",
    tips,
  },
  503: {
    page: "Service unavailable",
    title: "Sorry, we're unable to handle your request at this time.",
    description: "Error code: 503 Service unavailable",
    tips,
  },
};

/** Statuses of the HTTP server alone; the catalogue of §8 has no entries for them. */
export const httpErrors: Readonly<Record<number, string>> = {
  405: "Error code: 405 Method not allowed",
  413: "Error code: 413 Content too large",
  417: "Error code: 417 Expectation failed",
  431: "Error code: 431 Request headers too large",
};

/** The text of an error page by status; the generic one for unknown statuses (§8). */
export function errorContent(status: number | null): ErrorContent {
  return (status === null ? undefined : catalogue[status]) ?? generic;
}

/** The text of unexpected failures (§2 "Error page"). */
export const unexpectedError: ErrorContent = {
  page: errorsText.problem,
  title: errorsText.unexpected,
  description: null,
  tips: [
    errorsText.tips.clearCache,
    errorsText.tips.reload,
    errorsText.tips.checkConnection,
    errorsText.tips.comeBack,
    errorsText.tips.reboot,
  ],
};
