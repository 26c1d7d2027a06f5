import { directory } from "./directory.ts";
import type { CareLocation, CareProvider } from "./care-provider.ts";
import { findZipCode } from "./zip-codes.ts";

/** Takes no new patients. */
const FULL = "200131";

/** Primary care groups that claims name, too. */
export const groups: readonly CareProvider[] = directory
  .filter(({ kind }) => kind === "clinic")
  .map((it) => ({
    id: it.id,
    name: it.name,
    groupName: it.name,
    title: it.title,
    specialty: it.specialty,
    languages: it.languages,
    openness: it.id === FULL ? "no" : "yes",
    locations: [place(it.zipCode, it.street, it.phone)],
  }));

const family = {
  groupName: "Bridgetown Test Clinic",
  title: "MD",
  specialty: "Family medicine",
  languages: ["English"],
  openness: "yes",
  locations: [place("97204", "1 Bridgetown Sq", "503-555-0160")],
} as const satisfies Partial<CareProvider>;

/** Each is hard to show, to sort or to choose in its own way. */
export const specialProviders: readonly CareProvider[] = [
  { ...family, id: "600001", name: "Sam Doublewick" },
  { ...family, id: "600002", name: "Sam Doublewick" },
  { ...family, id: "600003", name: "Siobhán O'Brambleton-D'Arcy" },
  {
    ...family,
    id: "600004",
    name: "Zoë Ñusta Žitnývale",
    languages: ["English", "Español", "Čeština"],
  },
  { ...family, id: "600005", name: "ליאורה אלדרוויק", languages: ["English", "עברית"] },
  {
    ...family,
    id: "600006",
    name: "Maximiliana " + "Longfellow-Testington ".repeat(13) + "Short",
    groupName: "Unbroken" + "practice".repeat(15),
  },
  { ...family, id: "600007", name: `<b>Angle</b> & "Quote" Clinic`, title: null, groupName: null },
  { ...family, id: "600008", name: "Bare Namecroft", bare: true },
  {
    ...family,
    id: "600009",
    name: "Manny Placesworth",
    locations: [
      place("97204", "12 Bridgetown Sq", "503-555-0161"),
      place("97214", "340 Ladds Test Ave", null),
      place("97230", "77 Parkrose Sample Rd", "503-555-0162"),
      place("97001", "5 Example Market", "503-555-0163"),
    ],
  },
  { ...family, id: "600010", name: "Ona Popularstead", openness: "fullWhenOpened" },
  { ...family, id: "600011", name: "Gil Suddenfull", openness: "fullWhenChosen" },
  { ...family, id: "600012", name: "Noa Silentley", openness: "unknown" },
  { ...family, id: "600013", name: "Edda Closedham", openness: "no" },
  { ...family, id: "600014", name: "Walter Retiredale", retired: true },
  { ...family, id: "600015", name: "Pediatric Partners of Bridgetown", specialty: "Pediatrics" },
];

/** A place at the middle of a ZIP code. */
function place(zipCode: string, addressLine1: string, phoneNumber: string | null): CareLocation {
  const area = findZipCode(zipCode);
  if (area === undefined) throw new RangeError(`no ZIP code ${zipCode} in the sandbox`);
  const { city, state, east, north } = area;
  return { addressLine1, city, state, zipCode, phoneNumber, east, north };
}
