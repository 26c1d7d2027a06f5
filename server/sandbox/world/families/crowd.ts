import { getPlainDate, yearOf } from "#app/rules/dates/plain-date.ts";
import type { Family } from "./family.ts";
import {
  birthDateAtAge,
  card,
  coverages,
  makeFamily,
  makeMember,
  type FamilyKey,
} from "./make-family.ts";

/** The crowd's family numbers begin above all others. */
export const CROWD_FIRST = 10_000;

/** How the crowd's subscriber IDs begin; four digits follow. */
const CROWD_ID = "98000";

/** The family's code by its subscriber ID; undefined for any other ID. */
export function findCrowdCode(subscriberId: string): string | undefined {
  const digits = new RegExp(`^${CROWD_ID}(\\d{4})$`).exec(subscriberId)?.[1];
  return digits === undefined ? undefined : `crowd-${Number(digits)}`;
}

/**
 * One of many members who differ in names and numbers only. Names are unique, so that a page with
 * another member's data is recognised.
 */
export function crowdFamily(at: FamilyKey): Family {
  const { today } = at;
  const index = at.number - CROWD_FIRST;
  const digits = String(index).padStart(4, "0");
  const since = getPlainDate(`${yearOf(today) - 3}-01-01`);
  return makeFamily(at, {
    subscriberId: `${CROWD_ID}${digits}`,
    group: { id: `1009${digits}`, name: `Crowd Group ${digits}` },
    members: [
      makeMember(at, {
        firstName: `Crowdling${digits}`,
        lastName: `Sentinel${digits}`,
        dateOfBirth: birthDateAtAge(today, 30 + (index % 30)),
        sex: index % 2 === 0 ? "F" : "M",
        coverages: coverages("MDVX", since),
        networks: ["Cedarline"],
        cards: [card("M", "Medical, dental, vision and pharmacy")],
        primaryCare: { chosen: "200117" },
      }),
    ],
    claims: [
      { suffix: 0, type: "medical", generated: { count: 6, fromDaysAgo: 20, toDaysAgo: 600 } },
      { suffix: 0, type: "dental", generated: { count: 3, fromDaysAgo: 40, toDaysAgo: 500 } },
    ],
  });
}
