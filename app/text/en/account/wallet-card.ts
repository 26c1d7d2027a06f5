/** The labels of an ID card, which staff of providers read: they are in English in every language. */
export const walletCardText = {
  heading: "Member ID card",
  ids: { subscriber: "Subscriber ID", employee: "Employee ID" },
  groupNumber: "Group number",
  groupName: "Group name",
  effective: "Effective",
  coverage: "Coverage",
  networks: "Provider networks",
  covered: "Covered",
  customerService: "Customer service",
  providers: "For providers",
  claims: "Send claims to",
};
