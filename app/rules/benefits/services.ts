import type { BenefitService, Tier } from "#server/gateway/calls/benefit-tiers.ts";
import { statedAmount } from "./plan-pays.ts";
import type { TierName } from "./tiers.ts";

/** One service of a tier with its category; nothing said is null. */
export type ServiceListing = BenefitService & { readonly category: string | null };

/** The services of one group of a tier, each with its category; amounts of -1 and 0 are null (§3). */
export const listingsIn = (group: Tier["services"][number]): ServiceListing[] =>
  group.services.map((service) => ({
    ...service,
    category: group.category,
    amount: statedAmount(service.amount),
    incentiveTiers: service.incentiveTiers.map((tier) => ({
      ...tier,
      amount: statedAmount(tier.amount),
    })),
  }));

/** What makes two listings of a tier, or of two days, the same service: the code, else the name. */
export const serviceKey = ({ code, name }: Pick<BenefitService, "code" | "name">): string =>
  code === null ? `name ${name ?? ""}` : `code ${code.toUpperCase()}`;

/**
 * What a tier says of the service with this code, without regard to letter case. Plans may list a
 * service more than once, with other terms or in another category: each that differs, once, in the
 * plan's order; what says the same is one. Empty where the tier does not list the code.
 */
export function findListings(services: Tier["services"], code: string): ServiceListing[] {
  const own = services
    .flatMap(listingsIn)
    .filter((listing) => listing.code?.toUpperCase() === code.toUpperCase());
  const alike = Map.groupBy(own, (listing) => JSON.stringify({ ...listing, code: null }));
  return [...alike.values()].flatMap(([first]) => first ?? []);
}

type Searched = Pick<BenefitService, "code" | "name" | "description">;

/** A tier with its services by category, as the gateway answers it. */
export type SearchedTier<Service extends Searched> = TierName & {
  readonly services: readonly {
    readonly category: string | null;
    readonly services: readonly Service[];
  }[];
};

/** A service once, with what each tier says of it, in the order of the tiers. */
export type FoundService<Service extends Searched> = {
  readonly code: string | null;
  readonly name: string | null;
  /** The first tier's category. */
  readonly category: string | null;
  readonly inTiers: readonly { readonly tier: TierName; readonly service: Service }[];
};

export type ServiceSearch<Service extends Searched> = {
  /** What is looked for, as it is shown; "" for all services. */
  readonly query: string;
  /** In the order of the plan. */
  readonly found: readonly FoundService<Service>[];
  /** How many services there are to find. */
  readonly total: number;
};

/** Nobody types more to find a service; every word costs a comparison with every service. */
const LONGEST_QUERY = 80;

/**
 * The services that a search box finds, each once for all tiers; all without a query. Every word of
 * the query must begin a word of the name, category, description or code, in any order, without
 * regard to letter case and accents. A code is found without its letters, too ("2740"), a word in the
 * plural by its singular ("crowns"). A query without letters and digits finds nothing.
 */
export function searchServices<Service extends Searched>(
  tiers: readonly SearchedTier<Service>[],
  typed: string | null,
): ServiceSearch<Service> {
  const query = (typed ?? "").trim().slice(0, LONGEST_QUERY).toWellFormed().trim();
  const all = listServices(tiers);
  if (query === "") return { query, found: all, total: all.length };
  const words = wordsIn(query);
  const found = words.length === 0 ? [] : all.filter((service) => matches(service, words));
  return { query, found, total: all.length };
}

/** Every service of any tier, those of one code as one; those without a code by their name. */
function listServices<Service extends Searched>(
  tiers: readonly SearchedTier<Service>[],
): FoundService<Service>[] {
  const all = new Map<string, Listed<Service>>();
  for (const { tierId, name: tierName, services: groups } of tiers) {
    const tier = { tierId, name: tierName };
    for (const { category, services } of groups) {
      for (const service of services) {
        const { code, name } = service;
        const key = serviceKey(service);
        const listed = all.get(key);
        if (listed === undefined)
          all.set(key, { code, name, category, inTiers: [{ tier, service }] });
        else listed.inTiers.push({ tier, service });
      }
    }
  }
  return [...all.values()];
}

type Listed<Service extends Searched> = FoundService<Service> & {
  readonly inTiers: { readonly tier: TierName; readonly service: Service }[];
};

function matches<Service extends Searched>(
  { category, inTiers }: FoundService<Service>,
  words: readonly string[],
): boolean {
  const texts = new Set([
    category,
    ...inTiers.flatMap(({ service: { code, name, description } }) => [
      name,
      description,
      code,
      withoutLetters(code),
    ]),
  ]);
  const found = [...texts].flatMap((text) => wordsOf(text ?? ""));
  return words.every((word) => found.some((other) => begins(other, word)));
}

const begins = (text: string, word: string): boolean =>
  text.startsWith(word) || (word.length > 3 && word.endsWith("s") && text === word.slice(0, -1));

/** "D2740" is "2740" to many. */
const withoutLetters = (code: string | null): string | null =>
  code === null ? null : code.replace(/^[A-Za-z]+/, "");

/** Without letter case and accents. */
const plain = (text: string): string =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{M}+/gu, "")
    .toLowerCase();

const wordsIn = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

/** The words of a text, those with a hyphen or an apostrophe as one, too: "x-ray" is "xray". */
const wordsOf = (text: string): string[] => [
  ...wordsIn(text),
  ...wordsIn(text.replaceAll(/(?<=\p{L})['’-](?=\p{L})/gu, "")),
];
