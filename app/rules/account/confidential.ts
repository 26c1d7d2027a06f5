import type {
  ConfidentialAsked,
  ConfidentialRequest,
} from "#server/gateway/calls/member/confidential.ts";
import type { PlainDate } from "../dates/plain-date.ts";

export type ConfidentialStatus = Request["status"];
export type MailingAddress = NonNullable<RequestContent["mailingAddress"]>;

/** What a member asks for: where to send, and what about. */
export type RequestContent = Readonly<ConfidentialAsked>;

/** A request as the gateway has it. */
export type Request = Readonly<ConfidentialRequest>;

/** Whether a request stands, in force or on the way to it. */
export const isStanding = <Found extends Pick<Request, "status">>(
  request: Found | null,
): request is Found => request !== null && request.status !== "ENDED";

/** How many of the three steps are behind: the one it stands on, or all of them. */
export const stepOf = (status: ConfidentialStatus): number =>
  ({ RECEIVED: 0, ACKNOWLEDGED: 1, IN_FORCE: 3, ENDED: 3 })[status];

/** Whether the day has passed by which the request had to be in force, and it is not. */
export const isLate = (
  { status, inForceBy }: Pick<Request, "status" | "inForceBy">,
  today: PlainDate,
): boolean => (status === "RECEIVED" || status === "ACKNOWLEDGED") && today > inForceBy;

/** What was asked for, without how far it has come. */
export const askedOf = (request: RequestContent): RequestContent => ({
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

/** What a form was filled in with: null where no request stands. The days that pass change nothing. */
export const seenOf = (
  request: (RequestContent & Pick<Request, "status">) | null,
): RequestContent | null => (isStanding(request) ? askedOf(request) : null);

/** Whether a write shows in what the gateway has now. */
export const isSavedAs = (
  sent: RequestContent | null,
  now: (RequestContent & Pick<Request, "status">) | null,
): boolean => JSON.stringify(sent && askedOf(sent)) === JSON.stringify(seenOf(now));
