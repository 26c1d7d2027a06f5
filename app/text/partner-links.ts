/** The ways on from the partner's pages that end a session. */
const en = {
  partnerDashboard: "Return to the partner dashboard",
  customerService: "Contact customer service",
  healthPlan: "Contact the health plan",
};

export const partnerLinksText = en;
