import type { Page } from "@playwright/test";
import { sheetsOf } from "#tests/browser/looks/paper.ts";
import { expect, test } from "#tests/browser/test.ts";

const WORDS = {
  en: "My doctor wrote why I needed this scan, and asked for it twice. ".repeat(15).trim(),
  es: "Mi médico explicó por qué yo necesitaba esta prueba, y la pidió dos veces. "
    .repeat(13)
    .trim(),
};

/** Each as long as it may be: sentences, ten short paragraphs, as many lines as are taken. */
const LETTERS = {
  en: [
    WORDS.en,
    Array.from({ length: 10 }, (_, n) => `Paragraph ${n + 1} says why.`).join("\n\n"),
    Array.from({ length: 25 }, (_, n) => `${n + 1}. A line of some 38 characters.`).join("\n"),
  ],
  es: [
    WORDS.es,
    Array.from({ length: 10 }, (_, n) => `El párrafo ${n + 1} dice por qué.`).join("\n\n"),
    Array.from({ length: 25 }, (_, n) => `${n + 1}. Una línea de 38 caracteres.`).join("\n"),
  ],
};
const ADDRESS = Array.from({ length: 6 }, (_, n) => `${n + 1} Specimen Court`.padEnd(47, "x"));

const LABELS = {
  en: { why: "Why the plan should pay", address: "Your address", make: "Make my letter" },
  es: { why: "Por qué el plan debe pagar", address: "Su dirección", make: "Hacer mi carta" },
};

type Language = keyof typeof LABELS;

/** Letters of the claim, usual and as long as they may be, are one sheet of either format. */
async function expectOneSheet(page: Page, claim: string, language: Language) {
  const labels = LABELS[language];
  for (const why of LETTERS[language]) {
    await page.goto(claim);
    await page.getByLabel(labels.why).fill(why);
    await page.getByLabel(labels.address).fill(ADDRESS.join("\n"));
    await page.getByRole("button", { name: labels.make }).click();
    await expect(page.locator(".letter__why")).toContainText(why.slice(-20));
    for (const format of ["Letter", "A4"] as const) {
      expect([format, why, await sheetsOf(page, format)]).toEqual([format, why, 1]);
    }
  }
}

async function speakSpanish(page: Page) {
  await page.goto("/language-help");
  await page.getByRole("button", { name: "Español", exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "es-US");
}

const OF_ONE_SERVICE = "/claims/medical/26000530001/0/appeal";
const OF_SEVERAL = "/claims/medical/26000530002/0/appeal";

test("HELP-06 an appeal letter is one sheet by itself @no-js", async ({ page, enter }) => {
  await enter("denied");
  await page.goto(OF_ONE_SERVICE);
  await page.getByLabel(LABELS.en.why).fill(WORDS.en);
  await page.getByRole("button", { name: LABELS.en.make }).click();
  await expect(page.locator(".letter__why")).toContainText(WORDS.en.slice(-20));
  expect([await sheetsOf(page), await sheetsOf(page, "A4")]).toEqual([1, 1]);
  await expectOneSheet(page, OF_SEVERAL, "en");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".letter")).toBeVisible();
  for (const other of [page.locator("h1"), page.getByText("Your rights"), page.getByRole("banner")])
    await expect(other).toBeHidden();
});

test("HELP-06 LANG-08 an appeal letter in Spanish is one sheet @no-js @long", async ({
  page,
  enter,
}) => {
  await enter("denied");
  await speakSpanish(page);
  await expectOneSheet(page, OF_ONE_SERVICE, "es");
  await expectOneSheet(page, OF_SEVERAL, "es");
});

test.describe("medicare", () => {
  test.use({ brand: "medicare" });

  test("HELP-06 LANG-08 an appeal letter in Medicare's large print is one sheet in both languages @no-js", async ({
    page,
    enter,
  }) => {
    await enter("mod-denied");
    await page.goto("/claims");
    const claim = await page.locator('a[href$="/appeal"]').first().getAttribute("href");
    await expectOneSheet(page, claim ?? "", "en");
    await speakSpanish(page);
    await expectOneSheet(page, claim ?? "", "es");
  });
});
