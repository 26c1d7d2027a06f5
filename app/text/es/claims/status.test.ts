import { expect, test } from "vitest";
import { claimStatusInWords as english } from "../../en/claims/claim-words.ts";
import { relationshipInWords, sexInWords } from "../common/codes.ts";
import { claimStatusInWords } from "./claim-words.ts";

test.each([
  ["paid", "Pagado"],
  ["in-process", "En proceso"],
  ["pended", "En espera"],
  ["denied", "Denegado"],
  ["denied-in-part", "Denegado en parte"],
  ["adjusted", "Ajustado"],
  ["other", "Under external review"],
])(
  "LANG-01 the claim status %s is worded %s in Spanish, and as it is sent in English",
  (key, words) => {
    expect(claimStatusInWords(key, "Under external review")).toBe(words);
    expect(english(key, "Under external review")).toBe("Under external review");
  },
);

test.each([
  ["subscriber", "Titular del plan"],
  ["spouse", "Cónyuge"],
  ["child", "Hijo o hija"],
  ["dependent", "Dependiente"],
  ["ward", "Ward"],
])("LANG-01 the relationship %s is worded %s in Spanish", (key, words) => {
  expect(relationshipInWords(key, "Ward")).toBe(words);
});

test("LANG-01 a known sex is worded in Spanish, and any other as it is sent", () => {
  expect([sexInWords("male", "M"), sexInWords("female", "F"), sexInWords("x", "X")]).toEqual([
    "Masculino",
    "Femenino",
    "X",
  ]);
});

test.each([
  ["denied", "Rejected", "Rechazado"],
  ["denied", "declined", "Rechazado"],
  ["denied", "Denied - Duplicate", "Denegado"],
  ["in-process", " Pending", "Pendiente"],
  ["in-process", "Processing", "En proceso"],
  ["in-process", "Under Review", "En revisión"],
  ["in-process", "Received", "Recibido"],
  ["in-process", "Submitted", "Presentado"],
  ["pended", "Suspended", "Suspendido"],
  ["pended", "Pended for records", "En espera"],
  ["denied", "Fully Denied", "Denegado por completo"],
  ["denied", "Not covered", "Sin cobertura"],
  ["denied", "Not payable", "No se paga"],
  ["estimate", "Predetermination of Benefits", "Antes de la atención"],
  ["estimate", "Predetermination Denied", "Antes de la atención: se denegó"],
  ["estimate", "Prior authorization - not approved", "Antes de la atención: se denegó"],
  ["estimate", "Pre-Determination - Approved", "Antes de la atención: se aprobó"],
  ["estimate", "Submitted - Predetermination", "Antes de la atención: en proceso"],
  ["estimate", "Pre-determination completed", "Antes de la atención: se procesó"],
])("LANG-01 the status %s sent as %j is %s", (key, sent, word) => {
  expect(claimStatusInWords(key, sent)).toBe(word);
});
