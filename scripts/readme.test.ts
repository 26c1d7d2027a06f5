import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { personas } from "#server/sandbox/personas.ts";
import { SETTING_NAMES } from "#server/settings.ts";

const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");

test.each(personas)("README says what $username shows, and where", ({ username, host, shows }) => {
  const row = readme.split("\n").find((line) => line.startsWith(`| \`${username}\` `));
  expect(row).toContain(host);
  expect(row).toContain(shows);
});

test.each(SETTING_NAMES)("README explains the setting %s", (name) => {
  const brand = /^(SUMMIT|PROVIDENCE|PARTNER|MEDICARE)_NAME$/.test(name);
  expect(readme).toContain(brand ? "CARRIER_NAME" : `\`${name}\``);
});
