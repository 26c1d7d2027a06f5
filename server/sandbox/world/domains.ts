/** The id each brand signs in with. A family belongs to one of them. */
export const DOMAIN_IDS = {
  carrier: 1,
  summit: 2,
  providence: 5,
  partner: 11,
  medicare: 12,
} as const;
