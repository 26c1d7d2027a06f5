import { CALLS } from "#server/contract/contract.ts";
import { linkTo } from "#tests/requests/account/my-data/my-data-of.ts";
import {
  choosePath,
  giveChosen,
  PROVIDER,
  searched,
} from "#tests/requests/primary-care/choose-page.ts";
import {
  submitIdentity,
  somebody,
  toQuestions,
} from "#tests/requests/registration/registration-walk.ts";
import type { Visitor } from "#tests/harness/pages/visitor.ts";
import { HOST, type RecordedCall, type World } from "#tests/harness/world/world.ts";

/** Pages of a visitor who signed in one way, by the pattern of their address. */
export type Scene = {
  readonly name: string;
  readonly enter: (world: World) => Promise<Visitor>;
  /** Pattern and address. */
  readonly pages: readonly (readonly [string, string])[];
};

const same = (...paths: string[]): Scene["pages"] => paths.map((path) => [path, path]);
const member =
  (persona: string, host: string = HOST.carrier) =>
  (world: World) =>
    world.enter(persona, host);
const enterPending =
  (persona: string, host: string = HOST.carrier) =>
  (world: World) =>
    world.enterPending(persona, host);

/** Stands for the key of a search, which is random. */
const SEARCH_KEY = "KEY";

/** Every page that calls the gateway, opened as the persona that has most on it. */
export const SCENES: readonly Scene[] = [
  {
    name: "subscriber",
    enter: member("sub"),
    pages: [
      ...same(
        "/home",
        "/account",
        "/account/summary",
        "/account/ebill",
        "/benefits",
        "/benefits/summary",
        "/benefits/certificate-of-coverage",
        "/benefits/handbooks",
        "/benefits/medicare-materials",
        "/documents",
        "/benefits/compare",
        "/benefits/search",
        "/benefits/prior-authorization",
        "/benefits/referrals",
        "/find-care",
        "/find-care/resources",
        "/passport-dental",
        "/account/plan-benefits",
        "/find-care/primary-care",
        "/claims",
        "/claims/print",
        "/claims/export.csv",
      ),
      ...["medical", "dental", "vision", "pharmacy"].flatMap((category) => [
        ["/benefits/{category}", `/benefits/${category}`] as const,
        [
          "/history/{time}/benefits/{category}",
          `/history/2025-06-15/benefits/${category}`,
        ] as const,
      ]),
      ...["medical", "dental"].map(
        (category) =>
          [
            "/benefits/{category}/claims",
            `/benefits/${category}/claims?toward=deductible`,
          ] as const,
      ),
      ["/benefits/programs", "/benefits/programs"],
      ["/benefits/programs/{id}", "/benefits/programs/20"],
      ["/find-care/primary-care/{suffix}", "/find-care/primary-care/0"],
      ["/services/dental/{code}", "/services/dental/D2740"],
      ["/details/{tier}/dental/{code}", "/details/innet/dental/D2740"],
      ["/claims/{type}/{id}/{suffix}", "/claims/medical/26000010001/0"],
      ["/find-care/primary-care/{suffix}/search", "/find-care/primary-care/0/search"],
      ["/eobs", "/eobs"],
      ["/eobs/{id}", "/eobs/EOB26000010001"],
      ["/eobs/{id}/pdf", "/eobs/EOB26000010001/pdf"],
      ["/id-card", "/id-card"],
      ["/id-card/{suffix}/{category}", "/id-card/0/M"],
      ["/id-card/mail/{category}", "/id-card/mail/M"],
      ["/id-card/{suffix}/{category}/email", "/id-card/0/M/email"],
      ["/id-card/{suffix}/{category}/save", "/id-card/0/M/save"],
      ["/resource-download/id-card.pdf", "/resource-download/id-card.pdf?suffix=0&category=M"],
      ...same("/select-group", "/account/settings/change-password"),
      ...same("/account/member-information", "/account/download", "/account/confidential"),
      ...same("/account/settings", "/account/support", "/support/customer-service"),
    ],
  },
  {
    name: "choice of a provider",
    async enter(world) {
      const { browser, key } = await searched(world, "care", 2);
      return { ...browser, send: (path) => browser.send(`${path}`.replace(SEARCH_KEY, key)) };
    },
    pages: [
      ["/find-care/primary-care/{suffix}/choose", choosePath(2, SEARCH_KEY, PROVIDER.pediatric)],
    ],
  },
  {
    name: "provider chosen",
    async enter(world) {
      const browser = await world.enter("care");
      await giveChosen(world, { browser, persona: "care" });
      return browser;
    },
    pages: [["/find-care/primary-care/{suffix}/chosen", "/find-care/primary-care/2/chosen"]],
  },
  {
    name: "data to take away",
    async enter(world) {
      const browser = await world.enter("sub");
      const link = await linkTo(browser);
      return { ...browser, send: () => browser.send(link) };
    },
    pages: same("/account/download/my-data.zip"),
  },
  { name: "pharmacy", enter: member("nav"), pages: same("/navitus") },
  { name: "City of Portland", enter: member("cop"), pages: same("/home") },
  { name: "several groups", enter: member("multi"), pages: same("/home", "/select-group") },
  { name: "partner", enter: member("hpp", HOST.partner), pages: same("/home") },
  {
    name: "Providence",
    enter: member("prov", HOST.providence),
    pages: same("/find-care/find-a-dentist"),
  },
  { name: "sign-in", enter: enterPending("sub"), pages: same("/sso-landing") },
  {
    name: "Providence's sign-in",
    enter: enterPending("prov", HOST.providence),
    pages: same("/sso-landing"),
  },
  { name: "choice of group", enter: enterPending("flag360"), pages: same("/group-selection") },
  { name: "preferences", enter: enterPending("nopref-ext"), pages: same("/update-preferences") },
  {
    name: "consents",
    enter: enterPending("prov-unsigned", HOST.providence),
    pages: same("/registration-policies"),
  },
  { name: "visitor", enter: async (world) => world.visitor(), pages: same("/contact-us") },
  {
    name: "registration",
    async enter(world) {
      const browser = somebody(world);
      await submitIdentity(browser);
      return browser;
    },
    pages: same("/registration/account"),
  },
  {
    name: "end of the registration",
    async enter(world) {
      const browser = somebody(world);
      await toQuestions(browser, "wrennewcomb");
      return browser;
    },
    pages: same("/registration/security"),
  },
];

/** The contract's name of a recorded call. */
export function callOf({ method, path }: RecordedCall): string {
  const at = path.replace(/^\//, "");
  const exact = CALLS.find((call) => call.method === method && call.path === at);
  const found = exact ?? CALLS.find((call) => call.method === method && fits(call.path, at));
  return `${method} ${found?.path ?? path}`;
}

const fits = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, "[^/]+")}$`).test(path);
