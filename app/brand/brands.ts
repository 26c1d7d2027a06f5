import type { Brand, BrandFlags, BrandKey, BrandLinks, PageBrand } from "./brand.ts";

/** A carrier's settings of a brand; the ids of partner brands are not fixed (T-19). */
type BrandSettings = {
  readonly domainId: number | undefined;
  readonly name: string;
  readonly hosts: readonly string[];
  readonly links?: BrandLinks;
  readonly supportPhone?: string | null;
};

const NO_FLAGS: BrandFlags = {
  providence: false,
  summit: false,
  healthPlanPartner: false,
  medicareOriented: false,
};

const FLAGS: Record<BrandKey, BrandFlags> = {
  carrier: NO_FLAGS,
  summit: { ...NO_FLAGS, summit: true },
  providence: { ...NO_FLAGS, providence: true },
  partner: { ...NO_FLAGS, healthPlanPartner: true },
  medicare: { ...NO_FLAGS, medicareOriented: true },
};

/** The brands a carrier runs; one without a domain id is not in use. */
export function makeBrands(choices: Readonly<Record<BrandKey, BrandSettings>>): readonly Brand[] {
  const keys: readonly BrandKey[] = ["carrier", "summit", "providence", "partner", "medicare"];
  return keys.flatMap((key) => {
    const { domainId, name, hosts, links, supportPhone = null } = choices[key];
    if (domainId === undefined) return [];
    const noLinks = { partnerDashboard: null, partnerPlanContact: null };
    const flags = FLAGS[key];
    const named = hosts.map(hostName);
    return [{ domainId, key, name, flags, hosts: named, links: links ?? noLinks, supportPhone }];
  });
}

/** The brand of a domain id (§1); undefined when the carrier runs none under it. */
export function findBrand(brands: readonly Brand[], domainId: number): Brand | undefined {
  return brands.find((brand) => brand.domainId === domainId);
}

/** The brand of a request's host; the main carrier for an unknown host. */
export function brandForHost(brands: readonly Brand[], host: string): Brand {
  const name = hostName(host.replace(/:\d+$/, ""));
  const found = brands.find((brand) => brand.hosts.includes(name)) ?? findBrand(brands, 1);
  if (found === undefined) throw new RangeError("the main carrier is always there");
  return found;
}

/** Normalises a host name: lower case, without the root's dot. */
const hostName = (text: string): string => text.toLowerCase().replace(/\.$/, "");

export function pageBrand({ hosts: _hosts, ...shown }: Brand): PageBrand {
  return shown;
}
