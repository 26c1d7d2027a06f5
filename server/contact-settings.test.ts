import { expect, test } from "vitest";
import { contactWays } from "./contact-settings.ts";
import { settingsWith } from "./settings.fixture.ts";
import { SettingsError } from "./settings.ts";

test("CONTACT-17 T-53 without settings nobody can be reached, and nothing is made up", () => {
  const ways = contactWays(settingsWith(), null);
  expect(Object.keys(ways)).toHaveLength(9);
  for (const [line, way] of Object.entries(ways)) {
    expect([line, way]).toEqual([line, { phone: null, emails: [] }]);
  }
});

test("CONTACT-17 each line takes its own settings, and support the brand's number", () => {
  const ways = contactWays(
    settingsWith({
      CONTACT_MEDICAL_PHONE: "503-555-0101",
      CONTACT_MEDICAL_EMAIL: "medical@carrier.example",
      CONTACT_DENTAL_PHONE: "503-555-0102",
      CONTACT_DENTAL_ALASKA_EMAIL: "alaska@carrier.example",
      CONTACT_DENTAL_OREGON_EMAIL: "oregon@carrier.example",
      CONTACT_PHARMACY_PHONE: "503-555-0103",
      CONTACT_PHARMACY_EMAIL: "pharmacy@carrier.example",
      CONTACT_OEBB_PHONE: "503-555-0104",
      CONTACT_OEBB_EMAIL: "oebb@carrier.example",
      CONTACT_PEBB_PHONE: "503-555-0105",
      CONTACT_PEBB_EMAIL: "pebb@carrier.example",
      CONTACT_MEDICARE_ADVANTAGE_PHONE: "503-555-0106",
      CONTACT_MEDICARE_ADVANTAGE_EMAIL: "advantage@carrier.example",
      CONTACT_MEDICARE_PHARMACY_PHONE: "503-555-0107",
      CONTACT_MEDICARE_PHARMACY_EMAIL: "rx@carrier.example",
      MEDICARE_SERVICE_PHONE: "503-555-0108",
    }),
    "503-555-0100",
  );
  const shown = Object.entries(ways).map(([line, { phone, emails }]) => [
    line,
    phone,
    ...emails.map(({ region, address }) => [region, address].filter(Boolean).join(" ")),
  ]);
  expect(shown).toEqual([
    ["support", "503-555-0100"],
    ["medical", "503-555-0101", "medical@carrier.example"],
    ["dental", "503-555-0102", "alaska alaska@carrier.example", "oregon oregon@carrier.example"],
    ["pharmacy", "503-555-0103", "pharmacy@carrier.example"],
    ["oebb", "503-555-0104", "oebb@carrier.example"],
    ["pebb", "503-555-0105", "pebb@carrier.example"],
    ["medicareAdvantage", "503-555-0106", "advantage@carrier.example"],
    ["medicarePharmacy", "503-555-0107", "rx@carrier.example"],
    ["medicareService", "503-555-0108"],
  ]);
});

test.each([
  ["CONTACT_OEBB_PHONE", "ask at the desk"],
  ["CONTACT_OEBB_PHONE", "javascript:alert(1)"],
  ["CONTACT_OEBB_PHONE", "911"],
  ["CONTACT_OEBB_EMAIL", "oebb at carrier"],
])("a start with %s=%s is refused by name", (name, value) => {
  const start = () => settingsWith({ [name]: value });
  expect(start).toThrow(SettingsError);
  expect(start).toThrow(name);
});

test.each(["503-555-0100", "(503) 555-0100", "+1 503.555.0100", "1-800-555-0100"])(
  "%s is a number as it may be written",
  (text) => {
    expect(settingsWith({ CONTACT_PEBB_PHONE: text }).CONTACT_PEBB_PHONE).toBe(text);
  },
);
