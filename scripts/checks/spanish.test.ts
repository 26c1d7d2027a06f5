import { expect, test } from "vitest";
import { words } from "#app/rules/words.fixture.ts";
import {
  countSyllables,
  ENGLISH,
  FAMILIAR,
  formsOf,
  inflesz,
  isUnopened,
  listCapitals,
  readRefused,
} from "./spanish.ts";

test("LANG-02 the refused terms of a glossary are those after “never” and of its last section", () => {
  const glossary = `
| claim  | reclamo | never "reclamación", "siniestro" |
| denied | denegado | "denegado", never "negado"      |

## False friends

Refused: "aplicar" for to apply for, "elegible para" is allowed
but "elegibilidad" is not.`;
  expect(readRefused(glossary)).toEqual([
    "reclamación",
    "siniestro",
    "negado",
    "aplicar",
    "elegibilidad",
  ]);
});

test.each([
  ["reclamación", "Sus reclamaciones", "Su reclamo"],
  ["negado", "La solicitud fue Negada.", "Fue denegada."],
  ["suscriptor", "Los suscriptores", "Los suscritos"],
  ["asumir", "Asumimos que sí", "Un resumen"],
  ["aplicar", "Para aplicarlo, llame.", "La réplica"],
  ["franquicia", "franquicias", "Francia"],
])("LANG-02 the term %s is found in “%s”, not in “%s”", (term, having, without) => {
  expect(formsOf(term).test(having)).toBe(true);
  expect(formsOf(term).test(without)).toBe(false);
});

test.each([
  ["Revise tu plan", "Su actitud"],
  ["Haz clic aquí", "Se hace aquí"],
  ["Si tú pagas", "Estas páginas"],
])("LANG-02 the familiar form is found in “%s”, not in “%s”", (having, without) => {
  expect(FAMILIAR.test(having)).toBe(true);
  expect(FAMILIAR.test(without)).toBe(false);
});

test.each([
  ["Llame the office", "Él entrega esto"],
  ["In process", "Sin proceso"],
])("LANG-02 English is found in “%s”, not in “%s”", (having, without) => {
  expect(ENGLISH.test(having)).toBe(true);
  expect(ENGLISH.test(without)).toBe(false);
});

test("LANG-02 missing opening marks and capitals inside a sentence are found", () => {
  expect(isUnopened("¿Tiene preguntas? ¡Llame!")).toBe(false);
  expect(isUnopened("Tiene preguntas?")).toBe(true);
  expect(isUnopened("¿Sí? ¿No")).toBe(true);
  expect(isUnopened("Llame ya!")).toBe(true);
  expect(listCapitals("Elija “Seguir”. Vea su Plan, Ana: 1 Año")).toEqual(["Plan", "Ana", "Año"]);
  expect(listCapitals("Su plan. Su EOB (Medicare)")).toEqual(["EOB"]);
});

test.each([
  [1, "quien muy ya y PDF"],
  [2, "cuenta guerra día país cambio enviáis aún"],
  [3, "pingüino poeta cuidado proyecto"],
  [6, "identificación"],
])("LANG-02 %i syllables are counted in each of the words %s", (syllables, texts) => {
  expect(words(texts).map(countSyllables)).toEqual(words(texts).map(() => syllables));
});

test("LANG-02 INFLESZ is 206.835 less 62.3 syllables per word and words per sentence", () => {
  // Six words of eleven syllables in two sentences.
  const texts = ["Llame al plan. Guarde esta tarjeta"];
  expect(inflesz(texts)).toBeCloseTo(206.835 - (62.3 * 11) / 6 - 3, 5);
  expect(inflesz(["Sí.", "¿No?"])).toBeCloseTo(206.835 - 62.3 - 1, 5);
});
