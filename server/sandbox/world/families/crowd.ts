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

/** The family's code by its subscriber ID; undefined for any other ID. */
export function findCrowdCode(subscriberId: string): string | undefined {
  const mark = /^98000(\d{4})$/.exec(subscriberId)?.[1];
  return mark === undefined ? undefined : `crowd-${Number(mark)}`;
}

/**
 * One of many members who differ in names and numbers only. Names are unique, so that a page with
 * another member's data is recognised.
 */
export function crowdFamily(at: FamilyKey): Family {
  const { today } = at;
  const place = at.number - CROWD_FIRST;
  const mark = String(place).padStart(4, "0");
  const since = getPlainDate(`${yearOf(today) - 3}-01-01`);
  return makeFamily(at, {
    subscriberId: `98000${mark}`,
    group: { id: `1009${mark}`, name: `Crowd Group ${mark}` },
    members: [
      makeMember(at, {
        firstName: `Crowdling${mark}`,
        lastName: `Sentinel${mark}`,
        dateOfBirth: birthDateAtAge(today, 30 + (place % 30)),
        sex: place % 2 === 0 ? "F" : "M",
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
