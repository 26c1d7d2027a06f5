import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { timeLeft } from "../frame/shell.ts";
import { contactText } from "../frame/contact.ts";
import { shortDate, showDate, usd } from "./format.ts";
import { listInText, listNames } from "./list.ts";
import { passwordsInText } from "./form-parts.ts";
import { showUnit, showWait } from "./units.ts";
import { fieldErrorMessage, invalidText } from "./validation.ts";

test("LANG-01 VAL-15 known fields have a Spanish sentence of their own for an invalid value", () => {
  for (const said of Object.values(invalidText)) {
    expect(said).toMatch(/^Escriba una? .* válid[oa]$/);
  }
});

test("LANG-01 COMP-14 the Spanish names of passwords fit behind the word Mostrar", () => {
  for (const named of Object.values(passwordsInText)) expect(named).toMatch(/^contraseña/);
});

test("LANG-01 a Spanish error names its field in quotation marks, or is the field's own message", () => {
  expect(fieldErrorMessage("required", "Ciudad")).toBe("El campo “Ciudad” es obligatorio");
  expect(fieldErrorMessage("required", "Ciudad", { required: "Escriba su ciudad" })).toBe(
    "Escriba su ciudad",
  );
});

test("LANG-02 amounts and days have the format of the United States in Spanish, too", () => {
  expect([usd(123450), usd(-1250), usd(100000000)]).toEqual([
    "$1,234.50",
    "-$12.50",
    "$1,000,000.00",
  ]);
  expect(shortDate("2026-01-31")).toBe("01/31/2026");
});

test("LANG-05 a day in a Spanish sentence is in words, and an invalid day is shown as it is", () => {
  expect(showDate("2026-01-31")).toBe("31 de enero de 2026");
  expect(showDate("2026-11-06")).toBe("6 de noviembre de 2026");
  expect(showDate("2026-02-30")).toBe("02/30/2026");
  expect(["", "xx", "2026"].map(showDate)).toEqual(["", "xx", "2026"].map(shortDate));
});

test("LANG-05 T-60 a day in a Spanish sentence is the same in every time zone", () => {
  const format = new URL("./format.ts", import.meta.url).href;
  const script = `import { showDate } from "${format}"; console.log(showDate("2026-01-31"))`;
  const say = (TZ: string) =>
    execFileSync(process.execPath, ["--input-type=module", "--eval", script], {
      env: { ...process.env, TZ },
      encoding: "utf8",
    }).trim();
  expect(["America/Los_Angeles", "Asia/Tokyo"].map(say)).toEqual([
    "31 de enero de 2026",
    "31 de enero de 2026",
  ]);
});

test("LANG-02 Spanish lists have y or e in sentences only, and units have their plural", () => {
  expect(listInText(["Ana", "Bo", "Inés"])).toBe("Ana, Bo e Inés");
  expect(listNames(["Ana", "Bo", "Inés"])).toBe("Ana, Bo, Inés");
  expect([0.5, 1, 2].map((count) => showUnit(count, "mile"))).toEqual([
    "0.5 millas",
    "1 milla",
    "2 millas",
  ]);
  expect([1, 60, 61].map(showWait)).toEqual(["1 minuto", "1 minuto", "2 minutos"]);
});

test("LANG-02 the Spanish time left and opening hours agree in number", () => {
  expect([3, 1, 0].map(timeLeft)).toEqual([
    "Le quedan unos 3 minutos.",
    "Le queda alrededor de 1 minuto.",
    "Le queda menos de un minuto.",
  ]);
  const { today, open, time } = contactText.opening;
  expect(today(time(7, "30", true))).toBe("Cerrado ahora. Abre a las 7:30 a.m., hora del Pacífico");
  expect(open(time(1, "00", false))).toBe("Abierto ahora, hasta la 1 p.m., hora del Pacífico");
});
