import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { PROGRAM_ICONS, programIcon } from "./program-icons.ts";

const iconOf = (id: number, name: string, icon: string | null = null) =>
  programIcon({ id, name, icon });

test("TILE-23 TILE-24 T-61 known IDs win over any name or icon", () => {
  expect(iconOf(33, "Oral health", "pill")).toBe("tooth-duotone");
  expect(iconOf(27, "Travel cover", "pill")).toBe("airplane-tilt-duotone");
});

test("TILE-32 DATA-25 T-61 the other known IDs", () => {
  expect(iconOf(13, "Renamed")).toBe("phone-call-duotone");
  expect(iconOf(17, "Renamed")).toBe("ear-duotone");
  expect(iconOf(20, "Renamed")).toBe("first-aid-kit-duotone");
  expect(iconOf(37, "Renamed")).toBe("pill-duotone");
});

// One test a row, so that each row stands or falls by its own program.
const id = 9001;
test("TILE-23 the dental cost estimator's icon, by name", () => {
  expect(iconOf(id, "Dental Cost Estimator")).toBe("tooth-duotone");
});
test("TILE-24 Passport Dental's icon, by name", () => {
  expect(iconOf(id, "Passport Dental℠")).toBe("airplane-tilt-duotone");
});
test("TILE-25 the icon of digital claims", () => {
  expect(iconOf(id, "Digital claims")).toBe("file-text-duotone");
});
test("TILE-26 the icon of find a dentist", () => {
  expect(iconOf(id, "Find a dentist")).toBe("map-pin-duotone");
});
test("TILE-27 the healthcare cost estimator's icon", () => {
  expect(iconOf(id, "Healthcare cost estimator")).toBe("calculator-duotone");
  expect(iconOf(id, "Health Care Cost Estimator")).toBe("calculator-duotone");
});
test("TILE-28 the icon of oral health", () => {
  expect(iconOf(id, "Oral Health, Total Health")).toBe("smiley-duotone");
});
test("TILE-29 the icon of choose healthy", () => {
  expect(iconOf(id, "Choose Healthy")).toBe("tag-duotone");
  expect(iconOf(id, "ChooseHealthy®")).toBe("tag-duotone");
});
test("TILE-30 the icon of supplemental vision", () => {
  expect(iconOf(id, "Supplemental vision")).toBe("eyeglasses-duotone");
});
test("TILE-31 the icon of text a doctor", () => {
  expect(iconOf(id, "Text-a-Doctor")).toBe("chat-circle-text-duotone");
});
test("TILE-32 the hearing rider's icon, by name", () => {
  expect(iconOf(id, "Hearing Rider")).toBe("ear-duotone");
});
test("TILE-33 the icon of mobile therapy", () => {
  expect(iconOf(id, "Mobile therapy")).toBe("brain-duotone");
});
test("TILE-34 the icon of active and fit", () => {
  expect(iconOf(id, "Active and Fit")).toBe("barbell-duotone");
  expect(iconOf(id, "Active&Fit Direct™")).toBe("barbell-duotone");
});
test("TILE-35 the icon of behavioral health champions, which is not that of oral health", () => {
  expect(iconOf(id, "Behavioral Health Champions")).toBe("users-three-duotone");
});
test("TILE-36 the icon of silver and fit", () => {
  expect(iconOf(id, "SilverAndFit")).toBe("heart-duotone");
  expect(iconOf(id, "Silver & Fit")).toBe("heart-duotone");
});

test.each([
  ["ear", "ear-duotone"],
  ["ear-duotone", "ear-duotone"],
  ["map-pin", "map-pin-duotone"],
  ["skull", "sparkle-duotone"],
  ["../../x", "sparkle-duotone"],
  ["", "sparkle-duotone"],
  [null, "sparkle-duotone"],
])("T-61 an unknown program with icon %j gets %s", (icon, result) => {
  expect(iconOf(id, "Something new", icon)).toBe(result);
});

test("T-61 the icons of the shortcuts", () => {
  expect(programIcon({ shortcut: "ebill" })).toBe("invoice-duotone");
  expect(programIcon({ shortcut: "outline-of-coverage", url: "" })).toBe("book-open-duotone");
  expect(iconOf(id, "eBill")).toBe("invoice-duotone");
  expect(iconOf(id, "Outline of Coverage")).toBe("book-open-duotone");
});

test("T-61 every icon exists in the icon set, and none is listed twice", () => {
  const folder = new URL(
    "../../../node_modules/@phosphor-icons/core/assets/duotone/",
    import.meta.url,
  );
  expect(PROGRAM_ICONS.filter((icon) => !existsSync(new URL(`${icon}.svg`, folder)))).toEqual([]);
  expect(new Set(PROGRAM_ICONS).size).toBe(PROGRAM_ICONS.length);
});
