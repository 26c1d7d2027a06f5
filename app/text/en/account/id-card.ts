import { benefitCategoryText as category } from "../benefits/categories.ts";
import { categoryInText } from "../benefits/category-in-text.ts";

export const idCardText = {
  /** In names of files, which are plain letters. */
  file: "id-card",
  title: "ID cards",
  lead: "Save a card to your phone or computer. You can open it without internet and print it at card size.",
  categories: {
    M: category.medical,
    D: category.dental,
    V: category.vision,
    X: category.pharmacy,
  },
  /** Inside a sentence: "We'll send Ana's medical card". */
  categoriesInText: {
    M: categoryInText.medical,
    D: categoryInText.dental,
    V: categoryInText.vision,
    X: categoryInText.pharmacy,
  },
  of: <Card>(member: string, card: Card): (string | Card)[] => [`for ${member}, `, card],
  download: "Download PDF",
  save: "Save card",
  email: "Email",
  showLarge: "Show large",
  unavailable: "We can't show this ID card right now",
  none: {
    title: "No ID card to show",
    text: "If you expected one here, customer service can help.",
  },
  customerService: "Customer service",

  card: {
    front: "Front",
    back: "Back",
    whatToDo: [
      "Show this card before you get care. In an emergency, call 911 first.",
      "This card does not guarantee coverage.",
    ],
  },

  saved: {
    title: (member: string) => `ID card of ${member}`,
    asOf: (day: string) =>
      `Saved on ${day}. Your coverage may have changed since then. Your dashboard has the current card.`,
  },

  mail: {
    title: "Get a card by mail",
    text: "You can check your address first.",
    ask: "Request by mail",
    heading: "Request ID cards by mail",
    pageTitle: (card: string) => `Request ID cards by mail: ${card}`,
    card: "Card",
    people: "For",
    address: "Mail to",
    unavailable: "We can't show your address right now. We'd mail the cards to the one on file.",
    noAddress: "We have no mailing address for you, so we can't mail a card.",
    otherAddress: "Is your address wrong or missing? Contact us before you request a card.",
    submit: "Mail my cards",
    of: <Card>(card: Card): (string | Card)[] => [": ", card, " card"],
    unsaved: "No card was requested. Please try again.",
    unknown:
      "We can't tell whether your card was requested. Wait a few days before you request it again, or call us.",
    refused: "We couldn't order this card. Please contact customer service.",
  },

  emailing: {
    title: (member: string, card: string) => `Email ID card of ${member}: ${card}`,
    heading: "Email an ID card",
    intro: <Card>(member: string, card: Card): (string | Card)[] => [
      `We'll send ${member}'s `,
      card,
      " card to one address. Anyone with access to that inbox can see it.",
    ],
    address: "Email address",
    /** Beside the address, while staff act for the member. */
    onBehalf: "Use only an address the member gave you.",
    submit: "Send card",
    back: "Back to ID cards",
    unsaved: "The card wasn't sent. Please try again.",
    unknown: "We can't tell whether the card was sent. Check that inbox before you send it again.",
    refused: "We couldn't send the card to this address. Check it and try again.",
  },
};

const downloading = "Downloading resource...";

export const resourceDownloadText = {
  title: "Download",
  downloading,
  says: {
    waiting: { title: downloading, text: null },
    done: {
      title: "Your ID card was downloaded",
      text: "It's in your downloads. Not there? Open the card here. You can close this tab when you have it.",
    },
    failed: {
      title: "We couldn't download your ID card",
      text: "Check your internet connection, then open the card here.",
    },
  },
  noScript:
    "Your browser saves the card to its downloads. If nothing is there after a few seconds, open the card here. You can close this tab when you have it.",
  open: "Open ID card",
};
