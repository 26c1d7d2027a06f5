/** What stands around a meter: what is left, of what, and what was counted. */
export const meterText = {
  left: <Amount>(amount: Amount): (string | Amount)[] => [amount, " left"],
  /** In place of an amount left below zero. */
  over: <Amount>(amount: Amount): (string | Amount)[] => [amount, " over"],
  of: (total: string) => `of ${total}`,
  /** The same after "over". */
  beyond: (total: string) => total,
  /** Where it is not known how much is left. */
  total: <Amount>(amount: Amount): (string | Amount)[] => [amount, " in total"],
  /** Deductibles and maximums, which fill by what members pay. */
  counted: { of: (amount: string) => `${amount} counted`, nothing: "Nothing counted yet" },
  /** Limits, which the plan's payments use up. */
  used: { of: (amount: string) => `${amount} used`, nothing: "Nothing used yet" },
};
