import type { BenefitService, Tier } from "#server/gateway/calls/benefits/benefit-tiers.ts";
import { isService, searchedWords, type SearchedWord } from "../search/find-services.ts";
import { wordsIn } from "../search/words.ts";
import { splitPrice, statedAmount } from "./plan-pays.ts";

/** One service of a tier with its category; nothing said is null. */
export type ServiceListing = BenefitService & { readonly category: string | null };

/** The services of one group of a tier, each with its category; amounts of -1 and 0 are null (§3). */
export const listingsOfGroup = (group: Tier["services"][number]): ServiceListing[] =>
  group.services.map((service) => ({
    ...service,
    category: group.category,
    amount: statedAmount(service.amount),
    incentiveTiers: service.incentiveTiers.map((tier) => ({
      ...tier,
      amount: statedAmount(tier.amount),
    })),
  }));

/** Medical services, which the gateway gives as pages (§3), like others; none without a title. */
export const pageListings = ({ pages }: Pick<Tier, "pages">) =>
  pages.flatMap(({ url, pageId, pageDescription }) => {
    if (pageDescription === null) return [];
    const { name, price: amount } = splitPrice(pageDescription);
    const none = { category: null, code: null, benefitLimit: null, description: null };
    return {
      ...none,
      deductibleApplies: null,
      id: pageId ?? pageDescription,
      url,
      name,
      amount,
      incentiveTiers: [],
    };
  });

/** Two listings of a tier, or of two days, are the same service by code, else by name. */
export const serviceKey = ({ code, name }: Pick<BenefitService, "code" | "name">): string =>
  code === null ? `name ${name ?? ""}` : `code ${code.toUpperCase()}`;

/** What the key of a service says of one that is not listed: its code, else its name. */
export const nameInServiceKey = (key: string): string => key.replace(/^(?:code|name) /, "");

/**
 * What a tier says of the service with this code, in any letter case. Plans may list a service more
 * than once: each listing that differs, once, in the plan's order.
 */
export const findListings = (services: Tier["services"], code: string): ServiceListing[] =>
  listingsByKey(services, serviceKey({ code, name: null }));

/** What a tier says of the service with this key (`serviceKey`), which may have no code. */
export function listingsByKey(services: Tier["services"], key: string): ServiceListing[] {
  const own = services.flatMap(listingsOfGroup).filter((listing) => serviceKey(listing) === key);
  const alike = Map.groupBy(own, (listing) => JSON.stringify({ ...listing, code: null }));
  return [...alike.values()].flatMap(([first]) => first ?? []);
}

/** Longest search text. Every word costs a comparison with every service. */
const LONGEST_QUERY = 80;

/**
 * The services that a search box finds, each once for all tiers; all without a query. Every word of
 * the query must begin a word of the name, category, description or code, in any order, letter case
 * and accents; a code without its letters, too ("2740"), a plural by its singular ("crowns"). Or it
 * names a common service, in either language ("corona").
 */
export function searchServices(
  tiers: readonly Pick<Tier, "tierId" | "name" | "services">[],
  typed: string | null,
) {
  const query = (typed ?? "").trim().slice(0, LONGEST_QUERY).toWellFormed().trim();
  const all = listServices(tiers);
  if (query === "") return { query, found: all };
  const words = searchedWords(query);
  return { query, found: words.length === 0 ? [] : all.filter((one) => matches(one, words)) };
}

/**
 * The services that a person may mean who types a name, a code, or both ("D2740 Crown, ceramic"): one
 * if the code or the whole name is a service's, else those that a search finds.
 */
export function namedServices(
  tiers: readonly Pick<Tier, "tierId" | "name" | "services">[],
  typed: string,
): readonly FoundService[] {
  const plain = typed.trim().toUpperCase();
  const [first = ""] = plain.split(/\s/);
  const all = listServices(tiers);
  const exact = all.find(
    ({ code, name }) =>
      (code !== null && [code, withoutLetters(code)].some((it) => it?.toUpperCase() === first)) ||
      name?.trim().toUpperCase() === plain,
  );
  return exact === undefined ? searchServices(tiers, typed).found : [exact];
}

/** Every service of any tier, those of one key as one, with what each tier says of it. */
export function listServices(tiers: readonly Pick<Tier, "tierId" | "name" | "services">[]) {
  const listings = tiers.flatMap(({ tierId, name, services }) =>
    services.flatMap((group) =>
      group.services.map((service) => ({
        tier: { tierId, name },
        category: group.category,
        service,
      })),
    ),
  );
  return [...Map.groupBy(listings, ({ service }) => serviceKey(service)).values()].flatMap((own) =>
    own.slice(0, 1).map(({ category, service: { code, name } }) => ({
      code,
      name,
      category,
      inTiers: own.map(({ tier, service }) => ({ tier, service })),
    })),
  );
}

export type FoundService = ReturnType<typeof listServices>[number];

function matches({ category, inTiers }: FoundService, searched: readonly SearchedWord[]): boolean {
  const texts = inTiers.flatMap(({ service: { code, name, description } }) => [
    name,
    description,
    code,
    withoutLetters(code),
  ]);
  const found = [...new Set([category, ...texts])].flatMap((text) => wordsOf(text ?? ""));
  const named = inTiers.flatMap(({ service: { name } }) => wordsOf(name ?? ""));
  const codes = inTiers.flatMap(({ service: { code } }) => code ?? []);
  return searched.every(
    ({ word, services }) =>
      found.some((other) => begins(other, word)) ||
      services.some((service) => isService(service, named, codes)),
  );
}

const begins = (text: string, word: string): boolean =>
  text.startsWith(word) || (word.length > 3 && word.endsWith("s") && text === word.slice(0, -1));

/** "D2740" is "2740" to many. */
const withoutLetters = (code: string | null): string | null =>
  code === null ? null : code.replace(/^[A-Za-z]+/, "");

/** The words of a text, those with a hyphen or an apostrophe as one, too: "x-ray" is "xray". */
const wordsOf = (text: string): string[] => [
  ...wordsIn(text),
  ...wordsIn(text.replaceAll(/(?<=\p{L})['’-](?=\p{L})/gu, "")),
];
