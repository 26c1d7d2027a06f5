import { benefitCategoryText as category } from "./benefit-categories.ts";

const en = {
  title: "ID cards",
  lead: "Save a card to your phone or computer. You can open it without internet and print it at card size.",
  categories: {
    M: category.medical,
    D: category.dental,
    V: category.vision,
    X: category.pharmacy,
  },
  of: (member: string, card: string) => `of ${member}, ${card}`,
  download: "Download PDF",
  save: "Save card",
  email: "Email",
  unavailable: "this ID card",
  none: {
    title: "There is no ID card to show",
    text: "If you expected one here, customer service can help.",
    action: "Customer service",
  },

  card: {
    front: "Front",
    back: "Back",
    heading: "Member ID card",
    groupNumber: "Group number",
    groupName: "Group name",
    effective: "Effective",
    coverage: "Coverage",
    networks: "Provider networks",
    covered: "Covered",
    customerService: "Customer service",
    providers: "For providers",
    claims: "Send claims to",
    whatToDo: [
      "Show this card before you get care. In an emergency, call 911 first.",
      "This card is not proof that you are covered today.",
    ],
  },

  saved: {
    title: (member: string) => `ID card of ${member}`,
    asOf: (day: string) =>
      `Saved on ${day}. Your coverage may have changed since then. Your dashboard has the current card.`,
  },

  mail: {
    title: "Get a card by mail",
    text: "We send your family's cards to the address we have on file.",
    submit: "Request by mail",
    of: (card: string) => `: ${card} card`,
    sent: "Your card is on its way by mail.",
    refused: "We could not order this card. Please contact customer service.",
  },

  emailing: {
    title: "Email ID card",
    heading: "Email an ID card",
    intro: (member: string, card: string) =>
      `We send the card of ${member} (${card}) to one address. Anyone who can read that mailbox can see it.`,
    address: "Email address",
    /** Beside the address, while staff act for the member. */
    onBehalf:
      "You send this on the member's behalf: use only an address the member gave you. " +
      "It is recorded with your name, the member and the time.",
    submit: "Send card",
    back: "Back to ID cards",
    refused: "The card could not be sent to this address. Check it and try again.",
  },
};

export const idCardText = en;
