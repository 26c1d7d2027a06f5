/** What a search engine or a phone's list of apps says of the dashboard. */
export const aroundText = {
  description: "See your health and dental plan, claims, ID cards and bills, and find care.",
};
