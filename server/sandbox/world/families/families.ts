import type { PlainDate } from "#app/rules/dates/plain-date.ts";
import type { Family } from "./family.ts";
import {
  agencyFamily,
  elsewhereFamily,
  flaggedAloneFamily,
  flaggedFamily,
  pharmacyFamily,
  secondFlaggedFamily,
  secondGroupFamily,
  staffFamily,
  twoGroupsFamily,
} from "./accounts.ts";
import {
  medicareFamily,
  partnerFamily,
  providenceFamily,
  providenceUnsignedFamily,
  summitFamily,
} from "./brands.ts";
import { endedFamily, uncoveredFamily, upcomingFamily } from "./coverage-states.ts";
import { confidentialFamily, confidentialTwinFamily } from "./confidential.ts";
import { CROWD_FIRST, crowdFamily } from "./crowd.ts";
import {
  extendedPolicyFamily,
  firstSignInFamily,
  newcomerFamily,
  noPreferencesFamily,
} from "./first-steps.ts";
import { deniedDentalFamily, deniedFamily, deniedMedicareFamily } from "./denied.ts";
import { largeFamily } from "./large.ts";
import { disputedPlansFamily, familyPlansFamily, tabbedPlansFamily } from "./odd-plans.ts";
import { realClaimsFamily } from "./real-claims.ts";
import { primaryCareEndedFamily, primaryCareFamily } from "./primary-care.ts";
import {
  advantageFamily,
  local598Family,
  medicareGroupFamily,
  portlandFamily,
  portlandWithoutDayFamily,
} from "./special-groups.ts";
import { quoteFamily } from "./quote.ts";
import { timberFamily } from "./timber.ts";
import type { FamilyKey } from "./make-family.ts";

type Entry = readonly [code: string, number: number, make: (at: FamilyKey) => Family];

/** Every family. Numbers never change: member keys and claim ids contain them. */
const entries: readonly Entry[] = [
  ["timber", 1, timberFamily],
  ["ended", 2, endedFamily],
  ["uncovered", 3, uncoveredFamily],
  ["upcoming", 4, upcomingFamily],
  ["local-598", 5, local598Family],
  ["portland", 6, portlandFamily],
  ["portland-nodue", 7, portlandWithoutDayFamily],
  ["advantage", 8, advantageFamily],
  ["medicare-group", 9, medicareGroupFamily],
  ["two-groups", 10, twoGroupsFamily],
  ["two-groups-second", 11, secondGroupFamily],
  ["flagged", 12, flaggedFamily],
  ["flagged-second", 13, secondFlaggedFamily],
  ["no-preferences", 14, noPreferencesFamily],
  ["first-sign-in", 15, firstSignInFamily],
  ["pharmacy", 16, pharmacyFamily],
  ["staff", 17, staffFamily],
  ["agency", 18, agencyFamily],
  ["summit", 19, summitFamily],
  ["providence", 20, providenceFamily],
  ["providence-unsigned", 21, providenceUnsignedFamily],
  ["partner", 22, partnerFamily],
  ["medicare", 23, medicareFamily],
  ["extended-policy", 24, extendedPolicyFamily],
  ["flagged-alone", 25, flaggedAloneFamily],
  ["elsewhere", 26, elsewhereFamily],
  ["newcomer", 27, newcomerFamily],
  ["odd-tabs", 28, tabbedPlansFamily],
  ["odd-family", 29, familyPlansFamily],
  ["odd-sums", 30, disputedPlansFamily],
  ["primary-care", 41, primaryCareFamily],
  ["primary-care-ended", 42, primaryCareEndedFamily],
  ["confidential", 51, confidentialFamily],
  ["confidential-twin", 52, confidentialTwinFamily],
  ["denied", 53, deniedFamily],
  ["denied-dental", 54, deniedDentalFamily],
  ["denied-medicare", 55, deniedMedicareFamily],
  ["real-claims", 56, realClaimsFamily],
  ["large", 61, largeFamily],
  ["quote", 62, quoteFamily],
];

/** Codes of all families except the crowd's. */
export const FAMILY_CODES: readonly string[] = entries.map(([code]) => code);

const byCode = new Map(entries.map((entry) => [entry[0], entry]));
const byNumber = new Map(entries.map((entry) => [entry[1], entry]));

type Name = { readonly code: string } | { readonly number: number };

/** The family of that code or number as of a day; undefined when there is none. */
export function findFamily(name: Name, today: PlainDate): Family | undefined {
  const entry = findEntry(name);
  return entry?.[2]({ code: entry[0], number: entry[1], today });
}

function findEntry(name: Name): Entry | undefined {
  if ("number" in name) {
    return name.number > CROWD_FIRST ? crowdEntry(name.number) : byNumber.get(name.number);
  }
  const place = /^crowd-(\d+)$/.exec(name.code)?.[1];
  return place === undefined ? byCode.get(name.code) : crowdEntry(CROWD_FIRST + Number(place));
}

const crowdEntry = (number: number): Entry => [
  `crowd-${number - CROWD_FIRST}`,
  number,
  crowdFamily,
];
