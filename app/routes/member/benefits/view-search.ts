import type { Tier } from "#server/gateway/calls/benefit-tiers.ts";
import { searchServices } from "#app/rules/benefits/search-services.ts";
import { serviceAddress } from "#app/rules/benefits/service-address.ts";
import { splitPrice } from "#app/rules/benefits/split-price.ts";
import { tierLabel } from "#app/rules/benefits/tiers.ts";
import { addressOf } from "#app/frame/address-of.ts";
import type { SearchData } from "./load-search.ts";
import { sayPays } from "./say-pays.ts";
import { showTier } from "./show-network.ts";
import { fullName } from "#app/rules/member/member.ts";

/** What the search found, by category. */
export function viewSearch(data: SearchData) {
  const { scope, typed, day, answers, failed } = data;
  const { subject, viewer, members } = scope;
  const isOwn = subject.memberKey === viewer.memberKey;
  const suffix = isOwn ? null : String(subject.memberSuffix);
  const groups = answers.map((answer) => viewGroup(answer, data, suffix));
  return {
    /** As it is shown again; "" where nothing was looked for. */
    query: searchServices([], typed).query,
    name: isOwn ? null : subject.firstName,
    suffix,
    day,
    isDayUnknown: data.isDayUnknown,
    isWhoUnknown: scope.isWhoUnknown,
    categories: scope.categories,
    members: members.map((member) => ({
      value: String(member.memberSuffix),
      label: fullName(member),
      isShown: member.memberSuffix === subject.memberSuffix,
    })),
    groups: groups.filter(({ rows }) => rows.length > 0),
    count: groups.reduce((sum, { rows }) => sum + rows.length, 0),
    /** Categories that could not be looked into, or not into all of their networks. */
    unread: [
      ...failed,
      ...answers.flatMap(({ category, unreadable }) => (unreadable.length > 0 ? category : [])),
    ],
  };
}

export type SearchView = ReturnType<typeof viewSearch>;
export type FoundGroup = SearchView["groups"][number];

type Answer = SearchData["answers"][number];

function viewGroup(answer: Answer, { typed, day, today }: SearchData, suffix: string | null) {
  const { category, tiers } = answer;
  const path = day === null ? `/benefits/${category}` : `/history/${day}/benefits/${category}`;
  const { found } = searchServices(tiers.map(searchedTier), typed);
  return {
    category,
    href: addressOf(path, { suffix }),
    /** A column each. */
    tiers: [...new Set(tiers.map((tier) => showTier(tierLabel(tier))))],
    /** Set where it is not today's plan that was searched. */
    day: answer.day === today ? null : answer.day,
    rows: found.map(({ code, name, category: group, inTiers }, place) => ({
      key: `${code} ${place}`,
      code,
      name,
      group,
      href:
        category === "dental" && code !== null
          ? serviceAddress(
              { code },
              {
                suffix: suffix === null ? null : Number(suffix),
                tier: null,
                day,
              },
            )
          : null,
      inTiers: inTiers.map(({ tier, service }) => ({
        tier: showTier(tierLabel(tier)),
        pays: sayPays(service.amount),
        limit: service.benefitLimit,
      })),
    })),
  };
}

type Searched = Pick<
  Tier["services"][number]["services"][number],
  "code" | "name" | "description" | "amount" | "benefitLimit"
>;

/** Medical services are found like others, each once for all tiers by its name. */
function searchedTier({ tierId, name, services, pages }: Tier) {
  const ofPages = pages.map(({ pageDescription }): Searched => {
    const priced = splitPrice(pageDescription ?? "");
    return {
      code: null,
      name: priced.name || null,
      description: null,
      amount: priced.price,
      benefitLimit: null,
    };
  });
  const groups: readonly {
    readonly category: string | null;
    readonly services: readonly Searched[];
  }[] = services;
  return { tierId, name, services: [...groups, { category: null, services: ofPages }] };
}
