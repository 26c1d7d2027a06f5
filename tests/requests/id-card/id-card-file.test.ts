import { expect, test } from "vitest";
import { parse } from "node-html-parser";
import { PRODUCT_COLORS } from "#app/brand/colors.ts";
import { brands, read } from "#app/styles/base/palette.fixture.ts";
import { idCardFace } from "#server/gateway/calls/member/id-card.ts";
import { BRANDS } from "#tests/browser/pages/brands.ts";
import { answerOf } from "#tests/harness/gateway/gateway-answers.ts";
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

test("S-03 a saved card is a file with the front and back of that very card", async () => {
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

test("S-03 it needs nothing else: no script, no address of ours or of anybody's, and may ask for none", async () => {
  const { html, document } = await save(await world.enter("sub"));
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
});

test("S-03 the file of another card of the family has another name", async () => {
  const { response } = await save(await world.enter("sub"), "/id-card/3/D/save");
  expect(response.headers.get("content-disposition")).toBe(
    'attachment; filename="id-card-03-d.html"',
  );
});

test.each([
  ["another member's", { memberSuffix: "01" }],
  ["another family's", { subscriberId: "904417824" }],
])("S-03 %s card in the place of the asked one is saved by nobody", async (_whose, more) => {
  const face = await answerOf(world, "sub", idCardFace, "?suffix=0&category=M");
  await world.fault({ path: "idCard/view", body: { ...face, ...more } });
  const { response, html } = await save(await world.enter("sub"));
  expect([response.status, response.headers.get("content-disposition")]).toEqual([502, null]);
  expect(html).not.toContain(face.subscriberId);
});

test.each(BRANDS)("S-03 the card of $persona is in the colours and art of $brand", async (it) => {
  const { browser, page } = await world.openAs(it.persona, "/id-card", HOST[it.brand]);
  const path = page.document.querySelector('a[href$="/save"]')?.getAttribute("href") ?? "";
  const { html } = await save(browser, path);
  expect(html).toContain(`:root{--h:${PRODUCT_COLORS[it.brand].hue};`);
  const [, art = ""] = /--art:url\("data:image\/svg\+xml,([^"]+)"\)/.exec(html) ?? [];
  const [, file = ""] = /^url\("(.+)"\)$/.exec(styles.get(it.brand)?.get("--art") ?? "") ?? [];
  expect(decodeURIComponent(art).replaceAll("'", '"')).toBe(read(file).trim());
});

test("S-03 hostile words of the gateway are words in the file, too", async () => {
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

test("S-03 a fault of any call is its error page, and no file comes", async () => {
  for (const [path, status] of [
    ["idCard/view", 404],
    ["idCard/view", 503],
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

test("HTTP-01 a 401 ends the session", async () => {
  const browser = await world.enter("sub");
  await world.fault({ path: "idCard/view", status: 401 });
  expect((await save(browser)).to).toBe("/login");
  expect([...browser.jar.keys()]).not.toContain("access_token");
});

test("S-03 a post to the file is a page's answer", async () => {
  const browser = await world.enter("sub");
  expect((await browser.post(FILE, {})).headers.get("location")).toBe("/error/400");
});
