import { benefitCategoryText, coverageNames } from "./categories.ts";

/** Texts that all pages of benefits share: tabs, search, further links, and the empty state. */
export const benefitsFrameText = {
  tabs: {
    label: "Your benefits",
    summary: "Overview",
    compare: "What changed",
    categories: coverageNames,
  },
  search: {
    label: "Find a service in all your benefits",
    example: "crown, MRI or D2740",
    find: "Find",
    /** On phones, to the page with the field. */
    link: "Find a service",
  },
  /** Behind what is chosen, in the line that opens the choices. */
  change: "Change",
  nav: "More about your benefits",
  certificate: benefitCategoryText["certificate-of-coverage"],
  priorAuthorization: benefitCategoryText["prior-authorization"],
  empty: {
    title: "No benefits to show",
    text: "We have no coverage on record for you. If you think that's wrong, please call us.",
    service: "Customer service",
    proof: "Get proof of past coverage",
    had: "You have no coverage now. You can still see where things stood when it ended.",
  },
};
