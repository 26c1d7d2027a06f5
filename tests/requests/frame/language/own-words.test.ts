import { expect, test } from "vitest";
import { textOf } from "#tests/harness/pages/visitor.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { textsOf } from "#tests/harness/pages/page-parts.ts";
import { HOST } from "#tests/harness/world/world.ts";

const world = useWorld({ language: "es" });

const see = async (persona: string, path: string) => (await world.enter(persona)).open(path);

const TIME = /\d+ de \p{L}+ de \d{4}, \d+:\d\d [ap]\.m\., hora del Pacífico/u;

test("LANG-06 the product's own alert and seal are not marked as English on a Spanish page", async () => {
  const { document } = await see("term", "/home");
  const alert = document
    .querySelectorAll(".alert h2")
    .find((heading) => textOf(heading) === "Usted no tiene un plan en este momento");
  expect(alert?.hasAttribute("lang")).toBe(false);
  expect(document.querySelector(".seal")?.hasAttribute("lang")).toBe(false);
});

test("T-85 a Spanish card and primary care say the last day with cover, not the first without", async () => {
  const home = await see("term", "/home");
  expect(textOf(home.document.querySelector(".id-card__ribbon"))).toBe(
    "Último día con cobertura: 29 de septiembre de 2026",
  );
  const benefits = await see("term", "/benefits/medical");
  expect(benefits.text).toContain(
    "La cobertura terminó. El último día con cobertura fue el 29 de septiembre de 2026.",
  );
});

test("LANG-01 a link of primary care says of whom it is, and one to a choice for whom", async () => {
  const care = await see("sub", "/find-care/primary-care");
  expect(care.text).toContain("Detalles e historial de Jordan");
  expect(care.text).toContain("Elegir proveedor para Theo");
});

test("LANG-05 days among words and the time of a printed page are in Spanish words", async () => {
  const home = await see("sub", "/home");
  expect(home.text).toMatch(/Pagado el \d+ de \p{L}+ de \d{4}/u);
  expect(textOf(home.document.querySelector(".paper"))).toMatch(TIME);
  expect(home.text).not.toMatch(/\d [AP]M\b/);
});

test("LANG-06 what is known by a code is in Spanish: statuses of referrals, what to cancel", async () => {
  const referrals = await see("sub", "/benefits/referrals");
  const badges = referrals.document.querySelectorAll("main .badge").map(textOf);
  expect(badges).toContain("Aprobado");
  expect(badges).not.toContain("Approved");
  const plans = await see("sub", "/account/plan-benefits");
  const choices = plans.document.querySelectorAll(".plan-end label").map(textOf);
  expect(choices).toEqual(["La cobertura médica", "La cobertura médica y dental"]);
});

test("LANG-06 a denial's code has the brand's Spanish words; the reason stays as it was sent", async () => {
  const browser = await world.enter("denied");
  const { document } = await browser.open("/claims/medical/26000530002/0/appeal");
  const words = textOf(document.querySelector("main"));
  expect(words).toContain(
    "En palabras sencillas: Su plan pide un referido antes de esta consulta.",
  );
  expect(words).toContain("Lo que suele ayudar: Su médico puede enviarnos el referido");
});

test("LANG-06 links to the carrier's documents say that they are in English", async () => {
  const { document } = await see("sub", "/documents");
  const links = document.querySelectorAll("main tbody a").map(textOf);
  expect(links.length).toBeGreaterThan(0);
  // A document that cannot be opened here leads to customer service.
  expect(links.filter((link) => !/\(en inglés\)|llámenos/.test(link))).toEqual([]);
  const foot = document.querySelectorAll(".foot__links a[target]").map(textOf);
  expect(foot.every((link) => link.includes("(en inglés)"))).toBe(true);
});

const CONTACT = "/support/customer-service";

test("LANG-07 contact pages name the brand's number for service in Spanish", async () => {
  for (const page of [await world.visitor().open("/contact-us"), await see("sub", CONTACT)]) {
    expect(page.text).toContain("Servicio en español: 503-555-0191");
    expect(page.document.querySelector('a[href="tel:5035550191"]')).not.toBeNull();
  }
});

test("LANG-07 an appeal may be written in Spanish where the carrier reads such letters", async () => {
  const browser = await world.enter("denied");
  const { text } = await browser.open("/claims/medical/26000530002/0/appeal");
  expect(text).toContain("Puede escribir su carta en español.");
});

test("LANG-04 what a Spanish page writes asks the gateway for letters in Spanish, what it reads does not", async () => {
  const calls = await world.callsDuring(async () => (await world.arrive("sub")).open("/home"));
  const asked = calls.map(({ method, language }) => `${method} ${language}`);
  expect(new Set(asked)).toEqual(new Set(["POST es", "GET null"]));
});

test("LANG-06 a service is found by a Spanish word, and has the plan's English name, marked", async () => {
  const page = await world.see("sub", "/benefits/search?q=coronas");
  expect(page.text).toContain("2 servicios dentales coinciden con “coronas”.");
  const names = page.document.querySelectorAll('main tbody th [lang="en"]');
  expect(names.map(({ textContent }) => textContent)).toContain("Crown, ceramic");
  const imaging = await world.see("sub", "/benefits/search?q=resonancia+magn%C3%A9tica");
  expect(imaging.text).toContain("MRI, CT and ultrasound");
});

test("LANG-06 a directory is asked for a specialty by its own name; the page keeps what was typed", async () => {
  const browser = await world.enter("sub");
  const calls = await world.callsDuring(async () => {
    const form = { zip: "97204", radius: "10", words: "pediatría" };
    const page = await browser.post("/find-care/primary-care/0/search", form);
    const found = await browser.open(page.headers.get("location") ?? "");
    expect(textsOf(found, "h2").join(" ")).toContain("proveedores para “pediatría”");
  });
  const asked = calls.filter(({ path }) => path === "/pcp/search").map(({ body }) => body);
  expect(asked).toMatchObject([{ searchString: "Pediatrics" }]);
  const dental = await world.enter("prov", HOST.providence);
  const sent = await dental.post("/find-care/find-a-dentist", {
    zip: "97204",
    radius: "10",
    words: "Ortodoncista",
  });
  const url = new URL(sent.headers.get("location") ?? "");
  expect(url.searchParams.get("search")).toBe("Orthodontics");
});
