import { expect, test } from "vitest";
import { linksOf, textsOf } from "#tests/harness/page-parts.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import { textOf } from "#tests/harness/visitor.ts";
import { HOST } from "#tests/harness/world.ts";

const world = useWorld();

const BRANDS = ["carrier", "summit", "providence", "partner", "medicare"] as const;
const looks = BRANDS.flatMap((brand) =>
  (["light", "dark"] as const).map((scheme) => [brand, scheme] as const),
);

test.for(looks)("the components stand in %s, %s, each section with its heading", async (look) => {
  const [brand, scheme] = look;
  const page = await world.visitor().open(`/dev/components?brand=${brand}&scheme=${scheme}`);
  expect(page.status).toBe(200);
  const canvas = page.document.querySelector(".gallery");
  expect(canvas?.getAttribute("data-brand")).toBe(brand);
  expect(canvas?.getAttribute("class")).toBe(`gallery scheme-${scheme}`);
  const contents = linksOf(page, "main nav").filter(([, href]) => href.startsWith("#"));
  expect(contents.length).toBeGreaterThan(15);
  for (const [title, href] of contents) {
    const id = href.slice(1);
    const heading = page.document.querySelector(`h2#${id}`);
    expect([id, textOf(heading)]).toEqual([id, title]);
    expect(heading?.querySelector("a")?.getAttribute("href")).toBe(href);
    expect(heading?.closest("section")?.querySelectorAll("*").length, id).toBeGreaterThan(5);
  }
});

test("the page has one id for one thing, and its headings go down step by step", async () => {
  const { document } = await world.visitor().open("/dev/components");
  const ids = document.querySelectorAll("[id]").map((it) => it.getAttribute("id") ?? "");
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  expect(ids.length).toBeGreaterThan(50);
  const levels = document.querySelectorAll("h1, h2, h3, h4").map((it) => Number(it.rawTagName[1]));
  levels.forEach((level, i) => expect(level - (levels[i - 1] ?? 0), `${i}`).toBeLessThan(2));
});

test("what nobody asked for is the host's own brand in the device's scheme", async () => {
  const browser = world.visitor(HOST.summit);
  for (const query of ["", "?brand=nonsense&scheme=nonsense"]) {
    const page = await browser.open(`/dev/components${query}`);
    const canvas = page.document.querySelector(".gallery");
    expect(canvas?.getAttribute("data-brand")).toBe("summit");
    expect(canvas?.getAttribute("class")).toBe("gallery");
    expect(textsOf(page, "title")).toEqual(["Components - Summit Member Dashboard"]);
  }
});
