import { twinText } from "./twin.ts";
import { listInText } from "../common/list.ts";
import { locale } from "../common/locale.ts";

const number = new Intl.NumberFormat(locale);

/** "Is this bill right?" (BILL); amounts and days are passed in as shown. */
export const billText = {
  title: "Check a provider's bill",
  pageTitle: {
    form: "Check a provider's bill",
    /** The verdict, and which visit it is about. */
    of: (verdict: string, visit: string) => `${verdict} (${visit})`,
  },
  lead: "See if a bill from a provider matches what your plan decided.",
  form: {
    heading: "Your bill",
    again: "Check another bill",
    provider: "Provider",
    providerHint: "As it's written on the bill",
    providerTooLong: (longest: number) => `Use ${number.format(longest)} characters or fewer`,
    day: "Day of service",
    dayPattern: "Enter a date that exists, as MM/DD/YYYY",
    dayInFuture: "The day can't be after today",
    dayTooEarly: (earliest: string) => `We can check bills from ${earliest} or later`,
    amount: "Amount the bill asks for",
    amountHint: "For example, $312.40",
    amountPattern: "Enter the amount in dollars and cents, such as 312.40",
    submit: "Check this bill",
    staff: "Only the member can check a bill.",
    lost: "That bill isn't here anymore. Enter it again.",
    reach: "We look at claims of the last 2 years.",
  },

  result: {
    heading: "What we found",
    /** To whom a plan paid, where nobody says the name. */
    member: "the member",
    bill: (amount: string, provider: string, day: string) =>
      `Your bill asks for ${amount}: ${provider}, ${day}.`,
    /** Which claim the bill is compared with. */
    visit: (name: string, day: string) => `${name}'s claim for ${day}`,
    /** For a claim of several days. */
    span: (name: string, from: string, to: string) => `${name}'s claim for ${from} to ${to}`,
    /** For several claims. */
    together: (name: string, day: string) => `${name}'s claims for ${day}`,
    compared: (visit: string) => `We compared it with ${visit}.`,
    /** Of a claim of several days: how many, and the share of the bill's day and of all. */
    ofDays: (days: number, day: string, share: string, all: string) =>
      `This claim has services on ${days} days. For ${day} you owe ${share}, for all of them ${all}.`,
    severalDays: (days: number, first: string, last: string) =>
      `This claim has services on ${days} days, from ${first} to ${last}. A bill may be for one of them.`,
    noneOn: (days: number, first: string, last: string, day: string) =>
      `This claim has services on ${days} days, from ${first} to ${last}, and none on ${day}.`,
    /** Where a plan denied a claim, or parts of it. */
    denial: {
      denied: "Your plan denied all or part of this, and you can appeal.",
      "not-allowed": "Your plan didn't allow all or part of this, and you can appeal.",
      "not-covered": "Your plan doesn't cover all or part of this, and you can appeal.",
      twin: twinText.title,
    },
    /** Of a claim, of its part of one day, and of claims of a visit. */
    claim: {
      claim: (owe: string) => `Your plan says you owe ${owe} for this claim.`,
      day: (owe: string) => `Your plan says you owe ${owe} for that day.`,
      days: (owe: string) => `Your plan says you owe ${owe} for those days.`,
      visit: (owe: string) => `Your plan says you owe ${owe} for these claims.`,
    },
    title: {
      equal: "This bill matches what you owe",
      denied: "Don't pay yet: your plan denied all or part of this, and you can appeal",
      "not-allowed": "Your plan didn't allow all or part of this",
      "not-covered": "Your plan doesn't cover all or part of this",
      "over-allowed": "Call us before you pay this bill",
      /** Where nothing of the bill is for what the plan denied. */
      "denied-other": "Your plan denied all or part of this",
      undiscounted: "Don't pay this bill yet",
      "paid-to-member": "Your plan didn't pay the provider",
      above: (difference: string) =>
        `This bill asks for ${difference} more than your plan says you owe`,
      below: (difference: string) => `This bill asks for ${difference} less than you owe`,
      pending: "Wait until your claim is final",
      unclear: "We can't check this bill",
      "unknown-status": "We can't check this bill",
      over: "The claim for this bill doesn't hold anymore",
      replaced: "The claim for this bill doesn't hold anymore",
      shared: "We can't tell which claim holds",
      "may-change": "We can't tell what you owe now",
      several: "What is this bill for?",
      none: "We found no claim for this bill",
      missing: "We couldn't look through all claims",
      uncompared: "There are claims we couldn't compare",
    },
    text: {
      equal: "It asks for your share, to the cent.",
      denied:
        "It may ask for what your plan denied. If your plan changes its decision, you may owe less.",
      "not-allowed":
        "This bill may ask for charges that your plan didn't allow. If you think it should, you can appeal.",
      "not-covered":
        "This bill may ask for charges that your plan doesn't cover. If you think it should, you can appeal.",
      "over-allowed":
        "It asks for what you owe, but some of that is over your plan's allowed amount. For some care " +
        "the law forbids that, such as emergencies.",
      /** What the plan denied leaves nothing to pay. */
      "denied-other": "This bill asks for your share, such as a copay or a deductible.",
      undiscounted: "It asks for the full charge. Ask for a bill with your plan's amounts.",
      /** The plan's payment, to whom it went, and that with the member's share. */
      "paid-to-member": (planPaid: string, payee: string, both: string) =>
        `Your plan sent its payment, ${planPaid}, to ${payee}. The provider ` +
        `may ask you for that and your share, ${both} in all. If the bill asks for more, call us before you pay.`,
      above: "Ask the provider what the rest is for before you pay.",
      "out-of-network":
        "Out of network, a provider may bill you for more than your plan allows. For some " +
        "care the law forbids that, such as emergencies. Call us before you pay.",
      "paid-as":
        "Your plan paid this claim as another service. We can't tell if the provider may bill you " +
        "for the difference. Call us before you pay.",
      below: "A payment you made earlier may be counted already.",
      pending: "This claim isn't final, so what you owe may change.",
      unclear:
        "Amounts of this claim are missing, don't add up, or are a credit to you. Call us before you pay.",
      "unknown-status":
        "We don't know what the status of this claim means, so it may not be final. Call us before you pay.",
      over: "It was taken back or replaced, and we found no newer one. Call us before you pay.",
      /** Where it was replaced, wherever the newer claim is. */
      replaced:
        "A newer claim replaced it. Look for that one in your list, or call us before you pay.",
      shared: "Another claim has the same number and other amounts. Call us before you pay.",
      "may-change": "Another claim may change what you owe for this one. Call us before you pay.",
      several: "Each of these has the same provider, on the day of your bill or close to it.",
      none: "Ask the provider whether they billed your plan. If you got care on more than one day, check the day. For a hospital stay, use its first day.",
      missing:
        "So we can't say whether your plan has a claim for this bill. Try again in a few minutes.",
      uncompared:
        "So we can't say whether your plan has a claim for this bill. Call us, or look through your claims.",
    },
    filing: (days: number) =>
      `Providers usually have ${number.format(days)} days after the service to bill your plan.`,
    unread: (lists: readonly string[]) => `We couldn't load ${listInText(lists)}.`,
    uncompared: (lists: readonly string[]) =>
      `We couldn't compare all of ${listInText(lists)}: the list may not be complete, or a claim has no day or provider.`,
    unreadList: {
      medical: (name: string) => `${name}'s medical claims`,
      dental: (name: string) => `${name}'s dental claims`,
      vision: (name: string) => `${name}'s vision claims`,
    },
    /** After the claim's person, day, service and status. */
    choose: (billed: string) => `billed ${billed}`,
    chooseOwed: (billed: string, owe: string) => `billed ${billed}, you owe ${owe}`,
    chooseUnknown: "billed amount not available",
    /** A claim that nothing else tells from another; `place` counts those alike. */
    chooseSame: (words: string, place: number) => `${words} (claim ${place} of those alike)`,
    /** The choice of several of these claims, of one day of a claim, of some and of all its days. */
    chooseVisit: (count: number) => `${count} of these, on one bill`,
    chooseDay: (day: string) => `Only ${day}`,
    chooseSomeDays: (days: number, all: number) => `${days} of the ${all} days of this claim`,
    chooseDays: (days: number) => `All ${days} days of this claim`,
    asOne: (count: number) => `We counted ${count} claims of that day together.`,
    details: "See this claim",
    bars: {
      bill: "The bill",
      owe: "You owe",
      /** What a bill asks for beyond it. */
      open: "More than your plan says",
    },
    math: {
      heading: "Your claim",
      billed: "Billed",
      planPaid: "Plan paid",
      owe: "You owe",
    },
    say: {
      heading: "What to say on the phone",
      equal: "If you have questions about the charge, ask for an itemized bill.",
      denied:
        "“My plan denied all or part of this, and I may ask for a review. Can you hold this bill until that is decided?”",
      undiscounted: (owe: string) =>
        `“My plan says I owe ${owe}. Please send me a bill with my plan's amounts.”`,
      above: (owe: string, difference: string) =>
        `“My plan says I owe ${owe}. What is the other ${difference} for?”`,
      below: "“Does this bill count a payment I made earlier? What is left to pay?”",
      none: "“Did you bill my plan for this? If not, please do, and don't bill me until the plan answers.”",
    },
  },
};
