import { expect, test } from "vitest";
import { textOf } from "#tests/harness/pages/visitor.ts";
import { brandsFile } from "#tests/harness/world/brands-file.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";

const alerts = [
  {
    type: "info",
    title: { en: "We moved", es: "Nos mudamos" },
    links: [{ label: { en: "See the map", es: "Ver el mapa" }, href: "/contact-us" }],
    canDismiss: true,
  },
  { type: "warning", title: "Phones are down", canDismiss: false },
];
const world = useWorld({
  language: "es",
  env: {
    BRANDS_FILE: brandsFile({
      alerts,
      brands: { carrier: { appeals: { spanishLetters: false } } },
      shared: { spanishPhone: null },
    }),
  },
});

test("LANG-06 an alert in Spanish is shown so, one without is marked as English", async () => {
  const { document } = await world.visitor().open("/contact-us");
  const heads = document.querySelectorAll(".alert h2");
  expect(heads.map((head) => [textOf(head), head.getAttribute("lang")])).toEqual([
    ["Nos mudamos", undefined],
    ["Phones are down", "en"],
  ]);
  const link = document.querySelector('.alert a[href="/contact-us"]');
  expect([textOf(link), link?.querySelector("[lang]")]).toEqual(["Ver el mapa", null]);
});

test("LANG-07 a Spanish number and letters are named only where the brand has them", async () => {
  const contact = await world.visitor().open("/contact-us");
  expect(contact.text).not.toContain("Servicio en español");
  const browser = await world.enter("denied");
  const appeal = await browser.open("/claims/medical/26000530002/0/appeal");
  expect(appeal.text).toContain("Hacer mi carta");
  expect(appeal.text).not.toContain("en español");
});
