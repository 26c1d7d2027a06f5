import type { PageBrand } from "#app/brand/brand.ts";
import { errorsText } from "#app/text/errors.ts";
import { logoutText } from "#app/text/logout.ts";

export type OnwardTarget = { label: string; href: string; external: boolean };

type ErrorLinksInput = {
  status: number | null;
  signedIn: boolean;
  brand: Pick<PageBrand, "flags" | "links">;
};

/** The links of the error page (§2 "Error page"; for 401 at the partner, §8). */
export function errorLinks({ status, signedIn, brand }: ErrorLinksInput): OnwardTarget[] {
  if (status === 401 && brand.flags.healthPlanPartner) return partnerLinks(brand.links);
  if (!signedIn) return [inside(errorsText.customerService, "/contact-us")];
  return [
    inside(errorsText.home, "/home"),
    inside(errorsText.customerService, "/support/customer-service"),
  ];
}

/** The page of unexpected errors links to the start alone. */
export const unexpectedErrorLinks: readonly OnwardTarget[] = [inside(errorsText.home, "/")];

/** To the partner, customer service and the plan; links that are not configured are left out. */
export function partnerLinks(links: PageBrand["links"]): OnwardTarget[] {
  const { partnerDashboard, partnerPlanContact } = links;
  return [
    ...outside(logoutText.partnerDashboard, partnerDashboard),
    inside(logoutText.customerService, "/contact-us"),
    ...outside(logoutText.healthPlan, partnerPlanContact),
  ];
}

function inside(label: string, href: string): OnwardTarget {
  return { label, href, external: false };
}

function outside(label: string, href: string | null): OnwardTarget[] {
  return href === null ? [] : [{ label, href, external: true }];
}
