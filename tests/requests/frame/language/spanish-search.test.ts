import { expect, test } from "vitest";
import { textsOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { HOST } from "#tests/harness/world/world.ts";

const world = useWorld({ language: "es" });

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
