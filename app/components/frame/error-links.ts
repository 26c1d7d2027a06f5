import { href } from "react-router";
import type { PageBrand } from "#app/brand/brand.ts";
import { errorsText, partnerLinksText } from "#app/text/frame/errors.ts";

export type ArrowLinkTarget = { label: string; href: string; external: boolean };

/**
 * The viewer of an error page: a member with a session, a person who is still signing in
 * ("pending"), or a visitor.
 */
export type ErrorViewer = "member" | "pending" | "visitor";

type ErrorLinksInput = {
  status: number | null;
  viewer: ErrorViewer;
  brand: Pick<PageBrand, "flags" | "links">;
};

/**
 * The links of the error page (§2 "Error page"; for 401 at the partner, §8). A person who is still
 * signing in would be logged out by a member page, so that their link leads to the landing, which
 * returns them to their current step (T-73).
 */
export function errorLinks({ status, viewer, brand }: ErrorLinksInput): ArrowLinkTarget[] {
  if (status === 401 && brand.flags.healthPlanPartner) return partnerLinks(brand.links);
  const contact = inside(errorsText.customerService, href("/contact-us"));
  if (viewer === "pending") return [inside(errorsText.tryAgain, href("/sso-landing")), contact];
  if (viewer === "visitor") return [contact];
  return [
    inside(errorsText.home, href("/home")),
    inside(errorsText.customerService, href("/support/customer-service")),
  ];
}

/** The page of unexpected errors links only to the start. */
export const unexpectedErrorLinks: readonly ArrowLinkTarget[] = [inside(errorsText.home, "/")];

/** To the partner, customer service and the plan; links that are not configured are left out. */
export function partnerLinks(links: PageBrand["links"]): ArrowLinkTarget[] {
  const { partnerDashboard, partnerPlanContact } = links;
  return [
    ...outside(partnerLinksText.partnerDashboard, partnerDashboard),
    inside(partnerLinksText.customerService, href("/contact-us")),
    ...outside(partnerLinksText.healthPlan, partnerPlanContact),
  ];
}

function inside(label: string, href: string): ArrowLinkTarget {
  return { label, href, external: false };
}

function outside(label: string, href: string | null): ArrowLinkTarget[] {
  return href === null ? [] : [{ label, href, external: true }];
}
