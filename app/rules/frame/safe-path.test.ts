import { expect, test } from "vitest";
import { words } from "#app/rules/words.fixture.ts";
import { findSafePath } from "./safe-path.ts";

test.each(
  words(`
  / /home /home?x=1 /claims/medical/C-1%2F2/0?page=2&size=20
  /find-care/primary-care/0/search?q=O%27Neil+%26+Co%20PC /benefits/summary?asOfDate=2026-11-21
  /search?q=100%25 /search?from=a@b.c&next=//elsewhere.example /eobs/D%C3%85%C3%A0
  /claims?date=11%2F21%2F2026
`),
)("T-15 %j is a safe path of this site", (text) => {
  expect(findSafePath(text)).toBe(text);
});

const hostile: readonly (string | null | undefined)[] = [
  ...words(`
  home ?x=1 #top . ../home //evil.example ///evil.example ////evil.example/home //evil.example/..
  /%2fevil.example /%2Fevil.example /%2f%2fevil.example /%2fown.invalid/home
  /%252fown.invalid/home /%09/%5b //[ /%5cevil.example /%5C%5Cevil.example /%252fevil.example
  /%252f%252fevil.example /%255cevil.example /%25255c%zz /%255c%25 /home%5c..%5cevil
  https:evil.example https:/evil.example https://evil.example https://own.invalid/home
  //own.invalid/home HTTPS://evil.example javascript:alert(1) JaVaScRiPt:alert(1) data:text/html,x
  blob:https://evil.example/1 user@evil.example /@evil.example /user:word@evil.example
  /%40evil.example /%2540evil.example //user@evil.example /..//evil.example /.//evil.example
  /a/..//evil.example /%2e%2e//evil.example /%2e%2e%2f%2fevil.example /a/%2e%2e%2f%2fevil.example
  /.%2f%2fevil.example /%252e%252e%252f%252fevil.example /./home /a/../home /%09/evil.example
  /%0a/evil.example /%2509/evil.example /home%0d%0aSet-Cookie:x=1 /home?x=%0d%0aSet-Cookie:x=1
  /home?x=%250d%250aSet-Cookie:x=1 /home%00 /home%7f /%20/evil.example /home#//evil.example /home#
  /home%23@evil.example /home%2523x /%c0%afevil.example /%ff /home?x=% /%
`),
  null,
  undefined,
  "",
  "\\\\evil.example",
  "\\/evil.example",
  "/\\evil.example",
  "/\\/evil.example",
  "/\\\\evil.example",
  "/home\\..\\..",
  "/\t/evil.example",
  "/\n/evil.example",
  "/\r\n/evil.example",
  "/home\u0000",
  " /home",
  "/home ",
  "\t/home",
  "/ho me",
  "/ /evil.example",
  "/\u00a0/evil.example",
  "/\uff0fevil.example",
  "/\ud800",
  `/${"a".repeat(2048)}`,
];

test.each(hostile.map((text) => [text]))("T-15 %j is no safe path of this site", (text) => {
  expect(findSafePath(text)).toBeUndefined();
});

test("T-15 a safe path has at most 2,048 characters", () => {
  const longest = `/${"a".repeat(2047)}`;
  expect(findSafePath(longest)).toBe(longest);
});

test("T-15 any accepted path stays on the site, also decoded once or twice", () => {
  const parts = [
    ...words(`
    / .. . %2f %5c %252f %2e a @ # ? %09 :
  `),
    "\\",
  ];
  const textsOf = (length: number) =>
    Array.from({ length: parts.length ** length }, (_text, n) =>
      Array.from(
        { length },
        (_part, k) => parts[Math.floor(n / parts.length ** k) % parts.length],
      ).join(""),
    );
  // A text without a leading slash is no path.
  const elsewhere = textsOf(3).filter((text) => !text.startsWith("/"));
  expect(elsewhere.filter((text) => findSafePath(text) !== undefined)).toEqual([]);
  const accepted = textsOf(4)
    .map((text) => `/${text}`)
    .filter((text) => findSafePath(text) !== undefined);
  expect(accepted.length).toBeGreaterThan(1000);
  const astray = accepted.filter((text) => {
    const path = text.split("?", 1).join();
    const forms = [path, decodeURIComponent(path), decodeURIComponent(decodeURIComponent(path))];
    return forms.some((form) => {
      const url = new URL(form, "https://member.example");
      return url.origin !== "https://member.example" || url.pathname.startsWith("//");
    });
  });
  expect(astray).toEqual([]);
});
