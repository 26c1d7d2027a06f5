import { afterEach, expect, test } from "vitest";
import { elementOf, textsOf } from "#tests/harness/page-parts.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import { post, searchesOf } from "./search-page.ts";

const world = useWorld();
afterEach(() => world.reset());

test.each([
  ["letters", { zip: "9720A" }, "zip", "Enter a 5-digit ZIP code, such as 97204"],
  ["nothing", { zip: "" }, "zip", "ZIP code is a required field"],
  ["radius 0", { radius: "0" }, "radius", "Choose one of the distances listed"],
  ["no radius", { radius: "" }, "radius", "Distance is a required field"],
  ["10 kB of words", { words: "ä".repeat(10_000) }, "words", "Use 80 characters or fewer"],
])(
  "PCP-15 %s is refused beside the field, and what was typed is kept",
  async (_, wrong, id, said) => {
    const browser = await world.enter("sub");
    const typed = { zip: "97204", radius: "25", words: "Pediatrics", ...wrong };
    const calls = await world.callsDuring(async () => {
      const page = await post(browser, typed);
      expect(page.status).toBe(400);
      expect(textsOf(page, ".summary a")).toEqual([said]);
      expect(textsOf(page, `#${id}-error`)).toEqual([`Error: ${said}`]);
      expect(textsOf(page, "title")[0]).toMatch(/^Error: /);
      const kept = Object.entries(typed).filter(([name]) => name !== id && name !== "radius");
      for (const [name, value] of kept) {
        expect(elementOf(page, `#${name}`).getAttribute("value")).toBe(value);
      }
    });
    expect(searchesOf(calls)).toEqual([]);
  },
);

test("PCP-04 words are searched for as they are", async () => {
  const browser = await world.enter("sub");
  const all = ["O'Brambleton", `100%_*? "Quote"; --`, "ñusta", "<script>alert(1)</script>"];
  for (const words of [...all, "\u{1f469}\u{200d}\u{1f52c}\u{1f469}", "a\u0000b\r\nc"]) {
    const calls = await world.callsDuring(async () => {
      const page = await post(browser, { zip: "97204", radius: "10", words });
      expect(page.status).toBe(200);
      expect(page.html).not.toContain("<script>alert");
    });
    const searchString = words.replace("\u0000", " ").replace("\r\n", " ");
    expect(searchesOf(calls).map(({ body }) => body)).toMatchObject([{ searchString }]);
  }
});
