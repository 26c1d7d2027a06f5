/** The ways on from the partner's pages that end a session. */
export const partnerLinksText = {
  partnerDashboard: "Return to the partner dashboard",
  customerService: "Contact customer service",
  healthPlan: "Contact the health plan",
};
