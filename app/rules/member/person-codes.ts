/** What a member is to the subscriber, as far as a word of the gateway is known. */
const RELATIONSHIPS = ["subscriber", "spouse", "child", "dependent"] as const;

export type Relationship = (typeof RELATIONSHIPS)[number];

/** The relationship that a word names, in any letter case; undefined for any other word. */
export const findRelationship = (word: string | null): Relationship | undefined =>
  RELATIONSHIPS.find((known) => known === word?.trim().toLowerCase());

const SEXES = { m: "male", male: "male", f: "female", female: "female" } as const;

export type Sex = (typeof SEXES)[keyof typeof SEXES];

/** The sex that a word or a letter names, in any letter case; undefined for any other. */
export function findSex(word: string | null): Sex | undefined {
  const given = word?.trim().toLowerCase();
  return Object.entries(SEXES).find(([known]) => known === given)?.[1];
}
