import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { words } from "#app/rules/words.fixture.ts";
import { brandsOf, faultsOf, FIVE } from "./brands.fixture.ts";
import { readBrands } from "./read-brands.ts";

const { carrier, summit } = FIVE;
const vietnamese = { language: "vi", name: "Tiếng Việt", text: "Gọi {phone}." };
const reviewed = "2026-10-01";
const problemsOf = (languageHelp: object) =>
  faultsOf({ shared: { supportPhone: "503-555-0100", languageHelp }, brands: { carrier } });
const ofOffer = (change: object) =>
  problemsOf({ reviewed, offers: [{ ...vietnamese, ...change }] });
const AT = "shared.languageHelp.offers[0]";

test("LANG-07 a brand without offers of language help needs no review", () => {
  const [only] = brandsOf({ brands: { carrier } });
  expect(only?.languageHelp).toEqual({ phone: null, reviewed: null, example: false, offers: [] });
});

test("LANG-07 a brand's own fields of language help stand in place of the shared ones", () => {
  const languageHelp = { phone: "503-555-0190", reviewed, offers: [vietnamese] };
  const own = { ...summit, languageHelp: { phone: "503-555-0191" } };
  const brands = brandsOf({ shared: { languageHelp }, brands: { carrier, summit: own } });
  expect(brands.map((brand) => brand.languageHelp)).toEqual([
    { ...languageHelp, example: false },
    { ...languageHelp, example: false, phone: "503-555-0191" },
  ]);
});

test("LANG-07 an offer's language is a language tag", () => {
  const fault = `${AT}.language: must be a language tag such as "vi" or "zh-Hant"`;
  const of = (languages: string[]) => languages.map((language) => ofOffer({ language }));
  const tags = words("vi zh-Hant zh-Hans-CN es-419 tl prs ium chk uz-Arab");
  expect(of(tags)).toEqual(tags.map(() => []));
  const others = ["", ...words("vn spanish english-US es_US x-klingon i-am 1 español")];
  expect(of(others)).toEqual(others.map(() => [fault]));
});

test.each(["Gọi 503-555-0190.", "", "{phone} {phone}", "{Phone}", "{ phone }"])(
  "LANG-07 the text %j is refused: it must have {phone} once",
  (text) => {
    expect(ofOffer({ text })).toEqual([`${AT}.text: must have {phone} once`]);
  },
);

test("LANG-07 offers need a name, one text for a language, the day of a review and a telephone number", () => {
  expect(ofOffer({ name: " " })).toEqual([expect.stringMatching(`^${AT.slice(0, -3)}.*name: `)]);
  const twice = [vietnamese, { ...vietnamese, language: "VI" }];
  expect(problemsOf({ reviewed, offers: twice })).toEqual([
    "shared.languageHelp.offers: must have each language once",
  ]);
  expect(problemsOf({ reviewed: "2026-02-30", offers: [vietnamese] })).toEqual([
    expect.stringMatching(/^shared\.languageHelp\.reviewed: /),
  ]);
  expect(problemsOf({ offers: [vietnamese] })).toEqual([
    'brands.carrier.languageHelp: needs the day of their review as "reviewed", or "example": true',
  ]);
  expect(problemsOf({ example: true, offers: [vietnamese] })).toEqual([]);
  const silent = { shared: { languageHelp: { reviewed, offers: [vietnamese] } } };
  expect(faultsOf({ ...silent, brands: { carrier } })).toEqual([
    'brands.carrier.languageHelp: needs a "phone", or the brand a "supportPhone"',
  ]);
  // Only the brand without any number is at fault.
  const called = { ...carrier, supportPhone: "503-555-0100" };
  expect(faultsOf({ ...silent, brands: { carrier: called, summit } })).toEqual([
    expect.stringMatching(/^brands\.summit\.languageHelp: needs a "phone"/),
  ]);
});

test("LANG-07 the example file of brands offers fifteen languages, marked as an example", () => {
  const demo = new URL("../../docs/examples/brands.json", import.meta.url);
  const { brands, problems } = readBrands(readFileSync(demo, "utf8"));
  expect(problems).toEqual([]);
  for (const { languageHelp } of brands) {
    expect(languageHelp).toMatchObject({ example: true, reviewed: null });
    expect(languageHelp.offers).toHaveLength(15);
  }
});
