import { wordsIn } from "../search/words.ts";
import { fullName } from "../member/member.ts";

/**
 * Whether two names are of one person (T-88): letter case, accents and the order of the words do not
 * matter, nor a part that only one of them has, such as a middle initial.
 */
export function isSamePerson(one: string, other: string): boolean {
  const [words, others] = [wordsIn(one), wordsIn(other)];
  return (
    words.every((word) => others.includes(word)) || others.every((word) => words.includes(word))
  );
}

/** A claim's patient as it names them; null for none. */
export const patientName = (claim: {
  readonly patientFirstName: string | null;
  readonly patientLastName: string | null;
}): string | null =>
  [claim.patientFirstName, claim.patientLastName].filter((name) => name !== null).join(" ") || null;

type PersonName = Parameters<typeof fullName>[0];

/** A claim's patient where that is another than the member in whose list it stands; else null. */
export const otherPatient = (patient: string | null, member: PersonName): string | null =>
  patient === null || isSamePerson(patient, fullName(member)) ? null : patient;

/**
 * The member who is a claim's patient: the one whose list it is in, or another whom it names and who is
 * the only member with that name. Undefined for a patient who is not a known member.
 */
export function findPatient<Member extends PersonName>(
  { patient, member }: { readonly patient: string | null; readonly member: Member },
  members: readonly Member[],
): Member | undefined {
  const other = otherPatient(patient, member);
  if (other === null) return member;
  const [found, ...more] = members.filter((one) => isSamePerson(other, fullName(one)));
  return more.length === 0 ? found : undefined;
}
