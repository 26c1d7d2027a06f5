import { expect, test } from "vitest";
import { words } from "#app/rules/words.fixture.ts";
import { findOutsideUrl, findWebUrl } from "./web-url.ts";

test.each([
  ["https://care.example/find?plan=25#top", "https://care.example/find?plan=25#top"],
  ["http://care.example/a", "http://care.example/a"],
  ["  https://care.example/a\n", "https://care.example/a"],
  ["HTTPS://CARE.example/a", "https://care.example/a"],
])("TILE-20 the web address %j has the link %s", (text, href) => {
  expect(findWebUrl(text)).toBe(href);
});

test.each([
  ...words(`
  javascript:alert(1) JaVaScRiPt:alert(1) data:text/html,<script>alert(1)</script> vbscript:x
  blob:https://care.example/1 file:///etc/passwd mailto:someone@care.example
  https://carrier.example@evil.example/ https://user:word@evil.example/ //evil.example/a
  /benefits/programs documents/a.pdf https://
`),
  " \tjava\nscript:alert(1)",
  "\\\\evil.example\\a",
  "https://:word@evil.example/",
  "not an address",
  "",
  null,
])("TILE-20 %j has no link", (text) => {
  expect(findWebUrl(text)).toBeUndefined();
});

const OURS = ["members.example", "summit.example"];

test("S-14 web addresses of other sites have a link, those of the dashboard's own hosts do not", () => {
  const others = words(`
    https://documents.example/a.pdf https://files.members.example/a.pdf
    https://members.example.evil.example/
  `);
  expect(others.map((text) => findOutsideUrl(text, OURS))).toEqual(others);
  const ours = words(`
    https://members.example/logout https://MEMBERS.example./logout
    http://summit.example:8080/sso-landing?token=x https://members%2eexample/ javascript:alert(1)
  `);
  expect([...ours, null].filter((text) => findOutsideUrl(text, OURS) !== undefined)).toEqual([]);
});
