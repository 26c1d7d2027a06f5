import { expect, test } from "vitest";
import { linksOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { resetting, useWorld } from "#tests/harness/world/use-world.ts";
import type { Page } from "#tests/harness/pages/visitor.ts";

const world = resetting(useWorld());

test("IDCARD-07 a card of the family downloads at its address, and the download window leads to it", async () => {
  const { browser, page } = await world.openAs("sub", "/resource-download?suffix=3&category=D");
  const file = "/resource-download/id-card.pdf?suffix=3&category=D";
  expect(page.html).toContain(`content="0;url=${file.replace("&", "&amp;")}"/></noscript>`);
  expect(linksOf(page).map(([, href]) => href)).toContain(file);
  const calls = await world.callsDuring(async () => {
    const response = await browser.send(file);
    expect(response.headers.get("content-type")).toBe("application/pdf");
    expect((await response.text()).slice(0, 5)).toBe("%PDF-");
  });
  const [view] = calls.filter(({ path }) => path === "/idCard/view");
  expect(view?.query).toMatchObject({ suffix: "3", category: "D" });
});

/** A page without what differs from one request to the next. */
const bodyOf = (page: Page) =>
  textsOf(page, "main")
    .join("")
    .replace(/Reference number: \S+/, "");

test.each([
  ["dep-adult", "0", "M"],
  ["sub", "0", "D"],
  ["sub", "9", "M"],
  ["sub", "00", "M"],
  ["sub", "0%2F1", "M"],
  ["sub", "9".repeat(10_000), "M"],
])(
  "T-04 S-03 all addresses of a card that %s does not have (%.20s %s) are unknown, and no call is made",
  async (persona, suffix, category) => {
    const { browser, page: unknown } = await world.openAs(persona, "/id-card/8/V/email");
    expect(unknown.status).toBe(404);
    const query = `?suffix=${suffix}&category=${category}`;
    const at = `/id-card/${suffix}/${category}`;
    const calls = await world.callsDuring(async () => {
      for (const path of [at, `${at}/email`]) {
        const mailing = await browser.open(path);
        expect([mailing.status, mailing.hops]).toEqual([404, []]);
        expect(bodyOf(mailing)).toBe(bodyOf(unknown));
      }
      const window = await browser.open(`/resource-download${query}`);
      expect(window.status).toBe(404);
      expect(window.text).toContain("Error code: 404 Not found");
      const file = await browser.post(`${at}/email`, { emailAddress: "thief@members.example" });
      expect(file.status).toBe(404);
      const pdf = await browser.send(`/resource-download/id-card.pdf${query}`);
      expect(pdf.headers.get("location")).toBe("/error/404");
      expect((await browser.send(`${at}/save`)).status).toBe(404);
    });
    expect(calls.filter(({ path }) => /idCard\/(?:view|email)/.test(path))).toEqual([]);
  },
);

test("T-04 an address that names half a card, or a card twice, names none", async () => {
  const browser = await world.enter("sub");
  for (const query of ["?suffix=0", "?suffix=0&suffix=0&category=M"]) {
    expect((await browser.open(`/resource-download${query}`)).status).toBe(404);
    const file = await browser.send(`/resource-download/id-card.pdf${query}`);
    expect(file.headers.get("location")).toBe("/error/404");
  }
});
