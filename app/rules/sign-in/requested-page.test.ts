import { expect, test } from "vitest";
import { words } from "#app/rules/words.fixture.ts";
import { findPageToRemember } from "./requested-page.ts";

test.each(
  words(`
  /claims?type=dental&page=2 /claims/print /claims/medical/C1/0 /eobs/E-77
  /id-card/0/medical/email /account/support /account/download?ready /support/customer-service
  /find-care/find-a-dentist /passport-dental /claims/medical/a.pdf.1/0 /eobs/pdfs
`),
)("T-75 the page %s is remembered for after log-in", (path) => {
  expect(findPageToRemember(path)).toBe(path);
  const longest = `${path}${path.includes("?") ? "&" : "?"}`.padEnd(512, "y");
  expect(findPageToRemember(longest)).toBe(longest);
});

test.each([
  ...words(`
  / /home /login /login-as /logout /session-ended /sso-landing /update-preferences
  /group-selection /registration-policies /error/404 /support /claimsx /resource-download?id=1
  /resource-download/id-card.pdf /claims/export.csv /account/download/my-data.zip?key=x
  /eobs/E-77/pdf /id-card/0/medical/save //evil.example/claims https://evil.example/claims
  /logout/claims /claims/../logout /claims/%2e%2e/logout /%2fclaims /claims#x
`),
  "/\\evil.example/claims",
  "/claims\r\nSet-Cookie: x=1",
  `/claims?x=${"y".repeat(512)}`,
  "",
  null,
])("T-75 the page %j is not remembered for after log-in", (path) => {
  expect(findPageToRemember(path)).toBeUndefined();
});
