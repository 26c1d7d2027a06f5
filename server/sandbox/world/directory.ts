/** Invented providers of claims; the clinics give primary care, too. */
export type Provider = {
  readonly id: string;
  readonly name: string;
  readonly kind: "clinic" | "imaging" | "hospital" | "therapy" | "dental" | "vision";
  readonly title: string;
  readonly specialty: string;
  readonly street: string;
  readonly city: string;
  readonly zipCode: string;
  readonly phone: string;
  readonly languages: readonly string[];
};

const exampleville = { city: "Exampleville", zipCode: "97001" } as const;
const sampleton = { city: "Sampleton", zipCode: "97002" } as const;
const testford = { city: "Testford", zipCode: "97003" } as const;

export const directory: readonly Provider[] = [
  {
    id: "200117",
    kind: "clinic",
    name: "Alder Creek Family Medicine",
    title: "MD",
    specialty: "Family medicine",
    street: "410 Alder Creek Rd",
    ...exampleville,
    phone: "503-555-0101",
    languages: ["English", "Spanish"],
  },
  {
    id: "200124",
    kind: "clinic",
    name: "Riverbend Pediatrics",
    title: "MD",
    specialty: "Pediatrics",
    street: "88 Riverbend Way",
    ...exampleville,
    phone: "503-555-0102",
    languages: ["English", "Spanish", "Vietnamese"],
  },
  {
    id: "200131",
    kind: "clinic",
    name: "Juniper Street Internal Medicine",
    title: "DO",
    specialty: "Internal medicine",
    street: "1205 Juniper St",
    ...sampleton,
    phone: "503-555-0103",
    languages: ["English"],
  },
  {
    id: "200148",
    kind: "clinic",
    name: "Copper Hill Women's Health",
    title: "MD",
    specialty: "Obstetrics and gynecology",
    street: "73 Copper Hill Dr",
    ...sampleton,
    phone: "503-555-0104",
    languages: ["English", "Russian"],
  },
  {
    id: "200155",
    kind: "imaging",
    name: "Tri-County Imaging",
    title: "",
    specialty: "Diagnostic radiology",
    street: "2200 Placeholder Pkwy",
    ...testford,
    phone: "503-555-0105",
    languages: ["English"],
  },
  {
    id: "200162",
    kind: "imaging",
    name: "Cedar Fork Laboratory",
    title: "",
    specialty: "Clinical laboratory",
    street: "19 Cedar Fork Ln",
    ...exampleville,
    phone: "503-555-0106",
    languages: ["English"],
  },
  {
    id: "200179",
    kind: "hospital",
    name: "Exampleville General Hospital",
    title: "",
    specialty: "General acute care",
    street: "500 Hospital Loop",
    ...exampleville,
    phone: "503-555-0107",
    languages: ["English", "Spanish", "Mandarin"],
  },
  {
    id: "200186",
    kind: "therapy",
    name: "Stonepath Physical Therapy",
    title: "DPT",
    specialty: "Physical therapy",
    street: "641 Stonepath Ave",
    ...sampleton,
    phone: "503-555-0108",
    languages: ["English"],
  },
  {
    id: "200193",
    kind: "therapy",
    name: "Lantern House Counseling",
    title: "LCSW",
    specialty: "Behavioral health",
    street: "27 Lantern Ct",
    ...exampleville,
    phone: "503-555-0109",
    languages: ["English", "Spanish"],
  },
  {
    id: "300111",
    kind: "dental",
    name: "Hollis Dental Group",
    title: "DMD",
    specialty: "General dentistry",
    street: "914 Hollis Blvd",
    ...exampleville,
    phone: "503-555-0110",
    languages: ["English", "Spanish"],
  },
  {
    id: "300128",
    kind: "dental",
    name: "Brightwater Orthodontics",
    title: "DMD",
    specialty: "Orthodontics",
    street: "350 Brightwater Pl",
    ...testford,
    phone: "503-555-0111",
    languages: ["English"],
  },
  {
    id: "300135",
    kind: "dental",
    name: "Meadowlark Family Dentistry",
    title: "DDS",
    specialty: "General dentistry",
    street: "62 Meadowlark Ln",
    ...sampleton,
    phone: "503-555-0112",
    languages: ["English", "Korean"],
  },
  {
    id: "400114",
    kind: "vision",
    name: "Exampleville Eye Care",
    title: "OD",
    specialty: "Optometry",
    street: "118 Lens St",
    ...exampleville,
    phone: "503-555-0113",
    languages: ["English"],
  },
  {
    id: "400121",
    kind: "vision",
    name: "Northgate Optical",
    title: "OD",
    specialty: "Optometry",
    street: "7 Northgate Mall",
    ...testford,
    phone: "503-555-0114",
    languages: ["English", "Spanish"],
  },
];
