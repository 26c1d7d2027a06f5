import type {
  ConfidentialAsked,
  ConfidentialRequest,
} from "#server/gateway/calls/member/confidential.ts";
import type { PlainDate } from "../dates/plain-date.ts";

type ConfidentialStatus = SavedRequest["status"];
export type MailingAddress = NonNullable<RequestContent["mailingAddress"]>;

/** The content of a request: the destination, and the care it covers. */
export type RequestContent = Readonly<ConfidentialAsked>;

/** A request as the gateway has it. */
export type SavedRequest = Readonly<ConfidentialRequest>;

/** Whether a request is in force or being processed. */
export const isRequestOpen = <Found extends Pick<SavedRequest, "status">>(
  request: Found | null,
): request is Found => request !== null && request.status !== "ENDED";

/** The index of the current one of the three steps; 3 when all are done. */
export const requestStepOf = (status: ConfidentialStatus): number =>
  ({ RECEIVED: 0, ACKNOWLEDGED: 1, IN_FORCE: 3, ENDED: 3 })[status];

/** Whether the day has passed by which the request had to be in force, and it is not. */
export const isRequestOverdue = (
  { status, inForceBy }: Pick<SavedRequest, "status" | "inForceBy">,
  today: PlainDate,
): boolean => (status === "RECEIVED" || status === "ACKNOWLEDGED") && today > inForceBy;

/** The content of a request, without its progress. */
export const requestContentOf = (request: RequestContent): RequestContent => ({
  emailAddress: request.emailAddress,
  mailingAddress: request.mailingAddress && {
    addressLine1: request.mailingAddress.addressLine1,
    addressLine2: request.mailingAddress.addressLine2,
    city: request.mailingAddress.city,
    state: request.mailingAddress.state,
    postalCode: request.mailingAddress.postalCode,
    country: request.mailingAddress.country,
  },
  phoneNumber: request.phoneNumber,
  about: request.about,
  aboutWords: request.aboutWords,
  couldEndanger: request.couldEndanger,
});

/**
 * The values a form was filled in with: null without a current request. The passing of days does
 * not change them.
 */
export const openContentOf = (
  request: (RequestContent & Pick<SavedRequest, "status">) | null,
): RequestContent | null => (isRequestOpen(request) ? requestContentOf(request) : null);

/** Whether the gateway's present data shows a write. */
export const isSavedAs = (
  sent: RequestContent | null,
  now: (RequestContent & Pick<SavedRequest, "status">) | null,
): boolean => JSON.stringify(sent && requestContentOf(sent)) === JSON.stringify(openContentOf(now));
