import { z } from "zod";
import { day } from "#server/gateway/wire/wire.ts";
import { postLoginAs } from "#server/gateway/calls/sign-in/token.ts";
import { findFamilyOfId, findMemberOf, type Person } from "../../find-member.ts";
import { answer, type Handler } from "../../handler.ts";
import { Refusal } from "../../refusal.ts";
import type { Family, Member } from "../../world/families/family.ts";

/** A field that may be missing, null or blank. */
const field = z
  .string()
  .nullish()
  .transform((text) => text?.trim() || undefined);

const memberBody = z.object({
  subscriberId: field,
  domainId: z.int(),
  firstName: field,
  lastName: field,
  dateOfBirth: field,
});

type Wanted = z.output<typeof memberBody>;

export const loginAsCalls: readonly Handler[] = [
  answer(postLoginAs, async ({ state, caller, body }) => {
    if (caller.role === "member") throw new Refusal(403, "this is for staff");
    const result = memberBody.safeParse(body);
    if (!result.success) throw new Refusal(400, "The request names no brand and member.");
    const wanted = result.data;
    if (wanted.subscriberId === undefined) {
      throw new Refusal(400, "Enter the subscriber ID of the member.");
    }
    const person = personIn(wanted);
    const family = findFamilyOfId(state, wanted.domainId, wanted.subscriberId);
    if (family === undefined) {
      throw new Refusal(404, "No member was found with that subscriber ID.");
    }
    if (family.employees && caller.role !== "logInAsAnyone") {
      throw new Refusal(400, "Employees can be opened by employee impersonators only.");
    }
    const member = memberIn(family, person);
    const username = state.accounts.findOf(family.code, member.suffix)?.username;
    const token = await state.tokens.issue({
      memberKey: member.key,
      role: "member",
      issuedByRole: caller.role,
      // An internal name for members without an account; it is not a log-in.
      username: username ?? `without-account-${member.key}`,
    });
    return { token, redirect: null };
  }),
];

/**
 * The member the body names; undefined for the subscriber. Throws a Refusal (400) for incomplete
 * names.
 */
function personIn({ firstName, lastName, dateOfBirth }: Wanted): Person | undefined {
  const input = [firstName, lastName, dateOfBirth].filter((each) => each !== undefined);
  if (input.length === 0) return undefined;
  if (firstName === undefined || lastName === undefined || dateOfBirth === undefined) {
    throw new Refusal(400, "First name, last name and date of birth are needed together.");
  }
  const date = day.safeParse(dateOfBirth);
  if (!date.success) throw new Refusal(400, "The date of birth is not a calendar day.");
  return { firstName, lastName, dateOfBirth: date.data };
}

function memberIn(family: Family, person: Person | undefined): Member {
  if (person === undefined) return family.members[0];
  const member = findMemberOf(family, person);
  if (member !== undefined) return member;
  throw new Refusal(404, "No member of that family matches the name and date of birth.");
}
