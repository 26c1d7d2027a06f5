export const accountSummaryText = {
  title: "Account summary",
  intro: "Your ID, your group, and who is covered.",
  plan: "Your plan",
  group: "Group",
  groupNumber: "Group number",
  parentGroup: "Parent group",
  effectiveDate: "Effective date",
  hireDate: "Hire date",
  unknown: "Not available",
  family: {
    title: "Who is covered",
    /** For viewers who see only their own coverage. */
    own: "Your coverage",
    caption: "Coverage by member",
    member: "Member",
    relationship: "Relationship",
    none: "No coverage",
    unread: "We couldn't load this right now",
    lastDay: (day: string) => `Last day covered: ${day}`,
  },
  nobody: "We have no coverage on record. If you think that's wrong, please call us.",
};
