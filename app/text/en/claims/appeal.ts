import { listInText } from "../common/list.ts";
import { locale } from "../common/locale.ts";
import { showUnit } from "../common/units.ts";

const number = new Intl.NumberFormat(locale);
const weekdays = new Intl.DateTimeFormat(locale, {
  weekday: "long",
  year: "numeric",
  month: "long",
  day: "numeric",
  timeZone: "UTC",
});

/** "Monday, March 2, 2026". */
const inFull = (day: string) => weekdays.format(new Date(day));

/** A denied claim: what was denied, what may settle it, the rights, and the letter (HELP). */
export const appealText = {
  title: "What you can do",
  pageTitle: (provider: string, day: string | null) =>
    day === null ? `What you can do: ${provider}` : `What you can do: ${provider}, ${day}`,
  lead: "See the decision, what to check first, and how to ask for a review.",

  denied: {
    heading: "What your plan didn't pay",
    headingBeforeCare: "What your plan didn't approve",
    caption: "Services that your plan didn't pay in full, and their amounts",
    columns: { service: "Service", billed: "Billed", notPaid: "Not paid", owe: "You owe" },
    unnamed: "Service not named",
    /** Where every line was denied by the claim's status alone. */
    noLines: "This claim lists no services.",
    /** Of a claim that is denied in part, where nothing says which part. */
    unknownLines: "This claim doesn't say which services were denied.",
    reason: <Sent>(reason: Sent): (string | Sent)[] => ["Reason: ", reason, "."],
    code: (code: string) => `Code: ${code}.`,
    meaning: <Sent>(meaning: Sent): (string | Sent)[] => ["In plain words: ", meaning],
    helps: <Sent>(helps: Sent): (string | Sent)[] => ["What often helps: ", helps],
    noReason: "For the reason, look in the letter or EOB you got, or call us.",
    lines: (numbers: readonly number[]) =>
      numbers.length === 1 ? `Line ${numbers[0]}` : `Lines ${listInText(numbers.map(String))}`,
    line: (number: number) => `Line ${number}`,
  },

  check: {
    heading: "Check first",
    pending: {
      title: "This claim isn't final",
      text: "The decision may still change. Waiting doesn't move your deadline.",
    },
    adjusted: {
      title: "There may be a newer version of this claim",
      text: "It has the same day, provider and amount. Look at it before you do anything else.",
      link: "See the newer claim",
    },
    unread: {
      title: "We couldn't look for a newer version of this claim",
      text: "Not all of your other claims loaded. Check your list of claims before you send an appeal.",
    },
    nothingOwed: {
      title: "This claim shows nothing for you to pay",
      text: "If your provider bills you anyway, call us before you pay.",
    },
    eob: {
      title: "Your EOB explains the decision",
      text: "It may say more about the reason than this page.",
      open: "View EOB",
    },
  },

  deadline: {
    heading: "When you need to act",
    field: "Day the notice came",
    hint: "The letter or EOB that told you about the decision",
    /** Medicare's own rule for a notice whose day of receipt is not known. */
    hintOfMedicare:
      "The letter or EOB that told you about the decision. Not sure? Medicare counts 5 days from the date on it.",
    submit: "Show my deadline",
    faults: {
      invalid: "Enter a date that exists, as MM/DD/YYYY",
      future: "The day can't be after today",
      early: (service: string) => `Choose the day of the service, ${service}, or a later one`,
    },
    period: (days: number) => `You have ${showUnit(days, "day")} from the day you got the notice.`,
    enter: "Enter that day to see your deadline.",
    unknown:
      "How long you have is in the notice you got about this claim. If you can't find it, call us.",
    last: (day: string, left: number) =>
      left === 0
        ? `Your deadline to ask for a review is today, ${inFull(day)}. Make sure your request arrives by then.`
        : `Your deadline to ask for a review is ${inFull(day)}. You have ${showUnit(left, "day")} left. Make sure your request arrives by then.`,
    sooner: "If your notice has an earlier or later deadline, call us to find out which counts.",
    over: (day: string) => `Your deadline to ask for a review was ${inFull(day)}.`,
    overText:
      "You can still call us. Tell us if something kept you, such as being ill, and ask whether there can still be a review.",
  },

  rights: {
    heading: "Your rights",
    internal: {
      title: "Ask us to review the decision (an appeal)",
      text: "It costs nothing. Someone who didn't make the first decision looks at it again. Send a letter, with anything from your provider that helps.",
    },
    faster: {
      title: "Ask for a faster review",
      text: "If you still need this care and waiting could harm your health, you or your doctor can ask us to decide within 72 hours.",
      call: (phone: string) => `For a faster review, call ${phone}.`,
    },
    external: {
      title: "Ask for an external review (by someone outside the plan)",
      months: (months: number) =>
        months === 1
          ? "If the answer is still no, you can ask within 1 month of it. The reviewer doesn't work for the plan."
          : `If the answer is still no, you can ask within ${months} months of it. The reviewer doesn't work for the plan.`,
      automatic:
        "If the answer is still no, your case goes to an outside reviewer. You don't have to ask.",
      unknown: "If the answer is still no, it tells you how to ask.",
    },
    copies: {
      title: "Get copies for free",
      text: "You can have copies of everything we used to decide on this claim.",
    },
    helpers: { title: "Who else can help" },
    ask: {
      title: "Ask us",
      text: "Call us or write, and we'll tell you:",
      "plan-terms": "which part of your plan the decision rests on",
      diagnosis: "the diagnosis and treatment codes, and what they mean",
      rule: "any rule or guideline behind the decision",
      "clinical-judgment": "the medical reasons, if it was about medical need",
      "missing-information": "what information is missing, and why it's needed",
      "internal-appeal": "how to ask for a review, and by when",
      "faster-review": "whether a faster review is possible",
      "external-review": "whether someone outside the plan can review it",
      court: "whether you can go to court",
      "free-copies": "how to get copies of what the decision rests on",
      "language-help": "what help there is in your language",
    },
  },

  letter: {
    heading: "Write a letter",
    intro:
      "Fill this in and we'll make a letter you can print and sign. We don't keep it or send it.",
    /** Where the carrier reads such letters. */
    spanish: "You can write your letter in Spanish.",
    staff: "Only the member can make this letter.",
    name: "Your name",
    memberId: "Member ID",
    address: "Your address",
    why: "Why the plan should pay",
    whyHint: (longest: number) =>
      `In your own words, up to ${number.format(longest)} characters. Leave it empty to write it by hand.`,
    tooLong: (longest: number) => `Use ${number.format(longest)} characters or fewer`,
    tooManyLines: (most: number) => `Use ${most} lines or fewer`,
    submit: "Make my letter",
    change: "Change the letter",
    ready: "Your appeal letter is ready",
    readyText: "Print it, sign it, and keep a copy.",
    /** Where a page without script has no button for it. */
    printHint: "To print it or save it as a PDF, use your browser's Print.",
    subject: "Request for review of a decision (appeal)",
    facts: {
      member: "Member",
      memberId: "Member ID",
      patient: "Patient",
      claim: "Claim number",
      day: "Day of service",
      provider: "Provider",
    },
    greeting: "To whom it may concern:",
    ask: "Please review your decision not to pay for these services:",
    askBeforeCare: "Please review your decision not to approve these services:",
    /** Where the services that were denied are not known. */
    askWithout: "Please review your decision on this claim.",
    /** `billed` is null before care, `notPaid` where it is not known. */
    service: <Sent>(
      service: Sent,
      billed: string | null,
      notPaid: string | null,
    ): (string | Sent)[] => [
      service,
      billed === null
        ? ""
        : notPaid === null
          ? `: billed ${billed}`
          : `: billed ${billed}, not paid ${notPaid}`,
    ],
    reasonGiven: <Sent>(reason: Sent): (string | Sent)[] => ["The reason given was: ", reason],
    because: "I believe the plan should pay because:",
    copies:
      "Please also send me, free of charge, copies of the documents and rules used for the decision.",
    signature: "Signature",
    date: "Date",
    enclose: {
      heading: "Send with it",
      items: [
        "a copy of the notice or EOB about this claim",
        "a letter or records from your provider that explain why you needed the care",
      ],
    },
    send: {
      heading: "Where to send it",
      mail: "By mail",
      fax: (fax: string) => `By fax: ${fax}`,
      unknown: "The address is in the notice you got about this claim.",
    },
  },
};
