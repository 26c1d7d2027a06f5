import { dayOf, type PlainDate } from "#app/rules/dates/plain-date.ts";
import { FAMILY_CODES, findFamily } from "./families/families.ts";
import type { Family, Member } from "./families/family.ts";
import { parseMemberKey } from "./families/make-family.ts";

/** A member with the family they belong to. */
export type FamilyMember = { readonly family: Family; readonly member: Member };

/** All families, as of the clock's day. */
export type World = {
  readonly now: () => Date;
  readonly today: () => PlainDate;
  /** Throws for an unknown code. */
  getFamily(code: string): Family;
  /** Throws for an unknown member. */
  getMember(family: string, suffix: number): Member;
  /** Every family except the crowd's. */
  listFamilies(): Family[];
  findMember(memberKey: string): FamilyMember | undefined;
};

/** The world as of `clock`. Families are made on first use, and again on a new day. */
export function createWorld(clock: () => Date): World {
  const today = () => dayOf(clock());
  let day: PlainDate | undefined;
  let made = new Map<string, Family>();

  function find(by: { code: string } | { number: number }): Family | undefined {
    if (day !== today()) {
      day = today();
      made = new Map();
    }
    const key = "code" in by ? by.code : `#${by.number}`;
    const existing = made.get(key);
    if (existing !== undefined) return existing;
    const family = findFamily(by, day);
    if (family === undefined) return undefined;
    made.set(family.code, family);
    made.set(`#${family.number}`, family);
    return family;
  }

  function getFamily(code: string): Family {
    const family = find({ code });
    if (family === undefined) throw new RangeError(`no family ${code}`);
    return family;
  }

  return {
    now: clock,
    today,
    getFamily,
    getMember(code, suffix) {
      const member = getFamily(code).members.find((each) => each.suffix === suffix);
      if (member === undefined) throw new RangeError(`no member ${suffix} of ${code}`);
      return member;
    },
    listFamilies: () => FAMILY_CODES.map(getFamily),
    findMember(memberKey) {
      const place = parseMemberKey(memberKey);
      if (place === undefined) return undefined;
      const family = find({ number: place.family });
      const member = family?.members.find(({ suffix }) => suffix === place.suffix);
      return family === undefined || member === undefined ? undefined : { family, member };
    },
  };
}
