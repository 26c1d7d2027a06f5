import { expect, test } from "vitest";
import { directoryWords } from "./specialties.ts";

test.each([
  ["pediatría", "Pediatrics"],
  ["Pediatra", "Pediatrics"],
  ["pediatras", "Pediatrics"],
  ["médico de familia", "Family medicine"],
  ["MEDICINA INTERNA", "Internal medicine"],
  ["ginecologa", "Gynecology"],
  ["ortodoncia", "Orthodontics"],
  ["dentista de niños", "Pediatric dentistry"],
  ["pediatrician", "Pediatrics"],
  ["orthodontist", "Orthodontics"],
])("LANG-06 the directory is asked for “%s” as %s", (typed, asked) => {
  expect(directoryWords(typed)).toBe(asked);
});

test.each([
  "",
  "Pediatrics",
  "Salem",
  "Clínica Pediatría del Valle",
  "Pediatría del Valle",
  "Alder Creek",
  "de la",
])("LANG-06 “%s” may be a name, and goes to the directory as typed", (typed) => {
  expect(directoryWords(typed)).toBe(typed);
});
