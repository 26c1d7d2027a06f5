import { nameMembers } from "#app/frame/words/name-members.ts";
import { findPatient } from "#app/rules/claims/patient.ts";
import { fullName } from "#app/rules/member/member.ts";
import { wordsIn } from "#app/rules/search/words.ts";
import type { ListedClaim } from "../list/list-claims.ts";
import type { MemberList, YearData } from "./load-year.ts";

type People = Pick<YearData, "lists" | "members">;

/** Who a claim is of: a member, or somebody else by their name. */
function keyOf(claim: ListedClaim, { members }: Pick<People, "members">): string {
  const found = findPatient<Pick<ListedClaim["member"], "firstName" | "lastName" | "memberSuffix">>(
    claim,
    members,
  );
  return found === undefined
    ? `name ${wordsIn(claim.patient ?? "")
        .toSorted()
        .join(" ")}`
    : String(found.memberSuffix);
}

/** The members, then those whom claims of the year name besides (T-88). */
export function listPeople(data: People, claims: readonly ListedClaim[]) {
  const nameOf = nameMembers(data.members, fullName);
  const own = data.members.map((member) => ({
    key: String(member.memberSuffix),
    name: nameOf(member),
  }));
  const named = claims.map((claim) => ({ key: keyOf(claim, data), name: claim.patient ?? "" }));
  const people = new Map([...named.toReversed(), ...own].map((person) => [person.key, person]));
  const isOwn = new Set(own.map(({ key }) => key));
  return [...own, ...[...people.values()].filter(({ key }) => !isOwn.has(key))];
}

/** A person's claims, with the gaps of their own lists and of those that have some of theirs. */
export const listsOf = (key: string, data: People): readonly MemberList[] =>
  data.lists.flatMap((list) => {
    const claims = list.claims.filter((claim) => keyOf(claim, data) === key);
    const isOwn = String(list.member.memberSuffix) === key;
    return claims.length > 0 || isOwn ? { ...list, claims } : [];
  });
