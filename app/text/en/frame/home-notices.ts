/** Notices of home that the server alone writes. */
export const homeNoticesText = {
  /** What a member without coverage can do next. */
  uncovered: {
    ended: {
      title: "Joining a new plan?",
      text: "It may ask for proof of the days you were covered. Your claims stay here, too.",
      link: "Proof of coverage",
    },
    none: {
      title: "Expected to have a plan?",
      text: "We have no coverage on record for you. Call us and we'll look into it.",
      link: "Customer service",
    },
  },
  coverageBegins: {
    title: (day: string) => `Your coverage begins on ${day}`,
    text: "Your plan doesn't cover care before that day.",
  },
  primaryCareUpdate: {
    title: "Primary care administrative update",
    text:
      "The dashboard now shows your primary care group instead of your primary care provider. " +
      "If this group is right, or you already chose a provider, you don't have to do anything. " +
      "You can change it below.",
  },
  renew: {
    title: (enrollmentEnds: string) => `Open enrollment ends on ${enrollmentEnds}`,
    text: (planYear: string | null) =>
      planYear === null
        ? "Until then you can renew, change or cancel your plan."
        : `Until then you can renew, change or cancel your ${planYear} plan.`,
    /** For a dependent, who may do none of this. */
    subscriberOnly: "Until then the subscriber can renew, change or cancel the plan.",
  },
  medicalEnding: {
    title: (on: string | null) =>
      on === null ? "Your medical benefits are ending" : `Your medical benefits end on ${on}`,
    text: "You can see your medical plan and its dates at any time.",
  },
  medicalAndDentalEnding: {
    title: (on: string | null) =>
      on === null
        ? "Your medical and dental benefits are ending"
        : `Your medical and dental benefits end on ${on}`,
    text: "You can see your medical and dental plans and their dates at any time.",
  },
  planLink: "Member plan benefits",
};
