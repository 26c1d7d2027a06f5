import type { WholeClaim } from "#server/sandbox/world/claims/claim-answer.ts";
import { textOf, type Page } from "#tests/harness/pages/visitor.ts";
import { GATEWAY, type World } from "#tests/harness/world/world.ts";
import { heardIn } from "../home/home-page.ts";

/** The page of one claim as a member reads it, and the gateway's answer for it. */

export type ClaimWire = WholeClaim;

/** All claims of a persona with one type, from the gateway. */
export async function claimsOf(
  world: World,
  persona: string,
  { type = "medical", suffix = 0, since = "2023-01-01" } = {},
): Promise<readonly ClaimWire[]> {
  const query = `startDate=${since}&endDate=2026-11-21&suffix=${suffix}&page=0&size=500`;
  const headers = { authorization: `Bearer ${await world.token(persona)}` };
  const url = `${GATEWAY}/claims/${type}?${query}`;
  const response = await world.ask(new Request(url, { headers }));
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  // The sandbox's own tests check its answers with this same schema.
  return ((await response.json()) as { content: ClaimWire[] }).content;
}

/** The first claim that matches; throws if the sandbox has none. */
export async function getClaimWhere(
  world: World,
  fits: (claim: ClaimWire) => boolean,
  { persona = "sub", type = "medical", suffix = 0 } = {},
): Promise<ClaimWire> {
  const found = (await claimsOf(world, persona, { type, suffix })).find(fits);
  if (found === undefined) throw new Error("the sandbox has no such claim");
  return found;
}

/** The page while the gateway answers every id with this claim. */
export async function pageWith(world: World, claim: ClaimWire, persona = "sub"): Promise<Page> {
  await world.mend();
  await world.fault({ path: "claims/{type}/{id}", body: claim });
  const suffix = persona === "dep-adult" ? 1 : persona === "dep-minor" ? 2 : 0;
  return world.see(persona, `/claims/medical/${claim.id}/${suffix}`);
}
/** The totals of a claim, as the gateway sends them. */
export const totals = (charge: string | null, paid: string | null, owe: string) => ({
  claimDetailTotals: {
    chargeAmountTotal: charge,
    paidAmountTotal: paid,
    combinedMemberResponsibilityAmount: owe,
  },
});

/** The steps of the math and the parts of what is owed, as screen readers hear them. */
export const stepsOf = ({ document }: Page): string[] =>
  document
    .querySelectorAll("dl.math > div")
    .map((step) => `${heardIn(step.querySelector("dt"))}: ${heardIn(step.querySelector("dd"))}`);

/** The lines, each as its service and then its amounts; the totals come last. */
export const linesOf = ({ document }: Page): string[][] =>
  document
    .querySelectorAll(".claim-lines :is(tbody, tfoot) tr")
    .map((row) => row.querySelectorAll("th, td").map(textOf));

export const barOf = ({ document }: Page): string | undefined =>
  document.querySelector('main svg[role="img"]')?.getAttribute("aria-label");
