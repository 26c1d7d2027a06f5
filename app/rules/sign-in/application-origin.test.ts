import { expect, test } from "vitest";
import { words } from "#app/rules/words.fixture.ts";
import { findApplicationOrigin } from "./application-origin.ts";

const own = "https://member.example";
const listed = ["https://partner.example", "https://other.example:8443", "http://plain.example"];
const find = (redirect: string | null) => findApplicationOrigin(redirect, own, listed);

test.each([
  null,
  "",
  "  \n",
  "https://member.example",
  "https://member.example/",
  "https://member.example/anywhere?x=1#y",
  "https://member.example:443",
  "HTTPS://MEMBER.example/",
])("T-15 the redirect %j stays on this site", (redirect) => {
  expect(find(redirect)).toEqual({ kind: "own" });
});

test.each([
  ["https://partner.example", "https://partner.example"],
  ["https://partner.example:443/a/b?c#d", "https://partner.example"],
  ["HTTPS://Partner.Example/", "https://partner.example"],
  ["https://other.example:8443?x", "https://other.example:8443"],
  ["http://plain.example/", "http://plain.example"],
])("T-15 the redirect %j has the listed origin %s", (redirect, origin) => {
  expect(find(redirect)).toEqual({ kind: "other", origin });
});

const hostile = [
  ...words(`
  https://evil.example http://member.example http://partner.example https://member.example:8443
  https://other.example https://partner.example.evil.example https://evilpartner.example
  https://sub.partner.example https://partner.example. https://user@partner.example
  https://user:word@partner.example https://@partner.example https://:@member.example
  https://partner.example@evil.example https://partner.example%40evil.example
  https://evil.example#@partner.example https://evil.example/https://partner.example
  https:partner.example https:/partner.example https:///partner.example //partner.example
  /%2f%2fpartner.example /home home partner.example https:// https://?partner.example
  javascript:alert(1)//https://partner.example javascript://partner.example/%0aalert(1)
  data:text/html,https://partner.example blob:https://partner.example/1 ftp://partner.example
  wss://partner.example file:///etc/passwd null
`),
  "https://evil.example\\@partner.example",
  "https:\\\\partner.example",
  "https:/\\partner.example",
  "https://partner.example\\.evil.example",
  "\\\\partner.example",
  "/\\partner.example",
  " https://partner.example",
  "https://partner.example ",
  "https://partner.example/a b",
  "https://part\tner.example",
  "https://part\nner.example",
  "ht\ntps://partner.example",
  "https://partner.example\r\nSet-Cookie:x=1",
  "https://partner.example\u0000",
  "https://p\u0430rtner.example",
];

test.each(hostile)("T-15 the redirect %j is refused", (redirect) => {
  expect(find(redirect)).toEqual({ kind: "refused" });
});

test("T-15 without listed origins only redirects to this site are accepted", () => {
  expect(findApplicationOrigin("https://partner.example", own, [])).toEqual({ kind: "refused" });
  expect(findApplicationOrigin("https://member.example", own, [])).toEqual({ kind: "own" });
});
