import { expect, test } from "vitest";
import { outsideTarget } from "./document-target.ts";

const OWN = ["member.example.test"];

test("S-16 S-17 a document at a web address of another site opens there", () => {
  const href = "https://documents.example.test/a.pdf";
  expect(outsideTarget(href, OWN)).toEqual({ kind: "outside", href });
});

test.each([
  null,
  "",
  "/benefits/handbook.pdf",
  "javascript:alert(1)",
  "data:text/html,hello",
  "https://a@documents.example.test/",
  "https://member.example.test/logout",
  "https://member.example.test./logout",
  "http://MEMBER.example.test:8443/",
])("S-16 S-17 %j never becomes a link", (url) => {
  expect(outsideTarget(url, OWN)).toEqual({ kind: "ask" });
});
