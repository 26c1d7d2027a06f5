import { z } from "zod";
import { addDays, findPlainDate, type PlainDate } from "#app/rules/dates/plain-date.ts";
import {
  confidentialBody,
  type ConfidentialAsked,
  type getConfidentialCall,
} from "#server/gateway/calls/member/confidential.ts";
import type { SandboxState } from "./state.ts";
import type { Caller } from "./tokens.ts";
import type { Member } from "./world/families/family.ts";

const NAME = "confidential-communication";

const plainDay = z.string().transform((text) => findPlainDate(text) ?? null);

const keptRequest = z.object({
  received: plainDay,
  changed: plainDay.nullable(),
  ended: plainDay.nullable(),
  byMail: z.boolean(),
  asked: confidentialBody.shape.request,
});

type Kept = {
  readonly received: PlainDate;
  readonly changed: PlainDate | null;
  readonly ended: PlainDate | null;
  readonly byMail: boolean;
  readonly asked: ConfidentialAsked;
};

type Answer = NonNullable<z.input<typeof getConfidentialCall.answer>>;

/** Days from the receipt to each state, and to the legal deadline. */
const ACKNOWLEDGED = 1;
const IN_FORCE = { electronic: 3, mail: 10 };
const LATEST = { electronic: 7, mail: 30 };

/** A member's request as of today; null for none. */
export function confidentialAnswer(state: SandboxState, member: Member): Answer | null {
  const kept = findKept(state, member);
  if (kept === null) return null;
  const { received, changed, ended, byMail, asked } = kept;
  const way = byMail ? "mail" : "electronic";
  const today = state.world.today();
  const acknowledgedOn = addDays(received, ACKNOWLEDGED);
  const inForceOn = addDays(received, IN_FORCE[way]);
  const isChangeWaiting =
    changed !== null && changed >= acknowledgedOn && today < addDays(changed, IN_FORCE.electronic);
  return {
    ...asked,
    status:
      ended !== null
        ? "ENDED"
        : today >= inForceOn
          ? "IN_FORCE"
          : today >= acknowledgedOn
            ? "ACKNOWLEDGED"
            : "RECEIVED",
    receivedDate: received,
    acknowledgedDate: today >= acknowledgedOn ? acknowledgedOn : null,
    inForceBy: addDays(received, LATEST[way]),
    inForceDate: today >= inForceOn ? inForceOn : null,
    endedDate: ended,
    changeInForceBy: isChangeWaiting ? addDays(changed, LATEST.electronic) : null,
  };
}

/** Makes, changes or, with null, ends a request. A change keeps the days of the open request. */
export function keepConfidential(
  state: SandboxState,
  member: Member,
  asked: ConfidentialAsked | null,
): void {
  const today = state.world.today();
  const before = findKept(state, member);
  const standing = before?.ended === null ? before : null;
  if (asked === null) {
    if (standing !== null) state.changes.write(member.key, NAME, { ...standing, ended: today });
    return;
  }
  const kept: Kept =
    standing === null
      ? { received: today, changed: null, ended: null, byMail: false, asked }
      : { ...standing, changed: today, asked };
  state.changes.write(member.key, NAME, kept);
}

/**
 * Whether a member's items are left out of the answers to this caller: from the acknowledgement of
 * their request on, for everybody except the member. Every answer with such items uses this
 * function.
 */
export function isWithheld(state: SandboxState, caller: Caller, member: Member): boolean {
  if (caller.member.key === member.key) return false;
  const status = confidentialAnswer(state, member)?.status;
  return status === "ACKNOWLEDGED" || status === "IN_FORCE";
}

/** The suffixes of family members whose items are left out for the caller. */
export const withheldSuffixes = (state: SandboxState, caller: Caller): number[] =>
  caller.family.members
    .filter((member) => isWithheld(state, caller, member))
    .map(({ suffix }) => suffix);

/** The member's saved value, or else the seeded one. */
function findKept({ changes, world }: SandboxState, member: Member): Kept | null {
  const changed = changes.find(member.key, NAME);
  if (changed !== undefined) {
    const { received, asked, ...rest } = keptRequest.parse(changed);
    return received === null || asked === null ? null : { ...rest, received, asked };
  }
  if (member.confidential === undefined) return null;
  const { receivedDaysAgo, byMail } = member.confidential;
  return {
    received: addDays(world.today(), -receivedDaysAgo),
    changed: null,
    ended: null,
    byMail,
    asked: seededAsk(member),
  };
}

const seededAsk = ({ firstName }: Member): ConfidentialAsked => ({
  emailAddress: `${firstName.toLowerCase()}.only@quiet.example`,
  mailingAddress: null,
  phoneNumber: "503-555-0188",
  about: "ALL",
  aboutWords: null,
  couldEndanger: true,
});
