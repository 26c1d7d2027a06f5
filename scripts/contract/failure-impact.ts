import { CITY_OF_PORTLAND_GROUP } from "#app/rules/member/groups.ts";
import { PAGES_WITH_MENUS, type PagePath } from "./pages.ts";

/** What members lose while a read fails. A test breaks each call under every page that makes it. */
export type FailureImpact = {
  readonly takesDown: readonly LostPage[];
  /** What else is missing, for readers of the contract; null for nothing. */
  readonly hides: string | null;
  /** The only members whose pages make the call; a gateway without such members may leave it out. */
  readonly only?: string;
};

/** Served by `/benefits/:category` where HANDBOOKS_PATH says so (T-64). */
export const HANDBOOKS = "/benefits/handbooks";
/** A page by its path in app/routes.ts. */
export type LostPage = PagePath | typeof HANDBOOKS;
const CATEGORY_PAGES: readonly LostPage[] = [
  "/benefits/:category",
  "/history/:time/benefits/:category",
];
const COUNTED_CLAIMS = "/benefits/:category/claims";
const CARE_PAGES: readonly LostPage[] = [
  "/find-care/primary-care",
  "/find-care/primary-care/:suffix",
  "/find-care/primary-care/:suffix/search",
  "/find-care/primary-care/:suffix/choose",
];
const MY_DATA = "/account/download/my-data.zip";
const CARD_FILES: readonly LostPage[] = [
  "/id-card/:suffix/:category/save",
  "/resource-download/id-card.pdf",
];
const SIGN_IN = "/sso-landing";
const OWN_PREFERENCES = "the preferences on /account/settings and /account/ebill";

const down = (...takesDown: LostPage[]): FailureImpact => ({ takesDown, hides: null });
const hidden = (hides: string): FailureImpact => ({ takesDown: [], hides });
const both = (takesDown: readonly LostPage[], hides: string): FailureImpact => ({
  takesDown,
  hides,
});
const ofCategory = (category: string, ...alsoDown: LostPage[]): FailureImpact =>
  both(
    [...CATEGORY_PAGES, ...alsoDown],
    `${category} amounts on /benefits/summary and /benefits/compare`,
  );

export const FAILURE_IMPACTS: Readonly<Record<string, FailureImpact>> = {
  account: down(
    ...PAGES_WITH_MENUS,
    HANDBOOKS,
    "/claims/export.csv",
    "/claims/year/:year/export.csv",
    "/eobs/:documentId/pdf",
    MY_DATA,
    ...CARD_FILES,
    "/registration-policies",
  ),
  "account/address": hidden(
    "the address on /account/member-information and on the page that mails ID cards",
  ),
  "account/confidential-communication": down("/account/confidential"),
  "account/getEmployeeId": both(
    ["/home", "/account/summary"],
    "the employee ID of local 598 on cards and on /account/proof-of-coverage",
  ),
  "account/policy-details": both(["/update-preferences"], OWN_PREFERENCES),
  "account/preferences": both([SIGN_IN, "/update-preferences"], OWN_PREFERENCES),
  "account/registration/details": down("/registration/account"),
  "account/registration/policies": {
    ...down(SIGN_IN, "/registration-policies"),
    only: "Providence's brand",
  },
  "account/relevant-preferences": both([SIGN_IN, "/update-preferences"], OWN_PREFERENCES),
  "account/security-questions": both(
    ["/registration/security"],
    "the form of security questions on /account/settings",
  ),
  "account/status": down(SIGN_IN),
  "benefits/dental": ofCategory(
    "dental",
    COUNTED_CLAIMS,
    "/benefits/dental/cost",
    "/services/dental/:code",
    "/details/:tier/dental/:code",
  ),
  "benefits/history": both([COUNTED_CLAIMS], "plan periods on the other pages of benefits"),
  // Of the partner's members alone it takes /home down.
  "benefits/limits": both(
    ["/home"],
    "amounts on the pages of benefits, and on /home of other brands",
  ),
  "benefits/medical": ofCategory("medical", COUNTED_CLAIMS),
  "benefits/pharmacy": ofCategory("pharmacy"),
  "benefits/vision": ofCategory("vision"),
  chat: hidden("the chat"),
  "claims/metadata": hidden("the choices of provider and status on /claims"),
  "claims/{type}": both(
    [
      "/home",
      "/claims",
      "/claims/print",
      "/claims/export.csv",
      "/claims/year/:year",
      "/claims/year/:year/export.csv",
      MY_DATA,
    ],
    "how many claims an amount of /benefits/{category} comes from, and whether a claim was taken back or replaced, on its own page",
  ),
  "claims/{type}/{id}": both(
    [
      "/claims/:claimType/:claimId/:memberSuffix",
      "/claims/:claimType/:claimId/:memberSuffix/appeal",
    ],
    "the discount and what the plan paid, on /eobs/{id}",
  ),
  "ebill/ebillRegistered": hidden("the way to eBill, which leads to an error page"),
  "ebill/hasEbill": both(
    ["/home", "/account/ebill"],
    "the menus' entry eBill, and its tile on /benefits/programs",
  ),
  "ebill/showEbillAlert": both(["/home"], "whether a bill is waiting, on /account/ebill"),
  "eligibility/family": down(...PAGES_WITH_MENUS, HANDBOOKS, MY_DATA, ...CARD_FILES),
  "eobs/eob-detail": down("/eobs/:documentId", "/eobs/:documentId/pdf"),
  "eobs/metadata": hidden("the choice of provider on /eobs"),
  "eobs/pdf": down("/eobs/:documentId/pdf"),
  "group-detail": hidden("the header's link to another group"),
  groups: down(SIGN_IN, "/group-selection"),
  "groups/individual": down("/select-group"),
  "handbook/ooc": both(
    ["/home"],
    "the Outline of Coverage on the pages of documents, and its tile on /benefits/programs",
  ),
  "idCard/eligible": both(
    [
      "/home",
      "/id-card",
      "/id-card/:suffix/:category",
      "/id-card/mail/:category",
      "/id-card/:suffix/:category/email",
      ...CARD_FILES,
    ],
    "the ID cards among all documents on /documents, and on /account/member-information",
  ),
  "idCard/request": hidden("cards by mail on /id-card"),
  "idCard/view": both(CARD_FILES, "the cards' faces on /id-card"),
  "medicare-materials": both(
    ["/benefits/medicare-materials"],
    "the Medicare materials on /documents",
  ),
  "medicare-materials/eligibility": hidden("the menus' entry Medicare Materials"),
  "message/calendar": hidden("the holidays on the contact pages, where the brand has none itself"),
  "message/calendar/domain/{domainId}": hidden("the brand's own holidays on the contact pages"),
  ncqa: hidden("the footer's accreditation"),
  "pcp/city-of-portland": { ...down("/home"), only: `group ${CITY_OF_PORTLAND_GROUP}` },
  "pcp/eligibility": both(["/home", ...CARE_PAGES], "the menus' entry Primary care"),
  "pcp/members": both(["/home", ...CARE_PAGES], "the menus' entry Primary care"),
  "pcp/provider": both(
    ["/find-care/primary-care/:suffix", "/find-care/primary-care/:suffix/choose"],
    "the address and the phone of a provider who was just chosen",
  ),
  "plan-management/details": both(
    ["/home"],
    "open enrollment and the way to end a plan on /account/plan-benefits",
  ),
  programs: both(
    ["/home", "/navitus", "/benefits/programs", "/benefits/programs/:id"],
    "the menus' entry Pharmacy, programs on /find-care/resources, and documents of programs on /documents",
  ),
  "programs/sitecore": hidden(
    "handbooks, certificates, documents of programs, wherever they are listed; the text and number of a program",
  ),
  referrals: down("/benefits/referrals"),
  "referrals/metadata": hidden("the choices of provider and status on /benefits/referrals"),
  "referrals/hasReferrals": hidden("the menus' entry Referrals"),
  "token/userkey": hidden("the way to eBill, which leads to an error page"),
  "v2/eobs": both(
    ["/eobs"],
    "the EOB buttons of claims, which lead to an error page, and the EOBs on /documents",
  ),
};
