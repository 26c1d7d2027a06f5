import { href, redirect } from "react-router";
import { z } from "zod";
import { benefitsDental, getTiers } from "#server/gateway/calls/benefits/benefit-tiers.ts";
import { GatewayContractError, type GatewayError } from "#server/gateway/transport/errors.ts";
import type { Context } from "#server/middleware/context.ts";
import { memberContext, type MemberRequest } from "#server/middleware/member.ts";
import { keepPosted } from "#server/middleware/session-over.ts";
import { sessionContext } from "#server/session/browser-sessions.ts";
import { MOST_SERVICES, type PricedList } from "#app/rules/benefits/dental-cost.ts";
import { listServices, namedServices, serviceKey } from "#app/rules/benefits/services.ts";
import { chooseTier, listTiers } from "#app/rules/benefits/tiers.ts";
import { findTypedCents } from "#app/rules/claims/bill/bill.ts";
import { isBlank } from "#app/rules/forms/validation.ts";
import { coverageOfCategory, shownDay } from "#app/rules/member/coverage.ts";
import { LONGEST_WHOLE } from "#app/forms/form-answer.ts";
import { textField, maxLength } from "#app/forms/field-schemas.ts";
import { isEnglishPage } from "#app/components/ui/text/CarrierText.tsx";
import { troubleSentence } from "#app/forms/submit/refuse.ts";
import { outcomeWithoutRefusal } from "#app/forms/submit/write-outcome.ts";
import { submitGuarded } from "#app/forms/submit/submit-guarded.ts";
import { refuseStaff } from "#app/sign-in/on-behalf.ts";
import { dentalCostText } from "#app/text/benefits/dental-cost.ts";
import { listNames } from "#app/text/common/list.ts";
import { nameOfService, ROW_NUMBERS, rowFields, STARTS_LIST } from "./cost-fields.ts";
import { RECENT_ESTIMATES, getDentalScope } from "./load-cost.ts";

const text = dentalCostText.form;

/** The longest search for a service, in characters. */
const LONGEST_SERVICE = 80;
/** At most this many services are named where a text may mean several. */
const MOST_NAMED = 4;

const textIn = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
};

/**
 * The fields of a posted form: of each row with anything in it both, of the first in any case. A page of
 * a service starts a list without prices.
 */
function schemaFor(form: FormData) {
  const hasPrices = !form.has(STARTS_LIST);
  const filled = ROW_NUMBERS.filter((row) =>
    Object.values(rowFields(row)).some((name) => !isBlank(textIn(form, name))),
  );
  const rows = filled.length === 0 ? ROW_NUMBERS.slice(0, 1) : filled;
  const fields = rows.flatMap((row) => {
    const { service, price } = rowFields(row);
    const named = textField(text.service(row), maxLength(LONGEST_SERVICE), {
      maxlength: text.serviceTooLong,
    });
    const priced = textField(
      text.price(row),
      (typed) => (findTypedCents(typed) === undefined ? "pattern" : undefined),
      { pattern: text.pricePattern, maxlength: text.pricePattern },
    );
    return [[service, named] as const, ...(hasPrices ? [[price, priced] as const] : [])];
  });
  return z
    .object(Object.fromEntries(fields))
    .refine(() => countRows(form) <= MOST_SERVICES, { error: text.tooMany(MOST_SERVICES) })
    .transform((typed) => ({
      suffix: textIn(form, "suffix"),
      tier: textIn(form, "tier"),
      rows: rows.map((row) => {
        const { service, price } = rowFields(row);
        return {
          field: service,
          typed: typed[service] ?? "",
          priceCents: findTypedCents(typed[price] ?? "") ?? null,
        };
      }),
    }));
}

/** How many services a form has that was not made by our page. */
const countRows = (form: FormData): number =>
  new Set([...form.keys()].flatMap((name) => /^(?:service|price)-(.*)$/.exec(name)?.[1] ?? []))
    .size;

/** An error cannot mark a name as sent: in another language it has only the code. */
const nameInText = (service: Parameters<typeof nameOfService>[0]): string =>
  isEnglishPage ? nameOfService(service) : (service.code ?? nameOfService(service));

type TypedList = z.output<ReturnType<typeof schemaFor>>;

/** Checks the form, keeps the list, and goes on to its estimate. 403 for staff. */
export async function submitCostForm(request: Request, context: Context) {
  const member = context.get(memberContext);
  refuseStaff(member.session);
  return submitGuarded(request, context, {
    schema: schemaFor,
    longest: LONGEST_WHOLE,
    idempotent: true,
    work: (typed) => findServices(member, typed),
    trouble: async (error: GatewayError) => {
      // Should the page of the form fail, too, what was typed is there when it is opened again.
      await keepPosted(context, member.session.memberKey, null);
      return [troubleSentence(error, text.unread)];
    },
    answer: async (outcome) => {
      if (outcome.kind === "refused") return { fieldErrors: outcome.reason };
      const state = context.get(sessionContext);
      const key = state.recentKeyOf(outcome.value);
      await state.rememberEntry(RECENT_ESTIMATES, { ...outcome.value, key });
      state.dropDraft();
      return redirect(`${href("/benefits/dental/cost")}?estimate=${key}`, { status: 303 });
    },
  });
}

const refuse = (errors: Record<string, string[]>) => ({ kind: "refused", reason: errors }) as const;

/** The services that were typed, among those of the person's plan; the errors of the others. */
async function findServices(member: MemberRequest, { suffix, tier: asked, rows }: TypedList) {
  const { gateway, today } = member;
  const whose = outcomeWithoutRefusal(
    await gateway.ask((it) => getDentalScope({ ...member, gateway: it }, suffix || null)),
  );
  if (whose.kind === "trouble") return whose;
  const scope = whose.value;
  const day = shownDay(coverageOfCategory(scope.rows, "dental", today), today);
  if (scope.head.isWhoUnknown || day === null) return refuse({ suffix: [text.whoUnknown] });
  const query = { category: "dental", suffix: scope.subject.memberSuffix, day } as const;
  const answer = outcomeWithoutRefusal(await gateway.ask((optional) => getTiers(optional, query)));
  if (answer.kind === "trouble") return answer;
  const { tiers, unreadable } = answer.value;
  const lost = unreadable.flatMap((tierId) => (tierId === null ? [] : { tierId, name: null }));
  const { tier, isUnknown } = chooseTier(listTiers([...tiers, ...lost], []), asked);
  const listed = isUnknown ? [] : tiers.filter(({ tierId }) => tierId === tier?.tierId);
  if (
    listed.length === 0 &&
    unreadable.some((id) => id === null || (!isUnknown && id === tier?.tierId))
  )
    return { kind: "trouble", error: new GatewayContractError(benefitsDental, "tiers") } as const;
  if (isUnknown) return refuse({ tier: [text.networkUnknown] });
  const errors: Record<string, string[]> = {};
  const isListed = listServices(listed).length > 0;
  const services = rows.flatMap(
    ({ field, typed, priceCents }): PricedList["services"][number][] => {
      const [found, ...others] = namedServices(listed, typed);
      if (found !== undefined && others.length === 0)
        return [{ service: serviceKey(found), priceCents }];
      errors[field] = [
        found === undefined
          ? isListed
            ? text.unknown
            : dentalCostText.none.unlisted
          : text.ambiguous(listNames([found, ...others].slice(0, MOST_NAMED).map(nameInText))),
      ];
      return [];
    },
  );
  if (Object.keys(errors).length > 0) return refuse(errors);
  return {
    kind: "ok",
    value: { suffix: query.suffix, tier: tier?.tierId ?? null, services } satisfies PricedList,
  } as const;
}
