/** Who pays how much of a service, in a list of services. */
const en = {
  planPays: (share: string) => `Plan pays ${share}`,
  copay: (amount: string) => `${amount} copay`,
  full: "Paid in full",
};

export const servicePaysText = en;
