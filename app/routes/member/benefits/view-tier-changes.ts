import type { TierChanges } from "#app/rules/benefits/compare-benefits.ts";
import type { ServiceChange, ServiceField } from "#app/rules/benefits/compare-services.ts";
import { tierLabel, type TierLabel, type TierName } from "#app/rules/benefits/tiers.ts";

/** A tier that could not be read; null for one without an id. */
export const viewLostTier = (tierId: string | null): TierLabel | null =>
  tierId === null ? null : tierLabel({ tierId, name: null });

/** One field of a service before and after; nothing said is null. */
export type FieldChange = {
  readonly field: ServiceField;
  readonly from: string | null;
  readonly to: string | null;
};

/** A service that is new, gone or different. */
export type ServiceLine = {
  readonly kind: ServiceChange["kind"];
  readonly code: string | null;
  readonly name: string | null;
  readonly category: string | null;
  /** What the plan pays for one that is new or gone; null where nothing is said. */
  readonly amount: string | null;
  readonly fields: readonly FieldChange[];
};

/** A tier with changes, its services by category in the order of their codes. */
export function viewTierChanges({ from, to, isRenamed, services, pages }: TierChanges) {
  const name = to ?? from;
  const lines = services.map(viewService);
  return {
    state: from === null ? ("added" as const) : to === null ? ("dropped" as const) : null,
    tier: name === null ? null : tierLabel(name),
    /** Its names on both days, where they differ and are shown. */
    renamed: isRenamed && from && to ? renamedTo(from, to) : null,
    pages,
    groups: [...Map.groupBy(lines, ({ category }) => category)].map(([category, grouped]) => ({
      category,
      services: grouped,
    })),
  };
}

export type ShownTierChanges = ReturnType<typeof viewTierChanges>;

const renamedTo = (from: TierName, to: TierName) => ({
  from: from.name ?? from.tierId,
  to: to.name ?? to.tierId,
});

function viewService(change: ServiceChange): ServiceLine {
  if (change.kind !== "changed") {
    const { code, name, category, amount } = change.service;
    return { kind: change.kind, code, name, category, amount, fields: [] };
  }
  const { from, to } = change;
  const { code, name, category } = to;
  return {
    kind: change.kind,
    code,
    name: name ?? from.name,
    category,
    amount: null,
    fields: change.fields.map((field) => ({
      field,
      from: textOf(from, field),
      to: textOf(to, field),
    })),
  };
}

type Service = Extract<ServiceChange, { kind: "changed" }>["to"];

/** A field in words of the plan. */
function textOf(service: Service, field: ServiceField): string | null {
  if (field !== "incentiveTiers") return service[field];
  const tiers = service.incentiveTiers.map(({ name, amount, description }) =>
    [[name, amount].filter(Boolean).join(": "), description].filter(Boolean).join(", "),
  );
  return tiers.filter(Boolean).join("; ") || null;
}
