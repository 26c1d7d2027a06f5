import { showDate } from "../common/format.ts";
import { listNames } from "../common/list.ts";

export const providerChoiceText = {
  title: "Confirm your choice",
  heading: "Confirm your provider",
  intro: "Check the details before you save.",
  introMany: "Check the details and choose who this provider is for.",
  currentProvider: (name: string) => `${name}'s provider now`,
  noneNow: "No provider now",
  chosen: "You're choosing",

  who: "Who is this for?",
  whoHint: "You can choose the same provider for several people.",
  hasNow: (provider: string | null) =>
    provider === null ? "No provider yet." : `Now with ${provider}.`,
  willHave: (provider: string, day: string | null) =>
    day === null ? "" : `From ${showDate(day)}: ${provider}.`,
  period: {
    active: (day: string) => `Current coverage, since ${showDate(day)}`,
    future: (day: string) => `Coverage from ${showDate(day)}`,
  },
  /** Beside a person with one period only. */
  forPeriod: {
    active: (day: string) => `For current coverage, since ${showDate(day)}.`,
    future: (day: string) => `For coverage from ${showDate(day)}.`,
  },
  periods: (name: string) => `Coverage of ${name}`,
  already: (names: readonly string[]) => `Already with this provider: ${listNames(names)}.`,
  email: "Email address",
  emailHint: "We'll send a confirmation to this address.",
  submit: "Save choice",
  back: "Back to the results",

  nobody: "Choose at least one person",
  changed: "The people you can choose for have changed. Check the form and save again.",

  closed: {
    full: (provider: string) => `${provider} isn't accepting new patients right now`,
    gone: "This provider can't be chosen right now",
    theirs: (names: readonly string[], provider: string) =>
      `${provider} is already the primary care provider of ${listNames(names)}`,
    text: "Nothing has changed. Please choose another provider.",
    nothing: "There is nothing to save.",
  },

  trouble: {
    full: (provider: string) =>
      `Your choice wasn't saved. ${provider} may not be accepting new patients any more. Choose another provider, or try again later.`,
    refused: "Your choice wasn't saved. Check it and try again, or choose another provider.",
    unsaved: "Your choice wasn't saved. Please try again.",
  },

  provider: {
    unnamed: "Provider without a name",
    speaks: <Sent>(languages: Sent): (string | Sent)[] => ["Speaks ", languages],
    accepting: {
      yes: "Accepting new patients",
      no: "Not accepting new patients",
      unknown: "Ask the office about new patients",
    },
  },

  done: {
    title: "Your choice",
    titles: {
      saved: "Your choice is saved",
      found: "Your choice is saved",
      unknown: "We can't tell whether your choice was saved",
    },
    /** Where the plan has no words, or they were lost on the way. */
    answers: {
      saved: "Your plan has your choice of primary care provider.",
      found: "Your plan's reply didn't reach us, so we checked: your choice is saved.",
      unknown:
        "Your plan's reply didn't reach us, so we can't tell yet. Come back to this page in a minute, or call us. It's safe to choose the same provider again.",
    },
    provider: "Primary care provider",
    people: "For",
    before: (provider: string) => `Before: ${provider}`,
    since: (provider: string) => `Changed since then. The provider is now ${provider}.`,
    email: (address: string) => `A confirmation goes to ${address}.`,
    again: "Try again",
    seeCare: "See primary care",
    home: "Go to home",
  },
};
