import type { BrandFlags, BrandKey, PageBrand } from "#app/brand/brand.ts";
import type { Look } from "./look.ts";
import type { BrandFields, GlobalAlert } from "./schema.ts";

/** A brand as the server knows it: its fields in the carrier's file, with its id and flags. */
export type Brand = Readonly<Omit<BrandFields, "colors">> & {
  readonly domainId: number;
  readonly key: BrandKey;
  readonly flags: BrandFlags;
  readonly look: Look;
  readonly alerts: readonly GlobalAlert[];
};

const NO_FLAGS: BrandFlags = {
  providence: false,
  summit: false,
  healthPlanPartner: false,
  medicareOriented: false,
};

export const FLAGS: Record<BrandKey, BrandFlags> = {
  carrier: NO_FLAGS,
  summit: { ...NO_FLAGS, summit: true },
  providence: { ...NO_FLAGS, providence: true },
  partner: { ...NO_FLAGS, healthPlanPartner: true },
  medicare: { ...NO_FLAGS, medicareOriented: true },
};

/** The brand of a request's host; the main carrier for an unknown host. */
export function brandForHost(brands: readonly Brand[], host: string): Brand {
  const name = host.replace(/:\d+$/, "").toLowerCase().replace(/\.$/, "");
  const found = brands.find(({ hosts }) => hosts.includes(name)) ?? brands[0];
  if (found === undefined) throw new RangeError("the main carrier is always there");
  return found;
}

/**
 * Whom members call where no line of their plan's own is known: customer service where the brand has such a
 * line (§2 "Contact-us page"), else the support line.
 */
export const servicePhoneOf = ({
  flags,
  contacts,
  supportPhone,
}: Pick<Brand, "flags" | "contacts" | "supportPhone">): string | null =>
  (flags.medicareOriented ? contacts.medicareService.phone : null) ?? supportPhone;

export function pageBrand(brand: Brand): PageBrand {
  const { domainId, key, name, flags, links } = brand;
  const { partnerDashboard, partnerPlanContact } = links;
  const shown = { partnerDashboard, partnerPlanContact };
  return { domainId, key, name, flags, links: shown, servicePhone: servicePhoneOf(brand) };
}
