import { href } from "react-router";
import { shownTier } from "#app/rules/benefits/category-plan.ts";
import { listServices, nameInServiceKey, serviceKey } from "#app/rules/benefits/services.ts";
import { lastCoveredDay } from "#app/rules/member/coverage.ts";
import { benefitsText } from "#app/text/benefits/benefits.ts";
import { benefitDaysText } from "#app/text/benefits/days.ts";
import { benefitsFrameText } from "#app/text/benefits/frame.ts";
import { dentalCostText as text } from "#app/text/benefits/dental-cost.ts";
import { showDate } from "#app/text/common/format.ts";
import { nameByFirstName } from "#app/frame/words/name-members.ts";
import { benefitsAddress } from "#app/frame/addresses/url-of.ts";
import { noticeOf } from "../category/view-category.ts";
import { sayTier } from "../say-benefits.ts";
import { nameOfService, ROW_NUMBERS, rowFields } from "./cost-fields.ts";
import type { LoadedCost } from "./load-cost.ts";
import { viewEstimate } from "./view-estimate.ts";

/** The page: the form, with an estimate before it where prices are kept. */
export function viewCost(loaded: LoadedCost) {
  const { scope, coverage, isBack, isCovered, plan, isStaff, list, isPriced, isLost, draft } =
    loaded;
  const { head, people, subject } = scope;
  const nameOf = nameByFirstName(people);
  const { tier: shown, isUnknown } = shownTier(plan ?? NO_PLAN, loaded.askedTier);
  // A list is estimated in no other network than its own.
  const tier = isUnknown && list !== null ? null : shown;
  const unreadable = plan?.unreadable ?? [];
  const offered = listServices((plan?.tiers ?? []).flatMap(({ listed }) => listed ?? []));
  const estimate =
    list !== null && isPriced && plan !== null
      ? viewEstimate(list, { plan, next: loaded.next })
      : null;
  return {
    isStaff,
    estimate,
    title: estimate?.title ?? text.title,
    back: benefitsAddress("dental", null, { suffix: head.suffix }),
    /** For whom, in which network, as of which day. */
    basis: [
      ...(head.name === null ? [] : [head.name]),
      ...(tier === null ? [] : [sayTier(tier)]),
      ...(plan === null ? [] : [benefitDaysText.asOf(showDate(plan.day))]),
    ].join(" · "),
    notices: [
      head.isWhoUnknown
        ? { kind: "warning" as const, words: benefitsText.errors.who }
        : noticeOf({ coverage, isAsked: false, plan }, { ...text, ended: text.none.ended }),
      unreadable.length > 0 && estimate === null
        ? { kind: "warning" as const, words: text.unread }
        : null,
    ].filter((notice) => notice !== null),
    /** In place of the form, where the plan has no services to choose from. */
    emptyState: isCovered
      ? isBack || offered.length > 0 || unreadable.length > 0
        ? null
        : { title: text.none.unlistedTitle, text: text.none.unlisted, action: CALL }
      : {
          title: text.none.title,
          text:
            coverage.kind === "ended" && coverage.on !== null
              ? text.none.ended(showDate(lastCoveredDay(coverage.on)))
              : text.none.never,
          action: CALL,
        },
    isLost,
    draft,
    form: {
      people: people.map((person) => ({
        value: String(person.memberSuffix),
        label: nameOf(person),
      })),
      tiers: (plan?.tiers ?? [])
        .filter(({ listed, tierId }) => listed !== null || unreadable.includes(tierId))
        .map((one) => ({ value: one.tierId, label: sayTier(one) })),
      services: offered.map(nameOfService),
      values: {
        suffix: String(subject.memberSuffix),
        tier: tier?.tierId ?? "",
        ...Object.fromEntries(
          ROW_NUMBERS.flatMap((row) => {
            const { service, price } = rowFields(row);
            const one = list?.services[row - 1];
            const named = offered.find((each) => serviceKey(each) === one?.service);
            const cents = one?.priceCents ?? null;
            return [
              [service, named ? nameOfService(named) : one ? nameInServiceKey(one.service) : ""],
              [price, cents === null ? "" : (cents / 100).toFixed(2)],
            ];
          }),
        ),
      } as Readonly<Record<string, string>>,
    },
  };
}

const CALL = {
  label: benefitsFrameText.empty.service,
  href: href("/support/customer-service"),
};

const NO_PLAN = { tiers: [], withoutTier: [] };

export type CostView = ReturnType<typeof viewCost>;
