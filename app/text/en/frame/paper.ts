/** What a page says of its age, and texts in print only. */
export const paperText = {
  member: "Member",
  plan: "Plan",
  /** How old the answers are; the day that they are about is the page's to say. */
  asOf: "Looked up",
  stale: (time: string) => `We could not refresh this. Shown as of ${time}.`,
  phone: "Customer service",
};
