import { MOST_SERVICES } from "#app/rules/benefits/dental-cost.ts";
import type { BenefitService } from "#server/gateway/calls/benefits/benefit-tiers.ts";

export const ROW_NUMBERS = Array.from({ length: MOST_SERVICES }, (_, at) => at + 1);

export const rowFields = (row: number) => ({ service: `service-${row}`, price: `price-${row}` });

/** The field of a form that starts a list with a service, whose price is typed next. */
export const STARTS_LIST = "start";

/** A service as it is offered and shown in its field: "D2740 Crown, ceramic". */
export const nameOfService = ({ code, name }: Pick<BenefitService, "code" | "name">): string =>
  [code, name].filter((part) => part !== null).join(" ");
