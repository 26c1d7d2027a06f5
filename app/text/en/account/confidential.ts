import { showDate } from "../common/format.ts";

export const confidentialText = {
  /** Neutral, because browsers keep titles. */
  title: "Communication choices",
  heading: "Send my health information only to me",
  intro: "We can send mail about your care only to you. You don't have to say why.",
  minor: "If you're under 18: this covers care you can legally agree to on your own.",
  leave: "Leave this page",
  draft: "If your session ends, you'll need to type this again.",
  submit: "Send request",
  submitChange: "Save changes",
  back: "Back without changes",

  where: {
    legend: "Where should we send it?",
    hint: "Give an email address, a mailing address, or both. Use an address only you can open.",
    email: "Your email address",
    phone: "Your phone number (optional)",
    phoneHint: "Only if we have a question about this request.",
    wrongEmail: {
      required: "Enter your email address or a mailing address",
      pattern: "That doesn't look like an email address",
    },
  },
  address: {
    legend: "Your mailing address",
    hint: "Leave this empty if email is enough. A PO box is fine.",
  },
  about: {
    legend: "What is this about?",
    all: "All my health information",
    some: "Only some care",
    words: "What care is this about?",
    wordsForAll: 'Choose "Only some care" above, or leave this empty',
    wordsHint: "For example, a doctor's name or a kind of visit. Leave it empty for all.",
    wrongWords: {
      required: "Say in a few words which care you mean",
      pattern: "Use letters, numbers and punctuation on one line",
      maxlength: "Say it in 200 characters or fewer",
    },
    missing: "Choose what this is about",
  },
  danger: {
    label: "I could be in danger if others saw my health information",
    hint: "You don't have to check this.",
  },

  steps: ["Received", "We told you we got it", "In force"],
  state: {
    received: (day: string) => `We received your request on ${showDate(day)}.`,
    acknowledged: (day: string) => `We told you on ${showDate(day)} that we got your request.`,
    inForce: (day: string) => `Your request has been in force since ${showDate(day)}.`,
    ended: (day: string) => `Your request stopped being in force on ${showDate(day)}.`,
  },
  notYet: (day: string, isSubscriber: boolean) => ({
    title: `Not in force yet. It will be by ${showDate(day)}.`,
    text: isSubscriber
      ? "Until then, mail about your care may still go to your plan's usual address."
      : "Until then, mail about your care may still go to the subscriber's address.",
  }),
  late: (day: string, isSubscriber: boolean) => ({
    title: `This should have been in force by ${showDate(day)}, and it isn't.`,
    text: isSubscriber
      ? "Mail about your care may still go to your plan's usual address. Please call us."
      : "Mail about your care may still go to the subscriber's address. Please call us.",
  }),
  changeWaiting: (day: string) =>
    `Your changes will be in force by ${showDate(day)}. Until then, mail may still go where you asked before.`,
  ended: (isSubscriber: boolean): string =>
    isSubscriber
      ? "Mail about your care may go to your plan's usual address again. You can ask again at any time."
      : "Mail about your care may go to the subscriber's address again. You can ask again at any time.",

  facts: {
    title: "What you asked for",
    email: "Email",
    mail: "Mail",
    phone: "Phone",
    about: "About",
    danger: "Could be in danger",
    yes: "Yes",
    received: "Received",
    acknowledged: "We told you we got it",
    inForce: "In force",
    by: (day: string) => `By ${showDate(day)}`,
    notYet: "Not yet",
  },
  covers: {
    title: "What this covers",
    all: [
      "Letters and explanations of benefits about your care go only where you asked.",
      "On this site, nobody else in your family sees your claims, explanations of benefits, referrals, primary care or what you've used of your benefits.",
    ],
    some: [
      "Letters and explanations of benefits about the care you named go only where you asked.",
      "On this site, nobody else in your family sees anything about that care.",
    ],
    not: "Bills from your doctor's office aren't ours. Ask the office to send them to you, too.",
  },
  change: "Change",
  end: "Cancel this request",
  again: "Ask again",

  ending: {
    heading: "Cancel your request?",
    text: (isSubscriber: boolean): string =>
      isSubscriber
        ? "If you cancel it, mail about your care may go to your plan's usual address again."
        : "If you cancel it, mail about your care may go to the subscriber's address again.",
    dependent:
      "The subscriber may see your claims and explanations of benefits again, including earlier ones.",
    submit: "Cancel my request",
    changed: "Your request was changed after you opened this page. Check it before you cancel it.",
    back: "Keep my request",
  },

  history: {
    title: "If others use this device",
    text: "Your browser's history lists this page as “Communication choices”. To remove it, open History in your browser's menu, find this page and delete it. A private window keeps no history.",
  },

  refused: "We couldn't take this request. Check it and try again, or call us.",
  unsaved: "Your request wasn't saved. Please try again.",
  unknown:
    "We can't tell yet whether your request was saved. Look at this page again in a minute before you try again.",
};
