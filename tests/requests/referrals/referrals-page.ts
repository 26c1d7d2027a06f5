import type { z } from "zod";
import type { referral } from "#server/gateway/calls/care/referrals.ts";
import type { Visitor } from "#tests/harness/pages/visitor.ts";
import type { World } from "#tests/harness/world/world.ts";
import { writing } from "../sign-in/pending-steps.ts";

export const PATH = "/benefits/referrals";

/** Member keys of the family of `sub`. */
export const JORDAN = "410000100";
export const THEO = "410000101";

/** A page, and its calls about referrals: each as "path?query", sorted. */
export async function openCounting(world: World, browser: Visitor, path: string = PATH) {
  const { page, calls } = await writing(world, () => browser.open(path));
  const asked = calls
    .filter((call) => /^\/referrals(?:\/metadata)?$/.test(call.path))
    .map((call) => `${call.path.slice(1)}?${new URLSearchParams(call.query).toString()}`)
    .toSorted();
  return { page, calls, asked };
}

type WireReferral = z.input<typeof referral>;

/** A referral as the gateway sends it; `more` has the differences. */
export const referralAnswer = (more: Partial<WireReferral> = {}): WireReferral => ({
  id: "R-1",
  memberKey: THEO,
  firstName: "Theo",
  lastName: "Testa-Lindqvist",
  statusCode: "A",
  statusDescription: "Approved",
  referringProvider: { providerId: "1", providerName: "Example Clinic" },
  referredToProvider: { providerId: "2", providerName: "Sample Heart Center" },
  serviceDescription: "Heart ultrasound",
  issuedDate: "2026-10-01",
  effectiveDate: "2026-10-05",
  expirationDate: "2027-01-05",
  visitsAllowed: 3,
  visitsUsed: 1,
  ...more,
});
