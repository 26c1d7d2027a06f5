/** Texts in print only. */
const en = {
  member: "Member",
  plan: "Plan",
  asOf: "As of",
  phone: "Customer service",
};

export const paperText = en;
