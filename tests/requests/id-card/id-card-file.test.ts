import { expect, test } from "vitest";
import { parse } from "node-html-parser";
import { PRODUCT_COLORS } from "#app/brand/colors.ts";
import { brands, read } from "#app/styles/base/palette.fixture.ts";
import { idCardFace } from "#server/gateway/calls/member/id-card.ts";
import { BRANDS } from "#tests/browser/pages/brands.ts";
import { answerOf } from "#tests/harness/gateway/gateway-answers.ts";
import { textsOf } from "#tests/harness/pages/page-parts.ts";
import { resetting, useWorld } from "#tests/harness/world/use-world.ts";
import { wordsOf, type Visitor } from "#tests/harness/pages/visitor.ts";
import { HOST } from "#tests/harness/world/world.ts";

/** What the style sheet says of each brand. */
const styles = new Map(brands);

const world = resetting(useWorld());

const FILE = "/id-card/0/M/save";

async function save(browser: Visitor, path = FILE) {
  const response = await browser.send(path);
  const html = await response.text();
  return {
    response,
    html,
    document: parse(html, { comment: true }),
    to: response.headers.get("location"),
  };
}

test("S-03 a saved card is a file with the front and back of that card", async () => {
  const { response, html, document } = await save(await world.enter("sub"));
  expect(response.status).toBe(200);
  expect(response.headers.get("content-disposition")).toBe(
    'attachment; filename="id-card-00-m.html"',
  );
  expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(html).toMatch(/^<!doctype html>\n<html lang="en">/);
  const face = await answerOf(world, "sub", idCardFace, "?suffix=0&category=M");
  const words = wordsOf(document);
  for (const given of [
    "Main Carrier",
    face.memberName,
    `${face.subscriberId} ${face.memberSuffix}`,
    face.groupNumber,
    face.groupName,
    "01/01/2021",
    face.coverage,
    face.networks?.join(", "),
    face.covered?.join(", "),
    face.customerServicePhone,
    face.providerServicePhone,
    face.claimsAddress,
    "Saved on 11/21/2026.",
  ]) {
    expect(words).toContain(given);
  }
});

test("S-03 a saved card has no script and no foreign address, its policy forbids loading any, and each card's file has its own name", async () => {
  const browser = await world.enter("sub");
  const { html, document } = await save(browser);
  expect(document.querySelectorAll("script, link, img, iframe, form, base, object")).toEqual([]);
  const found = html.matchAll(/(?:href|src|action)="([^"]*)"|url\(\s*["']?([^"')]{0,30})/g);
  const addresses = [...found].map(([, attribute, css]) => attribute ?? css ?? "");
  expect(addresses.length).toBeGreaterThan(2);
  const ours = /^(?:tel:\+?\d+$|data:image\/svg\+xml)/;
  expect(addresses.filter((address) => !ours.test(address))).toEqual([]);
  expect(html).not.toMatch(/@import|\son\w+=|javascript:/);
  const policy = document.querySelector('meta[http-equiv="Content-Security-Policy"]');
  expect(policy?.getAttribute("content")).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:",
  );
  expect(html.length).toBeLessThan(40_000);
  const { response } = await save(browser, "/id-card/3/D/save");
  expect(response.headers.get("content-disposition")).toBe(
    'attachment; filename="id-card-03-d.html"',
  );
});

test.each(BRANDS)(
  "BRAND-06 S-03 $persona's cards have the name of $brand, and their file its colours and art",
  async (it) => {
    const { browser, page } = await world.openAs(it.persona, "/id-card", HOST[it.brand]);
    expect(page.status).toBe(200);
    expect(page.document.querySelectorAll(".wallet").length).toBeGreaterThan(0);
    const [name = "none"] = textsOf(page, ".id-card__top span");
    expect(textsOf(page, "header .logo")[0]).toContain(name);
    const path = page.document.querySelector('a[href$="/save"]')?.getAttribute("href") ?? "";
    const { html } = await save(browser, path);
    expect(html).toContain(`:root{--h:${PRODUCT_COLORS[it.brand].hue};`);
    const [, art = ""] = /--art:url\("data:image\/svg\+xml,([^"]+)"\)/.exec(html) ?? [];
    const [, file = ""] = /^url\("(.+)"\)$/.exec(styles.get(it.brand)?.get("--art") ?? "") ?? [];
    expect(decodeURIComponent(art).replaceAll("'", '"')).toBe(read(file).trim());
  },
);

test("S-03 markup in the gateway's answer stays text in the file", async () => {
  const evil = `</style></title><script>alert(1)</script>"'&<img src=x onerror=alert(2)>`;
  const body = {
    memberName: evil,
    subscriberId: "904417823",
    groupName: evil,
    networks: [evil, "\u202E}body{display:none}"],
    covered: [evil],
    customerServicePhone: `javascript:alert(3)`,
    claimsAddress: evil,
  };
  await world.fault({ path: "idCard/view", body });
  const { response, html, document } = await save(await world.enter("sub"));
  expect(response.status).toBe(200);
  expect(document.querySelectorAll("script, img, style")).toHaveLength(1);
  expect(html).not.toMatch(/<script|<img|<\/style><\/title>|href="javascript/);
  expect(wordsOf(document)).toContain(evil.replaceAll(/\s+/g, " "));
});

test("S-03 a failed call is an error without a file", async () => {
  for (const [path, status] of [
    ["idCard/view", 404],
    ["account", 500],
    ["eligibility/family", 500],
    ["idCard/eligible", 500],
  ] as const) {
    const browser = await world.enter("sub");
    const { response } = await world.during({ path, status }, () => save(browser));
    expect.soft([path, response.status]).toEqual([path, status]);
    expect.soft(response.headers.get("content-disposition")).toBeNull();
  }
});

test("S-03 a POST to the address of an ID card's file leads to the page of error 400", async () => {
  const browser = await world.enter("sub");
  expect((await browser.post(FILE, {})).headers.get("location")).toBe("/error/400");
});
