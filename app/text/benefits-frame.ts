import { benefitCategoryText } from "./benefit-categories.ts";

/** What several pages of benefits say alike: the links below them, and that there are none. */
const en = {
  title: (category: string) => `${category} benefits`,
  nav: "More about your benefits",
  certificate: benefitCategoryText["certificate-of-coverage"],
  priorAuthorization: benefitCategoryText["prior-authorization"],
  empty: {
    title: "No benefits to show",
    text: "We have no coverage on record for you. If you think that's wrong, please call us.",
    had: "You have no coverage now. You can still see where things stood when it ended.",
  },
};

export const benefitsFrameText = en;
