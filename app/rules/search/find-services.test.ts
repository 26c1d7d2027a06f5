import { expect, test } from "vitest";
import { pageListings, searchServices } from "../benefits/services.ts";
import { serviceOf, tierOf } from "../benefits/benefits-on-day.fixture.ts";
import { COMMON_SERVICES, type CommonService } from "./common-services.ts";
import { searchedWords } from "./find-services.ts";
import { tellingWords, wordsIn } from "./words.ts";

const dental = [
  ["D0120", "Periodic oral evaluation"],
  ["D0274", "Bitewing X-rays, four films"],
  ["D1110", "Cleaning"],
  ["D2391", "Filling, one surface"],
  ["D2740", "Crown, ceramic"],
  ["D3330", "Root canal, molar"],
  ["D4341", "Scaling and root planing, one quadrant"],
  ["D5110", "Complete upper denture"],
  ["D7140", "Extraction of a tooth"],
  ["D8090", "Braces, adult"],
  ["D9999", "By report"],
] as const;
const medical = [
  "Office visits: $25 copay",
  "MRI, CT and ultrasound: you pay 20%",
  "Preventive visits and vaccines: no charge",
  "Physical and occupational therapy: you pay 20%",
  "Counseling and psychotherapy: $25 copay",
  "Pregnancy and birth: you pay 20%",
  "Hearing aids: you pay 20%",
];

const pages = medical.map((pageDescription) => ({ url: null, pageId: null, pageDescription }));
const services = [
  {
    category: "Dental services",
    services: dental.map(([code, name]) =>
      serviceOf(code, { name, amount: null, description: null }),
    ),
  },
  { category: null, services: pageListings({ pages }) },
];
const find = (query: string) =>
  searchServices([tierOf("innet", { services })], query).found.map(({ name }) => name);

test.each([
  ["corona", "crown", ["Crown, ceramic"]],
  ["coronas", "crowns", ["Crown, ceramic"]],
  ["Limpieza dental", "prophylaxis", ["Cleaning"]],
  ["limpieza de los dientes", "cleaning", ["Cleaning"]],
  ["limpieza profunda", "deep cleaning", ["Scaling and root planing, one quadrant"]],
  ["radiografías", "x-rays", ["Bitewing X-rays, four films"]],
  ["EXTRACCIONES", "extraction", ["Extraction of a tooth"]],
  ["sacar una muela", "wisdom tooth", ["Extraction of a tooth"]],
  ["muelas", "tooth removal", ["Extraction of a tooth"]],
  ["médico", "visit", ["Office visits", "Preventive visits and vaccines"]],
  ["tratamiento de conducto", "endodontic", ["Root canal, molar"]],
  ["empaste", "filling", ["Filling, one surface"]],
  ["dentadura postiza", "denture", ["Complete upper denture"]],
  ["frenos", "orthodontia", ["Braces, adult"]],
  ["examen dental", "exam", ["Periodic oral evaluation"]],
  ["resonancia magnética", "magnetic resonance", ["MRI, CT and ultrasound"]],
  ["tomografia", "ct", ["MRI, CT and ultrasound"]],
  ["terapia física", "rehabilitation", ["Physical and occupational therapy"]],
  ["salud mental", "mental health", ["Counseling and psychotherapy"]],
  ["embarazo", "maternity", ["Pregnancy and birth"]],
  ["audífonos", "hearing aid", ["Hearing aids"]],
])("BENEFIT-08 LANG-06 “%s” and “%s” find the same service", (spanish, english, found) => {
  expect(find(spanish)).toEqual(found);
  expect(find(english)).toEqual(found);
});

test("BENEFIT-08 every word of a search must fit: words of two services, or unknown ones, find nothing", () => {
  expect(find("corona empaste")).toEqual([]);
  expect(find("corona zafiro")).toEqual([]);
  expect(find("corona ceramic")).toEqual(["Crown, ceramic"]);
  // A part of a name that has more words.
  expect(find("postiza")).toEqual([]);
});

test("LANG-06 each common service is found by all of its words in both languages", () => {
  for (const [code, { en, es }] of Object.entries<CommonService>(COMMON_SERVICES)) {
    for (const name of [...en, ...es]) {
      const searched = searchedWords(name);
      const own = searched.every(({ services: all }) =>
        all.some(({ names }) => names.some((words) => words.join() === tellingWords(name).join())),
      );
      expect(own, `${code}: ${name}`).toBe(true);
    }
    expect(en.flatMap(wordsIn).filter((word) => /[áéíóúñ]/.test(word))).toEqual([]);
  }
});
