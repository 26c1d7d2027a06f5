/** Both pages for choosing a group; dates are passed in as shown. */
export const groupsText = {
  selection: {
    title: "Select plan",
    heading: "Access your Member Dashboard: Select plan",
    intro: "You have more than one group plan. Select the one you want to see.",
    only: "You have one group plan.",
    label: "Group plan",
    groupId: "Group ID",
    effective: "Effective date",
    termination: "Termination date",
    unknown: "Not available",
    noTermination: "None",
    inactive: "Inactive plan",
    current: "Selected now",
    submit: "Log in to account",
  },
  switching: {
    title: "Select group",
    heading: "Select the group you want to view",
    only: "You have one group, and you're viewing it.",
    current: "You're viewing this group",
    caption: (groupName: string) => `Plans of ${groupName}`,
    plan: "Plan",
    status: "Status",
    noPlans: "No plans are listed for this group.",
    submit: "View group",
  },
  /** Completes a button's label for screen readers. */
  of: (groupName: string) => `of ${groupName}`,
  plans: {
    medical: "Medical",
    dental: "Dental",
    vision: "Vision",
    pharmacy: "Pharmacy",
  },
  activeSince: (date: string) => `Active since ${date}`,
  effectiveOn: (date: string) => `Effective on ${date}`,
  /** The specification words this by the first day without cover. */
  terminatedOn: (date: string, _lastDay: string) => `Terminated on ${date}`,
  /** A plan without a known day. */
  undated: { ACTIVE: "Active", FUTURE: "Not yet effective", TERMED: "Terminated" },
  /** A plan in a state that is not known. */
  stateUnknown: "Status not available",
  /** The coverage of a group, on its card and on the link in the header. */
  timeline: {
    since: (from: string) => `Active since ${from}`,
    until: (to: string) => `Until ${to}`,
    between: (from: string, to: string) => `${from} - ${to}`,
    unknown: "Dates not available",
  },
};
