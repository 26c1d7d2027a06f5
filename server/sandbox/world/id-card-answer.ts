import type { PlainDate } from "#app/rules/dates/plain-date.ts";
import type { Card, Family, Member } from "./families/family.ts";

/** Content of an ID card; the specification does not define its shape. */
export type IdCardFace = {
  readonly memberName: string;
  readonly subscriberId: string;
  readonly memberSuffix: string;
  readonly groupNumber: string;
  readonly groupName: string;
  readonly coverage: string;
  readonly networks: string[];
  readonly effectiveDate: PlainDate | null;
  readonly covered: string[];
  readonly customerServicePhone: string;
  readonly providerServicePhone: string;
  readonly claimsAddress: string;
};

/** A member's card, which lists every family member with the same coverage. */
export function idCardAnswer(family: Family, member: Member, card: Card): IdCardFace {
  const covered = family.members.filter(({ coverages }) =>
    coverages.some(({ category }) => category === card.category),
  );
  const coverage = member.coverages.find(({ category }) => category === card.category);
  return {
    memberName: nameOf(member),
    subscriberId: family.employee?.employeeId?.toString() ?? family.subscriberId,
    memberSuffix: String(member.suffix).padStart(2, "0"),
    groupNumber: family.group.id,
    groupName: family.group.name,
    coverage: card.description,
    networks: [...member.networks],
    effectiveDate: coverage?.from ?? null,
    covered: covered.map(nameOf),
    customerServicePhone: "503-555-0100",
    providerServicePhone: "503-555-0101",
    claimsAddress: "PO Box 555, Exampleville, OR 97001",
  };
}

const nameOf = ({ firstName, lastName }: Member): string => `${firstName} ${lastName}`;
