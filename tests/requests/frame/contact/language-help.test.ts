import { describe, expect, test } from "vitest";
import { brandsFile } from "#tests/harness/world/brands-file.ts";
import { linksOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { linkOf, sectionOf, textOf, type Page } from "#tests/harness/pages/visitor.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { HOST } from "#tests/harness/world/world.ts";

const PATH = "/language-help";
const NUMBER = ["503-555-0190", "tel:5035550190"];

const cardsOf = ({ document }: Page) => document.querySelectorAll("main .offers > li");
const languagesOf = (page: Page) =>
  cardsOf(page).map((card) => [card.getAttribute("lang"), card.getAttribute("dir")]);
const isNamed = (page: Page) => linksOf(page).some(([, href]) => href === PATH);

describe("with the example's table", () => {
  const world = useWorld();

  test("LANG-07 each of fifteen languages has its own lang, direction, name and phone number", async () => {
    const page = await world.visitor().open(PATH);
    expect([page.status, page.hops]).toEqual([200, []]);
    expect(textsOf(page, "h1")).toEqual(["Language help"]);
    expect(textsOf(page, "title")).toEqual(["Language help - Main Carrier Member Dashboard"]);
    const rtl = (tag: string) => (tag === "ar" || tag === "fa" ? "rtl" : "ltr");
    const tags = ["es", "vi", "zh-Hant", "zh-Hans", "ru", "ko", "uk", "ar"];
    const more = ["fa", "so", "tl", "ja", "ro", "km", "om"];
    expect(languagesOf(page)).toEqual([...tags, ...more].map((tag) => [tag, rtl(tag)]));
    for (const card of cardsOf(page)) {
      expect(textOf(card.querySelector("h2"))).not.toBe("");
      const [link, ...others] = card.querySelectorAll("a");
      expect([textOf(link), link?.getAttribute("href")]).toEqual(NUMBER);
      // Its digits stand from left to right in a text from the right, too.
      expect(link?.getAttribute("dir")).toBe("ltr");
      expect(others).toEqual([]);
      // What the page calls the language is in the page's language.
      expect(card.querySelector("p.muted")?.getAttribute("lang")).toBe("en");
    }
    expect(textOf(cardsOf(page)[5])).toBe(
      "한국어Korean한국어로 도움이 필요하시면 503-555-0190번으로 전화해 주십시오. 무료입니다.",
    );
    expect(page.text).not.toContain("{phone}");
    expect(page.html).not.toMatch(/\sstyle="/);
  });

  test("LANG-07 language help says how free help works, and has no note for translators", async () => {
    const page = await world.visitor(HOST.summit).open(PATH);
    expect(page.text).not.toMatch(/example|translator|review/i);
    const call = sectionOf(page.document, "Free help in your language");
    expect(textOf(call)).toContain("Call us and say your language.");
    expect(textOf(call)).toContain("503-555-0190 TTY 711");
  });

  test("LANG-07 the footer of all frames links to language help, also on error pages", async () => {
    const member = await world.enter("sub");
    const pages = [
      await world.visitor().open("/login"),
      await world.visitor(HOST.partner).open("/error/401"),
      await member.open("/home"),
      await (await world.enterPending("flag360")).open("/group-selection"),
      await (await world.enter("emp")).open("/login-as"),
    ];
    for (const page of pages)
      expect(linksOf(page, "footer"), page.url.pathname).toContainEqual(["Language help", PATH]);
  });

  test("LANG-07 EOBs, a denied claim's notice and its appeal link to language help, a paid claim does not", async () => {
    for (const path of ["/eobs", "/eobs/EOB26000010001"])
      expect(isNamed(await world.see("sub", path)), path).toBe(true);
    const claim = "/claims/medical/26000530001/0";
    const denied = await world.see("denied", claim);
    const notice = denied.document.querySelector("main .notice");
    expect(notice && linkOf(notice, "Get help in your language").getAttribute("href")).toBe(PATH);
    const appeal = await world.see("denied", `${claim}/appeal`);
    const rights = sectionOf(appeal.document, "Your rights");
    expect(textOf(rights)).toContain("We can explain this decision and what you can do");
    expect(linkOf(rights, "Get help in your language").getAttribute("href")).toBe(PATH);
    expect(isNamed(await world.see("sub", "/claims/medical/26000010001/0"))).toBe(false);
  });
});

describe("in Spanish", () => {
  const world = useWorld({ language: "es" });

  test("LANG-07 LANG-01 language help in Spanish is Spanish and offers English first", async () => {
    const page = await world.visitor().open(PATH);
    expect(textsOf(page, "h1")).toEqual(["Ayuda en su idioma"]);
    expect(languagesOf(page).slice(0, 3)).toEqual([
      ["en", "ltr"],
      ["es", "ltr"],
      ["vi", "ltr"],
    ]);
    expect(textsOf(page, "main .offers p.muted").slice(0, 2)).toEqual(["inglés", "vietnamita"]);
    expect(linksOf(page, "footer")).toContainEqual(["Ayuda en su idioma", PATH]);
  });
});

describe("with other settings", () => {
  const none = { phone: null, reviewed: null, example: false, offers: [] };
  const offers = [{ language: "ur", name: "اردو", text: "{phone} پر کال کریں" }];
  const world = useWorld({
    env: {
      BRANDS_FILE: brandsFile({
        shared: { languageHelp: none },
        brands: {
          summit: { supportPhone: null },
          providence: { languageHelp: { reviewed: "2026-10-01", offers } },
        },
      }),
    },
  });

  test("LANG-07 without the setting language help has the support number in English and Spanish only", async () => {
    const page = await world.visitor().open(PATH);
    expect(page.status).toBe(200);
    expect(linksOf(page).slice(1)).toEqual([
      ["503-555-0100", "tel:5035550100"],
      ["503-555-0100", "tel:5035550100"],
    ]);
    expect(languagesOf(page)).toEqual([["es", "ltr"]]);
    expect(page.text).toContain("Si necesita ayuda en español, llame al 503-555-0100. Es gratis.");
    expect(linksOf(page, "footer")).toContainEqual(["Language help", PATH]);
  });

  test("LANG-07 without a number language help refers to the one on the ID card", async () => {
    const page = await world.visitor(HOST.summit).open(PATH);
    expect(page.text).toContain("Call the number on your ID card and say your language.");
    expect(page.html).not.toContain("tel:");
    expect(cardsOf(page)).toEqual([]);
  });

  test("LANG-07 a brand's own table replaces the shared one", async () => {
    const page = await world.visitor(HOST.providence).open(PATH);
    expect(languagesOf(page)).toEqual([
      ["es", "ltr"],
      ["ur", "rtl"],
    ]);
    expect(
      linksOf(page)
        .slice(1)
        .map(([words]) => words),
    ).toEqual(Array(3).fill("503-555-0120"));
  });
});
