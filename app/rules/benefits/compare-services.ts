import type { ServiceOnDay, TierOnDay } from "./benefits-on-day.ts";
import { matchUp } from "./match-up.ts";

export const SERVICE_FIELDS = [
  "name",
  "category",
  "amount",
  "benefitLimit",
  "incentiveTiers",
  "description",
] as const;

export type ServiceField = (typeof SERVICE_FIELDS)[number];

/** A service that is new, gone or different. */
export type ServiceChange =
  | { readonly kind: "added"; readonly service: ServiceOnDay }
  | { readonly kind: "dropped"; readonly service: ServiceOnDay }
  | {
      readonly kind: "changed";
      readonly from: ServiceOnDay;
      readonly to: ServiceOnDay;
      readonly fields: readonly ServiceField[];
    };

/** A page about medical services that is new, gone or has another title. */
export type PageChange = { readonly from: string | null; readonly to: string | null };

/** Services by code, without regard to letter case; those without a code by their name. */
const serviceKey = ({ code, name }: ServiceOnDay): string =>
  code === null ? `name ${name ?? ""}` : `code ${code.toUpperCase()}`;

const textOfField = (service: ServiceOnDay, field: ServiceField): string =>
  field === "incentiveTiers"
    ? JSON.stringify(service.incentiveTiers.map(incentiveText).toSorted())
    : JSON.stringify(service[field]);

const incentiveText = (tier: ServiceOnDay["incentiveTiers"][number]): string =>
  JSON.stringify([tier.name, tier.amount, tier.description]);

const textOf = (service: ServiceOnDay): string =>
  SERVICE_FIELDS.map((field) => textOfField(service, field)).join("\n");

/** The services that are new, gone or different between two days, each once, ordered by code. */
export function compareServices(
  from: readonly ServiceOnDay[],
  to: readonly ServiceOnDay[],
): ServiceChange[] {
  return matchUp(from, to, { key: serviceKey, text: textOf }).map((change): ServiceChange => {
    if (change.from === null) return { kind: "added", service: change.to };
    if (change.to === null) return { kind: "dropped", service: change.from };
    const { from: a, to: b } = change;
    const differs = (field: ServiceField) => textOfField(a, field) !== textOfField(b, field);
    return { kind: "changed", from: a, to: b, fields: SERVICE_FIELDS.filter(differs) };
  });
}

/** The pages that are new, gone or renamed. Those without a title are not shown, nor compared. */
export function comparePages(from: TierOnDay["pages"], to: TierOnDay["pages"]): PageChange[] {
  const [before, after] = [from, to].map((pages) =>
    pages.filter(({ pageDescription }) => pageDescription !== null),
  );
  const changes = matchUp(before ?? [], after ?? [], {
    key: ({ pageId, pageDescription }) => pageId ?? `${pageDescription}`,
    text: ({ pageDescription }) => `${pageDescription}`,
  });
  return changes.map(({ from: a, to: b }) => ({
    from: a?.pageDescription ?? null,
    to: b?.pageDescription ?? null,
  }));
}
