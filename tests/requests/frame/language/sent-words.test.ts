import { strFromU8, unzipSync } from "fflate";
import type { HTMLElement } from "node-html-parser";
import { expect, test } from "vitest";
import { claimAnswer } from "#tests/harness/gateway/gateway-answers.ts";
import { linkOf, textOf, type Page, type Visitor } from "#tests/harness/pages/visitor.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { PASSWORD } from "#tests/harness/world/world.ts";

const world = useWorld({ language: "es" });

/** Texts that are marked as English, without the switch of the language. */
const marked = ({ document }: { document: HTMLElement }): string[] =>
  document
    .querySelectorAll('body [lang="en"]')
    .filter((element) => element.getAttribute("name") !== "language")
    .map(textOf);

const open = async (path: string): Promise<Page> => (await world.enter("sub")).open(path);

test("LANG-01 LANG-06 claim states are Spanish; the carrier's own state is marked lang=en", async () => {
  const page = await open("/claims");
  expect(marked(page)).toContain("Under external review");
  const states = page.document.querySelectorAll(".badge[class*=claim-status]").map(textOf);
  expect(states).toEqual(expect.arrayContaining(["Denegado", "En espera", "En proceso"]));
  const options = page.document.querySelectorAll("#status option");
  const other = options.find((option) => textOf(option) === "Under external review");
  expect(other?.getAttribute("lang")).toBe("en");
  const denied = options.find((option) => textOf(option) === "Denegado");
  expect(denied?.hasAttribute("lang")).toBe(false);
});

test("LANG-06 what a claim's state has behind its word is kept beside the Spanish one, on pages marked lang=en", async () => {
  const claimStatusDescription = "Pended for records";
  const content = [claimAnswer("C1", { claimStatusDescription, paidDate: null })];
  await world.fault({ path: "claims/medical", body: { content, totalElements: 1 } });
  for (const path of ["/claims?member=0", "/home"]) {
    const { document } = await open(path);
    const state = document.querySelector(".claim-status--pended-for-records");
    expect(textOf(state)).toBe("En espera (for records)");
    expect(textOf(state?.querySelector('[lang="en"]'))).toBe("for records");
  }
  const file = await (await world.enter("sub")).send("/claims/export.csv?member=0");
  expect(await file.text()).toContain('"En espera (for records)"');
  const line = { claimDetailPK: { sequenceNumber: 1 }, status: claimStatusDescription };
  const claim = claimAnswer("26999999901", { claimDetails: [line] });
  await world.fault({ path: "claims/{type}/{id}", body: claim });
  const { document } = await open(`/claims/medical/${claim.id}/0`);
  const service = document.querySelector('.claim-lines th[data-cell="service"]');
  expect(textOf(service)).toContain("En espera (for records)");
  expect(service?.querySelectorAll('[lang="en"]').map(textOf)).toContain("for records");
});

test("LANG-01 the claims export has a Spanish name, types and states", async () => {
  const response = await (await world.enter("sub")).send("/claims/export.csv?type=dental");
  expect(response.headers.get("content-disposition")).toMatch(
    /filename="reclamos-dentales-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d(-\w+)*\.csv"/,
  );
  expect(await response.text()).toContain('"Dental","Denegado"');
});

test("LANG-06 the carrier's words for services and reasons are marked lang=en, a meaning in Spanish is not", async () => {
  const browser = await world.enter("denied");
  const claim = await browser.open("/claims/medical/26000530001/0");
  const services = claim.document.querySelectorAll(
    '.claim-lines th[data-cell="service"] [lang="en"]',
  );
  expect(services.length).toBeGreaterThan(0);
  expect(textOf(claim.document.querySelector(".notices p"))).toMatch(/^Motivo: /);
  expect(claim.document.querySelector('.notices p [lang="en"]')).not.toBeNull();
  const appeal = await browser.open("/claims/medical/26000530001/0/appeal");
  const reason = appeal.document.querySelector(".appeal__reason");
  expect(textOf(reason)).toContain("En palabras sencillas: No recibimos lo suficiente");
  expect(reason?.querySelectorAll('[lang="en"]').length).toBe(1);
});

test("LANG-06 an ID card has English labels for providers, marked, and Spanish text for members", async () => {
  const browser = await world.enter("sub");
  const page = await browser.open("/id-card");
  const card = page.document.querySelector(".wallet");
  expect(textOf(card?.querySelector('dl[lang="en"]'))).toMatch(/^Subscriber ID\d.*Group number/);
  expect(textOf(card)).toContain("Muestre esta tarjeta");
  const saved = await browser.send("/id-card/0/M/save");
  expect(saved.headers.get("content-disposition")).toContain('"tarjeta-de-id-00-m.html"');
  expect(await saved.text()).toContain('<dl class="num" lang="en">');
});

test("LANG-01 LANG-06 known words of people are translated, words of programs and referrals marked lang=en", async () => {
  const person = await open("/account/member-information");
  expect(person.text).toContain("Titular del plan");
  const programs = await open("/benefits/programs");
  expect(marked(programs).length).toBeGreaterThan(3);
  const program = await (await world.enter("sub")).open("/benefits/programs/33");
  expect(program.document.querySelector('h1 [lang="en"]')).not.toBeNull();
  const referrals = await open("/benefits/referrals");
  expect(marked(referrals)).toContain("Sent to medical director");
  expect(marked(referrals)).not.toContain("Approved");
});

/** The files of the member's archive by name. */
async function download(browser: Visitor): Promise<Readonly<Record<string, string>>> {
  const asked = await browser.open("/account/download");
  const page = await browser.submit(asked, "Continuar", { "Contraseña actual": PASSWORD });
  const link = linkOf(page.document, "ZIP").getAttribute("href") ?? "";
  const response = await browser.send(link);
  expect(response.headers.get("content-disposition")).toContain('"mis-datos-2026-11-21.zip"');
  const bytes = new Uint8Array(await response.arrayBuffer());
  return Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([name, content]) => [name, strFromU8(content)]),
  );
}

test("LANG-01 LANG-06 the data download has Spanish CSV and HTML and English JSON", async () => {
  const files = await download(await world.enter("sub"));
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(["csv/reclamos.csv", "csv/cobertura.csv", "json/claims.json"]),
  );
  expect(files["csv/reclamos.csv"]).toContain('"Médico","Pagado","Sí"');
  expect(files["csv/cobertura.csv"]).toContain('"médica","vigente"');
  expect(files["csv/personas.csv"]).toContain('"Titular del plan"');
  expect(files["csv/deducibles-y-limites.csv"]).toContain('"Deducible","Dentro de la red"');
  expect(files["index.html"]).toContain('<dd lang="en">Under external review</dd>');
  expect(files["index.html"]).toContain("<dd>Denegado</dd>");
  expect(files["json/claims.json"]).toContain('"text":"Medical"');
  expect(files["json/members.json"]).toContain('"valueString":"Subscriber"');
});
