import { locale } from "../common/locale.ts";

const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });

const plural = (count: number, one: string, many: string) =>
  `${number.format(count)} ${count === 1 ? one : many}`;

const miles = (count: number) => plural(count, "mile", "miles");

type SearchTerms = { zip: string; radiusMiles: number; searchString: string };

/** "within 10 miles of 97204". */
const near = ({ zip, radiusMiles }: SearchTerms) => `within ${miles(radiusMiles)} of ${zip}`;

const matching = ({ searchString }: SearchTerms) =>
  searchString === "" ? "" : ` for “${searchString}”`;

export const providerSearchText = {
  title: (name: string, page: number) =>
    `Find a primary care provider for ${name}${page > 1 ? `, page ${number.format(page)}` : ""}`,
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
  refused: "We couldn't search with this. Check the ZIP code and try again.",
  trouble: "Your search is still here.",
  tryAgain: "Try again",
  notEligible: {
    title: (name: string) => `${name} can't choose a primary care provider right now`,
    text: "The plan may not use one, or the coverage has ended. Call us and we'll tell you more.",
  },

  /** The total is null where the gateway does not count. */
  result: (asked: SearchTerms, total: number | null) =>
    total === null
      ? `Providers${matching(asked)} ${near(asked)}`
      : `${plural(total, "provider", "providers")}${matching(asked)} ${near(asked)}`,
  shown: ({ first, last, total }: { first: number; last: number; total: number | null }) =>
    total === null
      ? `Showing ${number.format(first)} to ${number.format(last)}, nearest first`
      : `Showing ${number.format(first)} to ${number.format(last)} of ${number.format(total)}, nearest first`,
  pages: "Pages of providers",
  filter: {
    label: "Providers to show",
    all: "All providers",
    accepting: "Accepting new patients",
  },
  accepting: (asked: SearchTerms, total: number) =>
    `${plural(total, "provider", "providers")} accepting new patients${matching(asked)} ${near(asked)}`,
  /** Where more were found than are looked through. */
  nearest: (count: number) => `We looked through the ${number.format(count)} nearest providers.`,

  none: {
    heading: "Providers",
    title: (asked: SearchTerms) => `No providers${matching(asked)} ${near(asked)}`,
    accepting: (asked: SearchTerms) =>
      `No providers accepting new patients${matching(asked)} ${near(asked)}`,
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
    places: (count: number) => (count === 1 ? "Location" : "Locations"),
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
