import { createRandom, type Random } from "../random.ts";
import type { CareLocation, CareProvider, Openness } from "./care-provider.ts";
import { zipCodes, type ZipCode } from "./zip-codes.ts";

const FIRST_NAMES = splitWords(
  "Ada Amir Bea Carlos Dara Eli Farah Gus Hana Ivo Jun Kofi Lena Mateo Nadia Omar Priya Quinn Rosa",
);
// The surnames of providers are made from these parts, so that no real person has one.
const NAME_BEGINS = splitWords(
  "Alder Birch Cinder Dapple Ember Fern Glimmer Hazel Ink Juniper Kestrel Lark Marrow Nettle Otter",
);
const NAME_ENDS = splitWords("combe croft dale hurst ley mere stead wick worth");
const PRACTICES = splitWords(
  "Family Health, Medical Group, Clinic, Primary Care, Community Health Center, Pediatrics, " +
    "Internal Medicine, Health Partners",
);
const STREETS = splitWords("Sample St, Placeholder Ave, Test Blvd, Specimen Way, Mockup Rd");
const TITLES = splitWords("MD MD DO NP PA-C");
const SPECIALTIES = splitWords(
  "Family medicine, Family medicine, Internal medicine, Pediatrics, General practice, " +
    "Geriatric medicine, Obstetrics and gynecology",
);
const LANGUAGES = splitWords("Spanish Vietnamese Russian Mandarin Korean Arabic Somali Ukrainian");
const AREA_CODES: Readonly<Record<string, string>> = { "972": "503", "970": "503", "974": "541" };

const FIRST_ID = 610_001;
/** Providers of a practice, at least and at most. */
const SMALLEST = 3;
const LARGEST = 8;

type Practice = { readonly name: string; readonly specialty: string; readonly at: CareLocation };

/** The same providers at every start: every ZIP code has practices, and each practice several of them. */
export function makeProviders(): CareProvider[] {
  const random = createRandom("primary care");
  const practices = zipCodes.flatMap((area) =>
    Array.from({ length: area.practices }, () => makePractice(random, area)),
  );
  const made = practices.flatMap((practice) =>
    Array.from({ length: random.whole(SMALLEST, LARGEST) }, () =>
      makeProvider(random, practice, practices),
    ),
  );
  return made.map((each, index) => ({ ...each, id: String(FIRST_ID + index) }));
}

function makePractice(random: Random, area: ZipCode): Practice {
  const kind = random.pick(PRACTICES);
  const phone = `${AREA_CODES[area.zipCode.slice(0, 3)] ?? "509"}-555-01${twoDigits(random)}`;
  return {
    name: `${random.pick(NAME_BEGINS)}${random.pick(NAME_ENDS)} ${kind}`,
    specialty: SPECIALTIES.find((each) => kind.toLowerCase().startsWith(each.toLowerCase())) ?? "",
    at: {
      addressLine1: `${random.whole(1, 99)}${twoDigits(random)} ${random.pick(STREETS)}`,
      city: area.city,
      state: area.state,
      zipCode: area.zipCode,
      phoneNumber: random.chance(92) ? phone : null,
      // Less than a mile from the middle, so that all providers of a practice are equally far away.
      east: area.east + random.whole(-7, 7) / 10,
      north: area.north + random.whole(-7, 7) / 10,
    },
  };
}

function makeProvider(
  random: Random,
  practice: Practice,
  practices: readonly Practice[],
): Omit<CareProvider, "id"> {
  const surname = `${random.pick(NAME_BEGINS)}${random.pick(NAME_ENDS)}`;
  const [first, ...others] = practices;
  const elsewhere = first && random.pick([first, ...others]).at;
  const hasSecondOffice = elsewhere?.state === practice.at.state && random.chance(20);
  return {
    name: `${random.pick(FIRST_NAMES)} ${surname}`,
    groupName: random.chance(95) ? practice.name : null,
    title: random.chance(95) ? random.pick(TITLES) : null,
    specialty: practice.specialty || (random.chance(97) ? random.pick(SPECIALTIES) : null),
    languages: languagesOf(random),
    openness: opennessOf(random),
    locations: hasSecondOffice ? [practice.at, elsewhere] : [practice.at],
  };
}

function languagesOf(random: Random): string[] {
  if (random.chance(4)) return [];
  const more = Array.from({ length: random.whole(0, 2) }, () => random.pick(LANGUAGES));
  return ["English", ...new Set(more)];
}

function opennessOf(random: Random): Openness {
  if (random.chance(10)) return "unknown";
  return random.chance(20) ? "no" : "yes";
}

const twoDigits = (random: Random): string => String(random.whole(0, 99)).padStart(2, "0");

/** Words, or phrases if the text has commas. */
function splitWords(text: string): readonly [string, ...string[]] {
  const [first = "", ...rest] = text.split(text.includes(",") ? ", " : " ");
  return [first, ...rest];
}
