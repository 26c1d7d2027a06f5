import { listNames } from "../common/list.ts";

/** What each amount of a claim means, in plain words. Nothing here is advice or a promise. */
export const costGlossaryText = {
  heading: "Billing terms explained",
  /** The picture of a bill, and one of its parts. */
  bar: "How the billed amount was split",
  barOf: (segments: readonly string[]) => `How the billed amount was split. ${listNames(segments)}`,
  segment: (label: string, amount: string) => `${label}: ${amount}`,
  /** Used where no sum shows whether the member pays it. */
  notCoveredOpen:
    "Charges for something your plan doesn't cover. You may have to pay these yourself. " +
    "Call us if you're not sure.",
  words: {
    billedCents: {
      term: "Billed amount",
      text: "What your provider charged, before any discount or payment.",
    },
    discountCents: {
      term: "Over allowed amount",
      text: "The part of the bill above what your plan allows.",
    },
    deniedCents: {
      term: "Not allowed",
      text:
        "Charges your plan denied or didn't allow. Some may be over the allowed amount. " +
        "If you get a bill for them, call us before you pay.",
    },
    notCoveredCents: {
      term: "Not covered",
      text:
        "Charges for something your plan doesn't cover. You may have to pay these yourself. " +
        "The math above shows if you do.",
    },
    planPaidCents: {
      term: "Plan paid",
      text: "What your plan pays toward this claim.",
    },
    otherPayerPaidCents: {
      term: "Others paid",
      text: "What someone else paid toward this claim, such as another plan or a copay card.",
    },
    deductibleCents: {
      term: "Deductible",
      text: "What you pay for covered care before your plan starts to share the cost.",
    },
    copayCents: {
      term: "Copay",
      text: "A set amount you pay for a certain kind of service, such as an office visit.",
    },
    coinsuranceCents: {
      term: "Coinsurance",
      text: "Your share of the cost of a covered service, as a percentage.",
    },
    oweCents: {
      term: "You owe",
      text:
        "Your share of this claim after your plan pays its share. " +
        "This is not a bill. Payments you already made may not be shown.",
    },
    checkPayeeCents: {
      term: "Check amount",
      text:
        "The check your plan sent for this claim, to the person or provider under “Paid to.” " +
        "It may include interest, or pay for other claims, too.",
    },
  },
};
