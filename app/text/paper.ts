/** What a page says of its age, and texts in print only. */
const en = {
  member: "Member",
  plan: "Plan",
  asOf: "As of",
  stale: (time: string) => `We could not refresh this. Shown as of ${time}.`,
  phone: "Customer service",
};

export const paperText = en;
