import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { PROGRAM_ICONS, programIcon } from "./program-icons.ts";

const iconOf = (id: number, name: string, icon: string | null = null) =>
  programIcon({ id, name, icon });

test("TILE-23 TILE-24 TILE-32 DATA-25 T-61 known IDs and shortcuts decide the icon, whatever the name", () => {
  expect(iconOf(33, "Oral health", "pill")).toBe("tooth-duotone");
  expect(iconOf(27, "Travel cover", "pill")).toBe("airplane-tilt-duotone");
  expect(iconOf(13, "Renamed")).toBe("phone-call-duotone");
  expect(iconOf(17, "Renamed")).toBe("ear-duotone");
  expect(iconOf(20, "Renamed")).toBe("first-aid-kit-duotone");
  expect(iconOf(37, "Renamed")).toBe("pill-duotone");
  expect(programIcon({ shortcut: "ebill" })).toBe("invoice-duotone");
  expect(programIcon({ shortcut: "outline-of-coverage", url: "" })).toBe("book-open-duotone");
  expect(iconOf(id, "eBill")).toBe("invoice-duotone");
  expect(iconOf(id, "Outline of Coverage")).toBe("book-open-duotone");
});

// One test a row, so that each row stands or falls by its own program.
const id = 9001;
test.each([
  ["TILE-23 Dental Cost Estimator", "tooth-duotone"],
  ["TILE-24 Passport Dental℠", "airplane-tilt-duotone"],
  ["TILE-25 Digital claims", "file-text-duotone"],
  ["TILE-26 Find a dentist", "map-pin-duotone"],
  ["TILE-27 Healthcare cost estimator", "calculator-duotone"],
  ["TILE-27 Health Care Cost Estimator", "calculator-duotone"],
  ["TILE-28 Oral Health, Total Health", "smiley-duotone"],
  ["TILE-29 Choose Healthy", "tag-duotone"],
  ["TILE-29 ChooseHealthy®", "tag-duotone"],
  ["TILE-30 Supplemental vision", "eyeglasses-duotone"],
  ["TILE-31 Text-a-Doctor", "chat-circle-text-duotone"],
  ["TILE-32 Hearing Rider", "ear-duotone"],
  ["TILE-33 Mobile therapy", "brain-duotone"],
  ["TILE-34 Active and Fit", "barbell-duotone"],
  ["TILE-34 Active&Fit Direct™", "barbell-duotone"],
  ["TILE-34 ActiveandFit", "barbell-duotone"],
  ["TILE-35 Behavioral Health Champions", "users-three-duotone"],
  ["TILE-36 SilverAndFit", "heart-duotone"],
  ["TILE-36 Silver & Fit", "heart-duotone"],
])("%s has the icon %s by its name", (row, icon) => {
  const [, name = ""] = /^TILE-\d+ (.*)$/.exec(row) ?? [];
  expect(iconOf(id, name)).toBe(icon);
});

test.each([
  ["ear", "ear-duotone"],
  ["ear-duotone", "ear-duotone"],
  ["map-pin", "map-pin-duotone"],
  ["skull", "sparkle-duotone"],
  ["../../x", "sparkle-duotone"],
  ["", "sparkle-duotone"],
  [null, "sparkle-duotone"],
])("T-61 an unknown program with icon %j has the icon %s", (icon, result) => {
  expect(iconOf(id, "Something new", icon)).toBe(result);
});

test("T-61 every icon exists in the icon set and is listed once", () => {
  const folder = new URL(
    "../../../node_modules/@phosphor-icons/core/assets/duotone/",
    import.meta.url,
  );
  expect(PROGRAM_ICONS.filter((icon) => !existsSync(new URL(`${icon}.svg`, folder)))).toEqual([]);
  expect(new Set(PROGRAM_ICONS).size).toBe(PROGRAM_ICONS.length);
});
