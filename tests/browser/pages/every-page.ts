import type { BrandKey } from "#app/brand/brand.ts";
import { BRANDS } from "./brands.ts";
import { SCREENS, type Screen } from "./screens.ts";

/** A page as the members of one brand see it. */
export type BrandPage = Screen & { readonly brand: BrandKey };

const VISITOR = [
  "/login",
  "/contact-us",
  "/language-help",
  "/registration",
  "/recovery/username",
  "/recovery/password",
];

/** The partner's own page for visitors who are not known. */
const PARTNERS: BrandPage = { brand: "partner", path: "/error/401", persona: null, status: 401 };

/** Who has benefits is redirected from this page to them. */
const NO_BENEFITS: BrandPage = {
  brand: "carrier",
  path: "/benefits",
  persona: "term",
  status: 200,
};

/** These steps of the sign-in only stop some members, whom the sandbox has in these brands. */
const WAYS_IN: readonly BrandPage[] = [
  { brand: "carrier", path: "/group-selection", persona: "flag360", status: 200 },
  { brand: "carrier", path: "/update-preferences", persona: "nopref-ext", status: 200 },
  { brand: "carrier", path: "/login-as", persona: "emp", status: 200 },
  { brand: "summit", path: "/login-as", persona: "emp", status: 200 },
  { brand: "providence", path: "/login-as", persona: "emp", status: 200 },
  { brand: "providence", path: "/registration-policies", persona: "prov-unsigned", status: 200 },
];

const MEMBER = [
  "/home",
  "/account",
  "/account/summary",
  "/benefits/summary",
  "/benefits/certificate-of-coverage",
  "/benefits/prior-authorization",
  "/benefits/referrals",
  "/benefits/medicare-materials",
  "/documents",
  "/history/2026-03-01/benefits/dental",
  "/benefits/compare",
  "/benefits/programs/27",
  "/find-care",
  "/passport-dental",
  "/find-care/primary-care",
  "/find-care/primary-care/0",
  "/find-care/primary-care/0/search",
  "/claims",
  "/claims/print",
  "/claims/check-a-bill",
  "/benefits/dental/cost",
  "/claims/year/2026",
  "/eobs",
  "/id-card",
  "/select-group",
  "/account/member-information",
  "/account/confidential",
  "/account/settings",
  "/account/plan-benefits",
  "/account/proof-of-coverage",
  "/account/support",
  "/support/customer-service",
  "/account/settings/change-password",
  "/account/download",
  "/session-ended",
  "/benefits/search?q=crown",
];

/** For all brands except the one with only medical plans. */
const DENTAL_SERVICE = ["/services/dental/D2740", "/details/innet/dental/D2740"];

/** The brands with only dental plans have no medical card. */
const isDental = (brand: BrandKey) => brand === "providence" || brand === "partner";

const OF_ALL_BRANDS: readonly BrandPage[] = BRANDS.flatMap(({ brand, persona }) => {
  const on = (path: string, who: string | null, status = 200): BrandPage => ({
    brand,
    path,
    persona: who,
    status,
  });
  return [
    ...VISITOR.map((path) => on(path, null)),
    ...MEMBER.map((path) => on(path, persona)),
    ...["", "/claims?toward=deductible"].map((end) =>
      on(`/benefits/${isDental(brand) ? "dental" : "medical"}${end}`, persona),
    ),
    ...(brand === "carrier"
      ? ["/benefits/dental", "/benefits/programs/20", "/account/ebill"].map((path) =>
          on(path, persona),
        )
      : []),
    ...(brand === "providence"
      ? [on("/find-care/find-a-dentist", persona)]
      : [on("/benefits/programs", persona), on("/find-care/resources", persona)]),
    ...["/id-card/0", "/id-card/mail"].map((cards) =>
      on(`${cards}/${isDental(brand) ? "D" : "M"}`, persona),
    ),
    ...(brand === "providence" ? [] : [on("/benefits/handbooks", persona)]),
    ...(brand === "summit" ? [] : DENTAL_SERVICE.map((path) => on(path, persona))),
    on("/error/404", null, 404),
    on("/error/500", persona, 500),
    on(`/dev/components?brand=${brand}`, null),
  ];
});

/**
 * Pages of the other brands with parts that neither the carrier's pages nor earlier ones in this
 * list have. tests/requests/frame/brands/parts-of-brands.test.ts computes the differences from
 * every page's HTML and fails when this list is wrong.
 */
const PARTS_OF_ITS_OWN: Partial<Record<BrandKey, readonly string[]>> = {
  summit: [
    "/claims",
    "/benefits/medical",
    "/history/2026-03-01/benefits/dental",
    "/find-care/primary-care/0",
    "/benefits/search?q=crown",
    "/benefits/dental/cost",
  ],
  providence: [
    "/home",
    "/find-care/primary-care/0/search",
    "/find-care/find-a-dentist",
    "/registration-policies",
  ],
  partner: ["/home", "/benefits/referrals", "/details/innet/dental/D2740"],
  medicare: [
    "/benefits/referrals",
    "/benefits/medicare-materials",
    "/find-care/primary-care/0",
    "/account/plan-benefits",
    "/account/summary",
    "/benefits/compare",
    "/benefits/dental/cost",
  ],
};

/** The page has parts that must be checked in this brand. */
export function hasPartsOfItsOwn({ brand, path }: BrandPage): boolean {
  return PARTS_OF_ITS_OWN[brand]?.includes(path) ?? false;
}

const BY_ADDRESS: readonly BrandPage[] = [...OF_ALL_BRANDS, PARTNERS, NO_BENEFITS, ...WAYS_IN];

export function isSame(one: BrandPage, other: BrandPage): boolean {
  return one.brand === other.brand && one.path === other.path && one.persona === other.persona;
}

/** Every page that is reached by its address alone, and the screens of one member's data. */
export const EVERY_PAGE: readonly BrandPage[] = [
  ...BY_ADDRESS,
  ...SCREENS.map((it): BrandPage => ({ brand: "carrier", ...it })).filter(
    (it) => !BY_ADDRESS.some((page) => isSame(page, it)),
  ),
];
