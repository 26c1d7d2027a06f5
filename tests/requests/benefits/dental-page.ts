import { sectionOf, textOf, type Page } from "#tests/harness/pages/visitor.ts";
import type { Fault, World } from "#tests/harness/world/world.ts";

/** The pages of one dental service as a member reads them, and the gateway's answers for them. */

export const CROWN = "/services/dental/D2740";
export const CROWN_IN = "/details/innet/dental/D2740";

export type WireService = {
  readonly code?: unknown;
  readonly name?: string | null;
  readonly amount?: string | number | null;
  readonly description?: string | null;
  readonly benefitLimit?: string | null;
  readonly incentiveTiers?: readonly object[];
};

const service = (differences: WireService): WireService => ({
  code: "D2740",
  name: "Crown, ceramic",
  amount: "50%",
  ...differences,
});

type WireTier = {
  readonly tierId: string;
  readonly name?: string;
  readonly services?: unknown;
  readonly maximums?: readonly object[];
};

/** A tier with these services in one category. */
export const tier = (
  tierId: string,
  listings: readonly WireService[] = [{}],
  more: Partial<WireTier> = {},
): WireTier => ({
  tierId,
  services: [{ category: "Major", services: listings.map(service) }],
  ...more,
});

/** An individual maximum of a tier. */
export const maximum = (description: string, total: string, met: string, remaining: string) => ({
  description,
  indivAmount: total,
  indivMet: met,
  indivRemaining: remaining,
});

/** The gateway's dental answer, beside limits without meaning. */
export const answers = (...tiers: readonly WireTier[]): Fault[] => [
  { path: "benefits/dental", body: tiers },
  { path: "benefits/limits", body: [] },
];

/** `sub`'s first view of this page with this answer of the gateway. */
export async function lookWith(
  world: World,
  path: string,
  ...faults: readonly Fault[]
): Promise<Page> {
  const browser = await world.enter("sub");
  await world.fault(...faults);
  return browser.open(path);
}

/** The rows of the table of networks, each as its cells. */
export const rowsOf = ({ document }: Page): string[][] =>
  sectionOf(document, "What you pay")
    .querySelectorAll("tbody tr")
    .map((row) => row.querySelectorAll("th, td").map(textOf));

/** The paragraphs that explain a service in a network. */
export const saidOf = ({ document }: Page, network: string): string[] =>
  sectionOf(document, network).querySelectorAll("p").map(textOf);
