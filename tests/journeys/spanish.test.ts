import type { Page } from "@playwright/test";
import { expectNoBarriers } from "#tests/browser/looks/axe.ts";
import { expectRoomForLargeText } from "#tests/browser/looks/large-text.ts";
import { expectFitsAt } from "#tests/browser/looks/layout.ts";
import { expect, PASSWORD, test } from "#tests/browser/test.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("LANG-08 Spanish pages from log-in to an appeal letter fit a phone and pass axe @js @long", async ({
  page,
  guard,
}) => {
  guard.expectStatus(400);
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto("/login");
  await page.getByLabel("Username").fill("denied");
  await button(page, "Español").click();
  await expect(page.locator("html")).toHaveAttribute("lang", "es-US");
  await expect(page.getByLabel("Nombre de usuario")).toHaveValue("denied");
  await expectFitsAt(page, [320, 390]);
  await page.getByLabel("Contraseña").fill(PASSWORD);
  await button(page, "Iniciar sesión").click();
  await expect(page).toHaveURL("/home");
  await expectFitsAt(page, [320, 390]);
  await expectRoomForLargeText(page, { leastAlone: true });
  await expectNoBarriers(page);
  await page.goto("/claims/medical/26000530001/0");
  await expectFitsAt(page, [320, 390]);
  await page.getByRole("link", { name: "Qué puede hacer" }).click();
  await expect(heading(page)).toHaveText("Qué puede hacer");
  await expectFitsAt(page, [320, 390]);
  await expectNoBarriers(page);
  await page.getByLabel("Por qué el plan debe pagar").fill("El médico lo pidió dos veces.");
  await button(page, "Hacer mi carta").click();
  await expect(page.locator(".letter")).toContainText("El médico lo pidió dos veces.");
  await page.goto("/benefits/medical");
  await expectFitsAt(page, [320, 390]);
  await expectNoBarriers(page);
});

test("LANG-04 the language switch keeps what was typed; a tab follows the language chosen in another @js", async ({
  page,
  context,
  enter,
  guard,
}) => {
  guard.expectStatus(400);
  await enter("denied");
  await page.goto("/claims/check-a-bill");
  await page.getByLabel("Provider").fill("Peña <b>");
  await page.getByLabel("Amount the bill asks for").fill("1.234,56");
  const other = await context.newPage();
  await other.goto("/claims");
  await button(page, "Español").click();
  await expect(heading(page)).toHaveText("Revisar la factura de un proveedor");
  await expect(page.getByLabel("Proveedor")).toHaveValue("Peña <b>");
  await expect(page.getByLabel("Monto de la factura")).toHaveValue("1.234,56");
  // A wrong form, in Spanish: what was typed stays, each fault beside its field.
  await button(page, "Revisar esta factura").click();
  await expect(page.getByLabel("Monto de la factura")).toHaveAccessibleDescription(
    /Escriba el monto en dólares y centavos/,
  );
  await expectNoBarriers(page);
  // The tab that was English goes on in Spanish.
  await other.getByRole("link", { name: "Home", exact: true }).first().click();
  await expect(other.locator("html")).toHaveAttribute("lang", "es-US");
  await button(other, "English").click();
  await expect(other.locator("html")).toHaveAttribute("lang", "en-US");
  // A form that was left open in Spanish is sent as a document, and answered in English.
  await page.getByLabel("Proveedor").fill("Alder Creek");
  await button(page, "Revisar esta factura").click();
  await expect(heading(page)).toHaveText("Check a provider's bill");
  await expect(page.getByLabel("Provider")).toHaveValue("Alder Creek");
});
