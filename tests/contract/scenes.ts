import { CALLS } from "#scripts/contract/contract.ts";
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

/** Pages of a visitor who signed in one way, by their addresses. */
export type Scene = {
  readonly name: string;
  readonly enter: (world: World) => Promise<Visitor>;
  readonly pages: readonly string[];
};

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
      "/account/proof-of-coverage",
      "/find-care/primary-care",
      "/claims",
      "/claims/print",
      "/claims/check-a-bill",
      "/benefits/dental/cost",
      "/claims/export.csv",
      "/claims/year/2026",
      "/claims/year/2026/export.csv",
      ...["medical", "dental", "vision", "pharmacy"].flatMap((category) => [
        `/benefits/${category}`,
        `/history/2025-06-15/benefits/${category}`,
      ]),
      ...["medical", "dental"].map((category) => `/benefits/${category}/claims?toward=deductible`),
      "/benefits/programs",
      "/benefits/programs/20",
      "/find-care/primary-care/0",
      "/services/dental/D2740",
      "/details/innet/dental/D2740",
      "/claims/medical/26000010001/0",
      "/find-care/primary-care/0/search",
      "/eobs",
      "/eobs/EOB26000010001",
      "/eobs/EOB26000010001/pdf",
      "/id-card",
      "/id-card/0/M",
      "/id-card/mail/M",
      "/id-card/0/M/email",
      "/id-card/0/M/save",
      "/resource-download/id-card.pdf?suffix=0&category=M",
      "/select-group",
      "/account/settings/change-password",
      "/account/member-information",
      "/account/download",
      "/account/confidential",
      "/account/settings",
      "/account/support",
      "/support/customer-service",
    ],
  },
  {
    name: "choice of a provider",
    async enter(world) {
      const { browser, key } = await searched(world, "care", 2);
      return { ...browser, send: (path) => browser.send(`${path}`.replace(SEARCH_KEY, key)) };
    },
    pages: [choosePath(2, SEARCH_KEY, PROVIDER.pediatric)],
  },
  {
    name: "provider chosen",
    async enter(world) {
      const browser = await world.enter("care");
      await giveChosen(world, browser);
      return browser;
    },
    pages: ["/find-care/primary-care/2/chosen"],
  },
  {
    name: "data to take away",
    async enter(world) {
      const browser = await world.enter("sub");
      const link = await linkTo(browser);
      return { ...browser, send: () => browser.send(link) };
    },
    pages: ["/account/download/my-data.zip"],
  },
  { name: "pharmacy", enter: member("nav"), pages: ["/navitus"] },
  {
    name: "denied claim",
    enter: member("denied"),
    pages: ["/claims/medical/26000530001/0/appeal"],
  },
  { name: "City of Portland", enter: member("cop"), pages: ["/home"] },
  { name: "several groups", enter: member("multi"), pages: ["/home", "/select-group"] },
  { name: "partner", enter: member("hpp", HOST.partner), pages: ["/home"] },
  {
    name: "Providence",
    enter: member("prov", HOST.providence),
    pages: ["/find-care/find-a-dentist"],
  },
  { name: "sign-in", enter: enterPending("sub"), pages: ["/sso-landing"] },
  {
    name: "Providence's sign-in",
    enter: enterPending("prov", HOST.providence),
    pages: ["/sso-landing"],
  },
  { name: "choice of group", enter: enterPending("flag360"), pages: ["/group-selection"] },
  { name: "preferences", enter: enterPending("nopref-ext"), pages: ["/update-preferences"] },
  {
    name: "consents",
    enter: enterPending("prov-unsigned", HOST.providence),
    pages: ["/registration-policies"],
  },
  { name: "visitor", enter: async (world) => world.visitor(), pages: ["/contact-us"] },
  {
    name: "registration",
    async enter(world) {
      const browser = somebody(world);
      await submitIdentity(browser);
      return browser;
    },
    pages: ["/registration/account"],
  },
  {
    name: "end of the registration",
    async enter(world) {
      const browser = somebody(world);
      await toQuestions(browser, "wrennewcomb");
      return browser;
    },
    pages: ["/registration/security"],
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
