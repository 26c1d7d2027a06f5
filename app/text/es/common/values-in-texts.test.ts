import { expect, test } from "vitest";
import { changePasswordText } from "../account/change-password.ts";
import { idCardText } from "../account/id-card.ts";
import { preferencesText } from "../account/preferences.ts";
import { providerChoiceText } from "../care/provider-choice.ts";
import { timeLeft } from "../frame/shell.ts";
import { contactText } from "../frame/contact.ts";
import { loginText } from "../sign-in/login.ts";
import { loginAsText } from "../sign-in/login-as.ts";
import { recoveryText } from "../sign-in/recovery.ts";
import { registrationText } from "../sign-in/registration.ts";
import { confirmPasswordText } from "./confirm-password.ts";
import { shortDate, showDate, usd } from "./format.ts";
import { listInText, listNames } from "./list.ts";
import { passwordInText } from "./passwords.ts";
import { showUnit } from "./units.ts";
import { fieldErrorMessage } from "./validation.ts";
import { showWait } from "./wait.ts";

const { person, newPassword } = recoveryText;
const { who, account } = registrationText;
const { subscriberId, firstName, lastName, dateOfBirth } = loginAsText;

// Sentences and words that are looked up by a field's label hold only while the label is the same.

test.each([
  person.firstName,
  person.lastName,
  person.dateOfBirth,
  person.memberId,
  who.emailAddress,
  account.username,
  account.password,
  newPassword.newPassword,
  changePasswordText.newPassword,
  preferencesText.emailAddress,
  idCardText.emailing.address,
  providerChoiceText.email,
  subscriberId,
  firstName,
  lastName,
  dateOfBirth,
])("LANG-01 VAL-15 the label %s has its own sentence for a value of the wrong form", (label) => {
  expect(fieldErrorMessage("pattern", label)).toMatch(/^Escriba una? .* válid[oa]$/);
});

test.each([
  loginText.password,
  confirmPasswordText.password,
  changePasswordText.currentPassword,
  changePasswordText.newPassword,
  changePasswordText.repeatPassword,
  newPassword.newPassword,
  newPassword.repeatPassword,
  account.password,
  account.repeatPassword,
])("LANG-01 COMP-14 the password in the field %s is named after Mostrar", (label) => {
  expect(passwordInText(label)).toMatch(/^contraseña/);
});

test("LANG-01 an error names its field in quotation marks, or is the field's own", () => {
  expect(fieldErrorMessage("required", "Ciudad")).toBe("El campo “Ciudad” es obligatorio");
  expect(fieldErrorMessage("required", "Ciudad", { required: "Escriba su ciudad" })).toBe(
    "Escriba su ciudad",
  );
});

test("LANG-02 amounts and days are those of the United States", () => {
  expect([usd(123450), usd(-1250), usd(100000000)]).toEqual([
    "$1,234.50",
    "-$12.50",
    "$1,000,000.00",
  ]);
  expect(shortDate("2026-01-31")).toBe("01/31/2026");
});

test("LANG-05 a day in a sentence is in words; what is no day never ends a page", () => {
  expect(showDate("2026-01-31")).toBe("31 de enero de 2026");
  expect(showDate("2026-11-06")).toBe("6 de noviembre de 2026");
  expect(showDate("2026-02-30")).toBe("02/30/2026");
  expect(["", "xx", "2026"].map(showDate)).toEqual(["", "xx", "2026"].map(shortDate));
});

test("LANG-02 lists have 'y' or 'e' inside a sentence alone, units their plural", () => {
  expect(listInText(["Ana", "Bo", "Inés"])).toBe("Ana, Bo e Inés");
  expect(listNames(["Ana", "Bo", "Inés"])).toBe("Ana, Bo, Inés");
  expect([0.5, 1, 2].map((count) => showUnit(count, "mile"))).toEqual([
    "0.5 millas",
    "1 milla",
    "2 millas",
  ]);
  expect([1, 60, 61].map(showWait)).toEqual(["1 minuto", "1 minuto", "2 minutos"]);
});

test("LANG-02 the time left and the hour that a line opens agree with their number", () => {
  expect([3, 1, 0].map(timeLeft)).toEqual([
    "Le quedan unos 3 minutos.",
    "Le queda alrededor de 1 minuto.",
    "Le queda menos de un minuto.",
  ]);
  const { today, open, time } = contactText.opening;
  expect(today(time(7, "30", true))).toBe("Abre a las 7:30 a.m., hora del Pacífico");
  expect(open(time(1, "00", false))).toBe("Abierto ahora, hasta la 1 p.m., hora del Pacífico");
});
