import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { brandsFile } from "#tests/harness/world/brands-file.ts";
import { linksOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { HOST } from "#tests/harness/world/world.ts";

const none = { phone: null, email: null };
const silent = { supportPhone: null };

/** No number or address of the demo is left except one dental address. */
const world = useWorld({
  env: {
    BRANDS_FILE: brandsFile({
      shared: {
        spanishPhone: null,
        contacts: {
          medical: none,
          dental: { phone: null, emails: { alaska: null, oregon: "only-oregon@carrier.example" } },
          pharmacy: none,
          oebb: none,
          pebb: none,
          medicareAdvantage: none,
          medicarePharmacy: none,
        },
      },
      brands: {
        carrier: { ...silent, preventiveCare: none },
        medicare: { ...silent, contacts: { medicareService: none } },
      },
    }),
  },
});

test("CONTACT-17 S-29 contact blocks without a configured phone number or address are absent", async () => {
  const page = await world.visitor().open("/contact-us");
  expect(page.status).toBe(200);
  expect(textsOf(page, "main h2")).toEqual(["Dental", "TTY", "Holiday calendar"]);
  expect(linksOf(page).slice(1)).toEqual([
    ["Email Dental at only-oregon@carrier.example", "mailto:only-oregon@carrier.example"],
    ["Call 711", "tel:711"],
  ]);
  expect(page.text).toContain("Oregon");
  expect(page.text).not.toContain("Alaska");
});

test("CONTACT-17 S-29 home has no phone number when only the TTY number is left", async () => {
  const page = await world.see("sub", "/home");
  expect(textsOf(page, "h1")).toEqual(["Welcome, Jordan"]);
  expect(page.html).not.toContain("tel:");
});

test("CONTACT-17 the contact page of a brand without contacts says that none are available", async () => {
  const page = await world.visitor(HOST.medicare).open("/contact-us");
  expect(page.status).toBe(200);
  expect(textsOf(page, "main h2")).toEqual(["Holiday calendar"]);
  expect(page.text).toContain("Contact details aren't available right now.");
});

test("CONTACT-17 no telephone number stands in the product's source", () => {
  const root = new URL("../../../../", import.meta.url);
  const files = ["app", "server"].flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true })
      .map((name) => `${folder}/${String(name)}`)
      .filter((name) => /\.tsx?$/.test(name) && !/\.(?:test|fixture)\.tsx?$/.test(name))
      .filter((name) => !/^server\/sandbox\/|^app\/routes\/dev\//.test(name)),
  );
  expect(files.length).toBeGreaterThan(200);
  const named = files.filter((name) =>
    /\b\d{3}[-. ]\d{3}[-. ]\d{4}\b|\(\d{3}\) ?\d{3}/.test(
      readFileSync(new URL(name, root), "utf8"),
    ),
  );
  // The one is an example in a message about a setting that is not a number.
  expect(named).toEqual(["server/brands/contacts.ts"]);
});
