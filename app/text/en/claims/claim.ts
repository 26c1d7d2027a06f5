import { costGlossaryText } from "./cost-glossary.ts";
import { benefitCategoryText as label } from "../benefits/categories.ts";
import { type Category } from "../benefits/category-in-text.ts";
import { listInText } from "../common/list.ts";

const { words } = costGlossaryText;
/**
 * One claim: its lines, its math, what its status means. The list is in claims.ts. `Sent` is the carrier's
 * own words, which stand in English on every page.
 */
export const claimDetailText = {
  title: (type: Category) => `${label[type]} claim`,
  /** Tells the claims of a browser's tabs and history apart; `day` is null if unknown. */
  pageTitle: (provider: string, day: string | null) =>
    day === null ? `${provider} – Claim` : `${provider}, ${day} – Claim`,

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
    caption: "Services on this claim and their amounts",
    number: (number: number) => `Line ${number}`,
    service: "Service",
    status: <Sent>(status: Sent): (string | Sent)[] => ["Status ", status],
    procedureCode: (code: string) => `Procedure code ${code}`,
    dentalCode: (code: string) => `Dental code ${code}`,
    dentalCategory: <Sent>(category: Sent): (string | Sent)[] => ["Category ", category],
    tooth: (tooth: string) => `Tooth ${tooth}`,
    toothSurface: <Sent>(surface: Sent): (string | Sent)[] => ["Surface ", surface],
    alternate: <Sent>(name: Sent): (string | Sent)[] => ["Paid as: ", name],
    /** `number` is that of the other line; null if this claim does not have it. */
    reversals: {
      "takes-back": (number: number | null) =>
        number === null ? "Takes back an earlier charge" : `Takes back line ${number}`,
      "taken-back": (number: number | null) =>
        number === null ? "Taken back" : `Taken back by line ${number}`,
    },
    unnamed: "Service not named",
    none: "This claim lists no services.",
    /** Below the table of a pending claim, which has fewer columns. */
    undecided: "You'll see the other amounts when the claim is final.",
    total: "Total",
  },
  amounts: {
    billedCents: "Billed",
    /** In its place before care, when nobody has billed anything. */
    estimatedCents: "Price before care",
    discountCents: words.discountCents.term,
    deniedCents: words.deniedCents.term,
    notCoveredCents: words.notCoveredCents.term,
    planPaidCents: words.planPaidCents.term,
    otherPayerPaidCents: words.otherPayerPaidCents.term,
    deductibleCents: words.deductibleCents.term,
    copayCents: words.copayCents.term,
    coinsuranceCents: words.coinsuranceCents.term,
    oweCents: words.oweCents.term,
  },

  math: {
    heading: "How we calculated what you owe",
    headingCredit: "How we calculated your credit",
    /** Where the amounts make no sum that is shown. */
    headingOpen: "What you owe",
    /** For screen readers. */
    minus: (amount: string) => `minus ${amount}`,
    plus: (amount: string) => `plus ${amount}`,
    equals: (amount: string) => `equals ${amount}`,
    parts: "Your share includes",
    partsCredit: "Your credit includes",
    /** Where the amounts make no sum, or another payer paid some of it. */
    partsGiven: "Amounts listed for your share",
    noParts: "We don't know how much is deductible, copay or coinsurance.",
    /** Beside an amount below zero. */
    credit: "You have nothing to pay for this claim.",
    partNotCovered: "Charges not covered",
    /** Links to what the claim counts toward, by its anchor on the page of benefits. */
    accumulatorLinks: {
      own: {
        deductible: "See your deductible",
        "out-of-pocket-maximum": "See your out-of-pocket maximum",
        "annual-limit": "See your annual limit",
      },
      other: {
        deductible: "See their deductible",
        "out-of-pocket-maximum": "See their out-of-pocket maximum",
        "annual-limit": "See their annual limit",
      },
    },
    /** When the amounts contradict each other; the phone line follows. */
    unbalanced: (difference: string) =>
      `The amounts on this claim don't add up. They're off by ${difference}. ` +
      "Please call us before you pay.",
    /** When only the services contradict the claim's total. */
    linesDiffer: (difference: string) =>
      `The services on this claim don't add up to its total. They're off by ${difference}. ` +
      "Please call us before you pay.",
    lineUnbalanced: "The amounts on this line don't add up.",
    unknown: "Some amounts on this claim are missing, so we can't show how they add up.",
    /** A rest of the bill, where no other payer is named. */
    rest: (amount: string) =>
      `${amount} of this bill isn't in the amounts we got. Another plan or program may have paid it.`,
    /** The same of orthodontic care. */
    restOfBraces: (amount: string) =>
      `${amount} of this bill isn't in the amounts we got. Plans often pay for braces in parts, so yours may pay it later.`,
    /** What is over the allowed amount, below zero. */
    allowedMore: (amount: string) =>
      `Your plan allowed ${amount} more than the provider billed, or paid interest.`,
    /** What the plan paid beyond the bill, where nobody says why. */
    beyond: (amount: string) =>
      `What was paid and what you owe are ${amount} more than this bill. Your plan's payment may include interest.`,
    /** What the plan paid beside a bill of nothing. */
    withoutBill: (amount: string) =>
      `Your plan also paid ${amount} for which nothing was billed, such as interest. It isn't part of this bill.`,
    /** What the plan added to its payment. */
    interest: (amount: string) =>
      `Your plan also paid ${amount} in interest. It isn't part of this bill.`,
    /** Where the plan paid as another service, and no amount is the difference. */
    paidAs:
      "Your plan paid a line as another service. If you get a bill for the difference, call us before you pay.",
    /** What others paid or took off, where nobody says which. */
    paidElsewhere: (amount: string) =>
      `${amount} of this bill was paid by another plan, program or account, or taken off.`,
    /** What is over the allowed amount, of a provider outside the network. */
    mayBeBilled: (amount: string) =>
      `This provider may not have agreed to your plan's prices. If so, they may bill you for the ${amount} over the allowed amount. ` +
      "For some care the law forbids that, such as emergencies. Call us before you pay.",
    /** The same where it is in what is owed. */
    overOwed: (amount: string) =>
      `What you owe includes ${amount} over the allowed amount: this provider may not have agreed to your plan's prices. ` +
      "For some care the law forbids that, such as emergencies. Call us before you pay.",
    undecided: "This claim isn't final yet. When it is, you'll see what you owe and why.",
    estimate: "You'll know what you owe once your provider bills your plan for the care.",
  },

  /** Meaning of each status, by key. */
  meanings: {
    paid: "Your plan has processed this claim.",
    "in-process": "We're working on this claim. Amounts may still change.",
    forwarded:
      "This claim was sent on to another plan or office, which may change what you owe. " +
      "Wait for the answer before you pay.",
    pended: "This claim is on hold until we get more information or finish a review.",
    denied: "Your plan decided not to pay for this claim.",
    /** Denied, though the plan paid something. */
    "denied-in-part": "Your plan didn't pay for all of this claim.",
    adjusted: "This claim changed after it was first processed.",
    estimate: "This was made before care. You don't owe anything for it.",
    other: "Call us about this status.",
  },
  /** What a status of the carrier's own says. */
  otherMeanings: {
    /** Decided, and the payment is still to come. */
    awaiting: "Your plan hasn't paid this claim yet.",
    /** An authorization that was denied, before care. */
    refused: "Your plan didn't approve this care.",
    "refused-in-part": "Your plan approved only a part of this care.",
  },
  nextSteps: {
    heading: "What you can do",
    none: null,
    wait: "You don't need to do anything right now.",
    "wait-or-answer":
      "If we asked you for information, please send it. Otherwise, you don't need to do anything.",
    /** Beside a denial of a part. */
    answer: "If we asked you for information, please send it.",
    "call-or-appeal":
      "If you have questions or think this is wrong, call us. You can ask for a review of the " +
      "decision (an appeal).",
    /** Where there is nothing to appeal. */
    call: "If you have questions or think this is wrong, call us.",
    compare: "Use the amounts on this page, not the ones you saw earlier.",
    "call-with-questions": "We'll find out what it means for this claim.",
  },

  /** What another claim in this one's place means. */
  standings: {
    heading: "What became of this claim",
    "takes-back": "This claim cancels amounts of an earlier one, which may be in your list.",
    "taken-back": "Its amounts no longer count. There may be a newer claim in your list.",
    replaced: "Its amounts no longer count. Look for the newer claim in your list.",
    "same-number": "We can't tell which one holds. Call us before you pay.",
    "may-change": "Another claim may change what you owe for this one. Call us before you pay.",
  },

  /** Denials of lines, and what is left to pay for the claim. */
  denials: {
    denied: "Your plan decided not to pay for this service.",
    disallowed: "Your plan didn't accept all or part of this charge.",
    "not-allowed": "Your plan didn't allow all or part of this charge.",
    "not-covered": "Your plan doesn't cover all or part of this service.",
    lines: (numbers: readonly number[]) =>
      numbers.length === 1 ? `Line ${numbers[0]}.` : `Lines ${listInText(numbers.map(String))}.`,
    reason: <Sent>(reason: Sent): (string | Sent)[] => ["Reason: ", reason, "."],
    code: (code: string) => `Code ${code}.`,
    /** Its status may say why. */
    paidAs: <Sent>(name: Sent): (string | Sent)[] => ["Your plan paid it as: ", name, "."],
    noReason: "For the reason, look in the letter or EOB you got, or call us.",
    toPay: {
      something: "What you may owe is shown below.",
      nothing:
        "This claim shows nothing for you to pay. If you get a bill, call us before you pay it.",
    },
  },

  eob: {
    notABill: "This is not a bill",
  },
};

/** In place of what the plan paid, while its payment is still to come. */
export const planWillPayText = {
  term: "Plan will pay",
  text: "What your plan has decided to pay toward this claim.",
};
