import { servicePhoneOf } from "#server/brands/brand.ts";
import { getAddress } from "#server/gateway/calls/member/address.ts";
import {
  getConfidentialRequest,
  type ConfidentialRequest,
} from "#server/gateway/calls/member/confidential.ts";
import type { Context } from "#server/middleware/context.ts";
import { memberContext } from "#server/middleware/member.ts";
import { getRuntime } from "#server/runtime.ts";
import { seenVersionOf } from "#app/forms/submit/submit-save.ts";
import { isAnsweringForm } from "#app/forms/submit/submit-guarded.ts";
import { awaitAll, orUnavailable } from "#app/frame/loading/load.ts";
import { throwErrorPage } from "#app/frame/errors/throw-error-page.ts";
import { getFamily } from "#server/gateway/calls/member/family.ts";
import { isRequestOverdue, isRequestOpen, openContentOf } from "#app/rules/account/confidential.ts";
import { isMinor } from "#app/rules/dates/plain-date.ts";
import { isSubscriber } from "#app/rules/member/member.ts";
import { countryName, addressListsOf } from "#app/forms/address/address-schema.ts";
import { refuseStaff } from "#app/sign-in/on-behalf.ts";

/** 404 where the carrier has no such call; 403 for staff, before anything is read. */
export function requireConfidentialAccess(context: Context): void {
  const path = getRuntime().settings.GATEWAY_PATHS["account/confidential-communication"];
  if (path === undefined) throwErrorPage(404);
  refuseStaff(context.get(memberContext).session);
}

/** The page's part: the state of a request, its form, or the step that confirms its end. */
export type RequestPart = "state" | "form" | "end";

/**
 * The page's data. A form that was refused stays open even while the saved request cannot be read.
 */
export async function loadRequest(context: Context, url: URL) {
  const { gateway, session, today, brand } = context.get(memberContext);
  const cameBack = context.get(isAnsweringForm);
  const { family, found, address } = await awaitAll({
    family: getFamily({ gateway, session }),
    found: cameBack
      ? orUnavailable(gateway.ask(getConfidentialRequest))
      : getConfidentialRequest(gateway),
    address: orUnavailable(gateway.ask(getAddress)),
  });
  const { viewer } = family;
  const request = found === "unavailable" ? null : found;
  // The form uses only the lists of countries and states of the family's address.
  const lists = addressListsOf(address);
  const wanted = url.searchParams.get("do");
  const part: RequestPart = cameBack
    ? wanted === "end"
      ? "end"
      : "form"
    : partOf(request, wanted);
  return {
    part,
    request,
    choices: lists,
    country: countryName(request?.mailingAddress?.country ?? null, lists),
    version: found === "unavailable" ? "" : seenVersionOf(openContentOf(request)),
    isStanding: isRequestOpen(request),
    isLate: request !== null && isRequestOverdue(request, today),
    isSubscriber: isSubscriber(viewer.memberSuffix),
    isMinor: isMinor(viewer.dateOfBirth, today),
    servicePhone: servicePhoneOf(brand),
  };
}

function partOf(request: ConfidentialRequest | null, wanted: string | null): RequestPart {
  if (request === null || wanted === "change") return "form";
  return wanted === "end" && isRequestOpen(request) ? "end" : "state";
}
