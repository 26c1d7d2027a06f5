/** A ZIP code area on a flat map: miles east and north of the first one. */
export type ZipCode = {
  readonly zipCode: string;
  readonly city: string;
  readonly state: string;
  readonly east: number;
  readonly north: number;
  /** How many practices there are. */
  readonly practices: number;
};

const portland = { city: "Portland", state: "OR" } as const;
const eugene = { city: "Eugene", state: "OR" } as const;

/**
 * The ZIP codes of the sandbox. Places are approximate, and those of invented towns are invented.
 */
export const zipCodes: readonly ZipCode[] = [
  { zipCode: "97204", ...portland, east: 0, north: 0, practices: 4 },
  { zipCode: "97201", ...portland, east: -0.6, north: -0.9, practices: 3 },
  { zipCode: "97202", ...portland, east: 2.1, north: -2.4, practices: 3 },
  { zipCode: "97203", ...portland, east: -4.1, north: 5.7, practices: 2 },
  { zipCode: "97209", ...portland, east: -0.5, north: 0.9, practices: 3 },
  { zipCode: "97211", ...portland, east: 2.6, north: 4.4, practices: 2 },
  { zipCode: "97214", ...portland, east: 1.9, north: -0.3, practices: 3 },
  { zipCode: "97217", ...portland, east: -0.4, north: 5.4, practices: 2 },
  { zipCode: "97219", ...portland, east: -2, north: -4.8, practices: 2 },
  { zipCode: "97230", ...portland, east: 9.6, north: 1.7, practices: 2 },
  { zipCode: "97266", ...portland, east: 6.2, north: -2.9, practices: 2 },
  { zipCode: "97001", city: "Exampleville", state: "OR", east: 13, north: -9, practices: 3 },
  { zipCode: "97002", city: "Sampleton", state: "OR", east: 16, north: -12, practices: 2 },
  { zipCode: "97003", city: "Testford", state: "OR", east: -10, north: -4, practices: 2 },
  { zipCode: "97401", ...eugene, east: -18, north: -102, practices: 4 },
  { zipCode: "97402", ...eugene, east: -24, north: -103, practices: 2 },
  { zipCode: "97405", ...eugene, east: -22, north: -106, practices: 3 },
  { zipCode: "99001", city: "Airway Heights", state: "WA", east: 245, north: 148, practices: 2 },
  { zipCode: "99004", city: "Cheney", state: "WA", east: 246, north: 137, practices: 2 },
  { zipCode: "99016", city: "Greenacres", state: "WA", east: 268, north: 149, practices: 2 },
  { zipCode: "99037", city: "Veradale", state: "WA", east: 264, north: 148, practices: 2 },
  // No provider practices within a hundred miles of it.
  { zipCode: "97910", city: "Jordan Valley", state: "OR", east: 280, north: -176, practices: 0 },
];

export const findZipCode = (zipCode: string): ZipCode | undefined =>
  zipCodes.find((each) => each.zipCode === zipCode);
