import { locale } from "../common/locale.ts";
import { showUnit } from "../common/units.ts";

const number = new Intl.NumberFormat(locale);

const miles = (count: number) => showUnit(count, "mile");

type SearchTerms = { zip: string; radiusMiles: number; searchString: string };

type FoundWords = Record<"all" | "named", (miles: string, zip: string, words: string) => string>;

/** Which providers were searched for: all around a ZIP code, or those that match some words. */
const say = (asked: SearchTerms, { all, named }: FoundWords): string =>
  (asked.searchString === "" ? all : named)(
    miles(asked.radiusMiles),
    asked.zip,
    asked.searchString,
  );

export const providerSearchText = {
  title: (name: string, page: number) =>
    page > 1
      ? `Find a primary care provider for ${name}, page ${number.format(page)}`
      : `Find a primary care provider for ${name}`,
  heading: "Find a primary care provider",
  for: (name: string) => `For ${name}`,
  crumb: "Search",
  back: "Back to primary care",

  form: {
    heading: "Change your search",
    zip: "ZIP code",
    zipPattern: "Enter a 5-digit ZIP code, such as 97204",
    radius: "Distance",
    radiusPattern: "Choose one of the distances listed",
    within: (count: number) => `Within ${miles(count)}`,
    choose: "Choose a distance",
    words: "Name, group, specialty or city",
    wordsHint: "Optional. For example, Pediatrics.",
    wordsTooLong: (longest: number) => `Use ${longest} characters or fewer`,
    submit: "Search",
  },

  /** For a search that this browser does not have (any more). */
  lost: "That search isn't available anymore. Enter it again to see the providers.",
  refused: "We couldn't search. Check the ZIP code and try again.",
  trouble: "Your search is still here.",
  tryAgain: "Try again",
  notEligible: {
    title: (name: string) => `${name} can't choose a primary care provider right now`,
    text: "The plan may not use one, or the coverage has ended. Call us and we'll tell you more.",
  },

  /** The total is null if the gateway does not count. */
  result: (asked: SearchTerms, total: number | null) => {
    if (total === null)
      return say(asked, {
        all: (distance, zip) => `Providers within ${distance} of ${zip}`,
        named: (distance, zip, words) => `Providers for “${words}” within ${distance} of ${zip}`,
      });
    const count = number.format(total);
    return total === 1
      ? say(asked, {
          all: (distance, zip) => `1 provider within ${distance} of ${zip}`,
          named: (distance, zip, words) => `1 provider for “${words}” within ${distance} of ${zip}`,
        })
      : say(asked, {
          all: (distance, zip) => `${count} providers within ${distance} of ${zip}`,
          named: (distance, zip, words) =>
            `${count} providers for “${words}” within ${distance} of ${zip}`,
        });
  },
  shown: ({ first, last, total }: { first: number; last: number; total: number | null }) => {
    if (total === 1) return "Showing 1 provider";
    const [from, to] = [first, last].map((one) => number.format(one));
    const range = first === last ? from : `${from} to ${to}`;
    return total === null
      ? `Showing ${range}, nearest first`
      : `Showing ${range} of ${number.format(total)}, nearest first`;
  },
  pages: "Pages of providers",
  filter: {
    label: "Providers to show",
    all: "All providers",
    accepting: "Accepting new patients",
  },
  accepting: (asked: SearchTerms, total: number) => {
    const count = number.format(total);
    return total === 1
      ? say(asked, {
          all: (distance, zip) => `1 provider accepting new patients within ${distance} of ${zip}`,
          named: (distance, zip, words) =>
            `1 provider accepting new patients for “${words}” within ${distance} of ${zip}`,
        })
      : say(asked, {
          all: (distance, zip) =>
            `${count} providers accepting new patients within ${distance} of ${zip}`,
          named: (distance, zip, words) =>
            `${count} providers accepting new patients for “${words}” within ${distance} of ${zip}`,
        });
  },
  /** Where more were found than are looked through. */
  nearest: (count: number) => `We looked through the ${number.format(count)} nearest providers.`,

  none: {
    heading: "Providers",
    title: (asked: SearchTerms) =>
      say(asked, {
        all: (distance, zip) => `No providers within ${distance} of ${zip}`,
        named: (distance, zip, words) => `No providers for “${words}” within ${distance} of ${zip}`,
      }),
    accepting: (asked: SearchTerms) =>
      say(asked, {
        all: (distance, zip) => `No providers accepting new patients within ${distance} of ${zip}`,
        named: (distance, zip, words) =>
          `No providers accepting new patients for “${words}” within ${distance} of ${zip}`,
      }),
    text: "Search more widely, or call us and we'll help you find someone.",
    wider: (count: number) => `Search within ${miles(count)}`,
    withoutWords: (words: string) => `Search without “${words}”`,
    widest: "Try another ZIP code, or call us and we'll help you find someone.",
  },

  provider: {
    unnamed: "Provider without a name",
    distance: "Distance",
    miles: (count: number) => (count < 0.1 ? "Less than 0.1 miles" : miles(count)),
    group: "Group",
    specialty: "Specialty",
    languages: "Languages",
    places: (count: number): string => (count === 1 ? "Location" : "Locations"),
    morePlaces: (count: number) => `${number.format(count)} more`,
    accepting: {
      yes: "Accepting new patients",
      no: "Not accepting new patients",
      unknown: "Accepting new patients: not known",
    },
    choose: "Choose",
    full: "Not taking new patients, so you can't choose them online.",
    /** For a provider without an id. */
    byPhone: "To choose this provider, please call us.",
  },
};
