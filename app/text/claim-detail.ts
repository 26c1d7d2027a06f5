import { costGlossaryText } from "./cost-glossary.ts";

const { words } = costGlossaryText;
const all = new Intl.ListFormat("en-US");

/** One claim: its lines, its math, what its status means. The list is in claims.ts. */
const en = {
  title: (type: string) => `${type} claim`,

  about: {
    heading: "About this claim",
    claimNumber: "Claim number",
    patient: "Patient",
    provider: "Provider",
    payee: "Paid to",
    serviceDate: "Service date",
    paidDate: "Paid on",
    checkPayee: words.checkPayeeCents.term,
  },

  lines: {
    heading: "Services",
    caption: "The services of this claim and their amounts",
    number: "Line",
    service: "Service",
    status: "Status",
    procedureCode: "Procedure code",
    dentalCode: "Dental code",
    dentalCategory: "Category",
    tooth: "Tooth",
    toothSurface: "Surface",
    alternate: (name: string) => `Paid as: ${name}`,
    unnamed: "Service not named",
    none: "This claim lists no services.",
    /** Below the table of a pending claim, which has fewer columns. */
    undecided: "The other amounts appear when the claim is decided.",
    total: "Total",
  },
  amounts: {
    billedCents: "Billed",
    discountCents: words.discountCents.term,
    notCoveredCents: words.notCoveredCents.term,
    planPaidCents: words.planPaidCents.term,
    deductibleCents: words.deductibleCents.term,
    copayCents: words.copayCents.term,
    coinsuranceCents: words.coinsuranceCents.term,
    oweCents: words.oweCents.term,
  },

  math: {
    heading: "How we got to what you owe",
    headingCredit: "How we got to your credit",
    /** Where the amounts make no sum that is shown. */
    headingOpen: "What you owe",
    /** For screen readers, before an amount. */
    minus: "minus",
    plus: "plus",
    equals: "equals",
    parts: "What you owe is made up of",
    partsCredit: "Your credit is made up of",
    /** Where the amounts make no sum. */
    partsGiven: "Amounts we were given for your part",
    noParts: "We were not sent how your part splits into deductible, copay and coinsurance.",
    /** Beside an amount below zero. */
    credit: "This takes back part of an earlier claim for the same service.",
    partNotCovered: "Not covered charges you owe",
    bar: "What became of the billed amount",
    segment: (label: string, amount: string) => `${label}: ${amount}`,
    /** When the amounts contradict each other; the phone line follows. */
    unbalanced: (difference: string) =>
      `The amounts on this claim do not add up. They are ${difference} apart. ` +
      "Please call us before you pay.",
    lineUnbalanced: "The amounts of this line do not add up. Please call us before you pay.",
    unknown: "Some amounts of this claim are not given, so we can't show how they add up.",
    undecided: "This claim is not final. When it is, you will see here what you owe and why.",
  },

  /** Meaning of each status, by key. */
  meanings: {
    paid: "Your plan has finished this claim.",
    "in-process": "We have your claim and are working on it. Amounts can still change.",
    pended: "This claim is on hold until we get more information.",
    denied: "Your plan decided not to pay for this claim.",
    /** Denied, though the plan paid something. */
    "denied-in-part": "Your plan did not pay for all of this claim.",
    adjusted: "This claim was changed after it was first decided.",
    other: "We can't explain this status here.",
  },
  nextSteps: {
    heading: "What you can do",
    none: null,
    wait: "You don't need to do anything now.",
    "wait-or-answer":
      "If we asked you for something, please send it. Otherwise you don't need to do anything.",
    "call-or-appeal":
      "If you have questions or think this is wrong, call customer service. They can explain the " +
      "decision and how to appeal it. An appeal asks us to look at the claim again.",
    compare: "Use the amounts on this page instead of those you saw earlier.",
    "call-with-questions": "Please call us.",
  },

  /** Denials of lines, and what the member owes of them. */
  denials: {
    denied: "Your plan decided not to pay for this service.",
    disallowed: "Your plan did not accept this charge, or part of it.",
    "not-covered": "Your plan does not pay for this service, or for part of it.",
    lines: (numbers: readonly number[]) =>
      `${numbers.length === 1 ? "Line" : "Lines"} ${all.format(numbers.map(String))}.`,
    reason: (reason: string) => `Reason given: ${reason}`,
    code: (code: string) => `Code ${code}`,
    noReason: "No reason was sent to us. Please ask when you call.",
    owed: {
      something: "What you have to pay is shown under You owe.",
      nothing:
        "Nothing is shown here for you to pay. If you get a bill for it, call us before you pay.",
      unknown: "What you owe for it is not given.",
    },
  },

  eob: {
    notABill: "This is not a bill",
  },
};

export const claimDetailText = en;
