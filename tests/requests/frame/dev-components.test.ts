import { describe, expect, test } from "vitest";
import { linksOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { textOf } from "#tests/harness/pages/visitor.ts";
import { HOST } from "#tests/harness/world/world.ts";

const PATH = "/dev/components";
const UNKNOWN = "/dev/nothing";
/** In production the clock can't be fixed, and pages show their minute. */
const timeless = (html: string) => html.replaceAll(/\d{1,2}:\d{2} [AP]M/g, "a minute");

describe("in production", () => {
  // A fixed clock and sites without TLS are refused there.
  const env = { MODE: "production", CLOCK: "", APPLICATION_ORIGINS: "", CRM_SSO_URL: "" };
  const world = useWorld({ env, requestId: "00000000-0000-4000-8000-000000000000" });

  test("in production the gallery of components is the same 404 page as an unknown path", async () => {
    const browser = world.visitor();
    for (const query of ["", "?brand=summit&scheme=dark"]) {
      const page = await browser.open(`${PATH}${query}`);
      const other = await browser.open(`${UNKNOWN}${query}`);
      expect([page.status, page.hops]).toEqual([404, ["/error/404"]]);
      expect(timeless(page.html)).toBe(timeless(other.html));
    }
  });

  const asked: [string, string, RequestInit][] = [
    ["a page", "", {}],
    ["data for script", ".data", { headers: { "sec-fetch-dest": "empty" } }],
    ["a post", "", { method: "POST", body: new URLSearchParams({ a: "1" }) }],
  ];

  test.for(asked)(
    "in production %s of the gallery has the status and headers of an unknown path",
    async ([, end, init]) => {
      const answer = await world.visitor().send(`${PATH}${end}`, init);
      const other = await world.visitor().send(`${UNKNOWN}${end}`, init);
      expect(answer.status).toBe(other.status);
      expect(Object.fromEntries(answer.headers)).toEqual(Object.fromEntries(other.headers));
      expect(await answer.text()).not.toContain('class="gallery');
    },
  );
});

describe("anywhere else", () => {
  const world = useWorld();
  const looks = [
    ["carrier", "light"],
    ["partner", "dark"],
  ] as const;

  test.for(looks)(
    "the gallery in %s, %s has every section with its heading and link, and no id twice",
    async (look) => {
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
      const ids = page.document.querySelectorAll("[id]").map((it) => it.getAttribute("id") ?? "");
      expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
      const levels = page.document
        .querySelectorAll("h1, h2, h3, h4")
        .map((it) => Number(it.rawTagName[1]));
      levels.forEach((level, i) => expect(level - (levels[i - 1] ?? 0), `${i}`).toBeLessThan(2));
    },
  );

  test("without or with unknown parameters the gallery has the host's brand and the device's scheme", async () => {
    const browser = world.visitor(HOST.summit);
    for (const query of ["", "?brand=nonsense&scheme=nonsense"]) {
      const page = await browser.open(`/dev/components${query}`);
      const canvas = page.document.querySelector(".gallery");
      expect(canvas?.getAttribute("data-brand")).toBe("summit");
      expect(canvas?.getAttribute("class")).toBe("gallery");
      expect(textsOf(page, "title")).toEqual(["Components - Summit Member Dashboard"]);
    }
  });
});
