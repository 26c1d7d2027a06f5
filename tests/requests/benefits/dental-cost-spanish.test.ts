import { expect, test } from "vitest";
import { sectionOf, textOf } from "#tests/harness/pages/visitor.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { askCost, headingOf } from "./dental-cost-page.ts";

const world = useWorld({ language: "es" });

test("COST-02 COST-04 LANG-06 in Spanish the estimate's words are Spanish, and names as sent are marked", async () => {
  const services = [
    ["D7240", "400"],
    ["corona", "300"],
  ] as const;
  const browser = await world.enter("quote");
  const refused = await askCost(browser, services, { suffix: "2" });
  // An error cannot mark a language: it has the codes alone.
  expect(textOf(refused.document.querySelector("#service-2-error"))).toMatch(
    /^Error: ¿Cuál de estos es\? Escriba su código: D2740, D2751$/,
  );
  const page = await askCost(browser, [services[0]], { suffix: "2" });
  expect(headingOf(page)).toBe("Usted pagaría entre $200.00 y $225.00, aproximadamente");
  const isNot = sectionOf(page.document, "Lo que este cálculo no es");
  expect(textOf(isNot)).toContain("Es un cálculo a partir de los precios que usted escribió");
  const marked = page.document.querySelectorAll('main [lang="en"]').map((it) => textOf(it));
  expect(marked).toContain("D7240 Removal of an impacted tooth");
  const same = await askCost(browser, [["D7240", "3000"]], { suffix: "2" });
  expect(same.text).toContain("Usted pagaría lo mismo en los dos casos.");
  expect(page.text + same.text).not.toMatch(/\b(price|you pay|deductible)\b/i);
});
