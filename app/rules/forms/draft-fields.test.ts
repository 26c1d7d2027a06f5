import { expect, test } from "vitest";
import { words } from "#app/rules/words.fixture.ts";
import { draftFields, isKeptForm } from "./draft-fields.ts";
import { isSecretField } from "./secret-fields.ts";

test("a draft keeps no passwords, answers, codes or numbers of persons, and other fields", () => {
  const secret = words(`
    password currentPassword PASSWORD_repeat answer1 securityAnswer token csrfToken clientSecret pin
    userPIN code zipCode ssn memberSSN
  `);
  const open = [...words("emailAddress firstName dateOfBirth subscriberId asOfDate intent"), ""];
  expect([...secret, ...open].filter((name) => !isSecretField(name))).toEqual(open);
  for (const name of secret) expect(draftFields([[name, "x"]])).toEqual([]);
  for (const name of open) expect(draftFields([[name, "x"]])).toEqual([[name, "x"]]);
});

test("a draft keeps the first 20 fields in order, and none of over 1000 characters", () => {
  const entries: [string, string][] = [
    ["city", "Astoria"],
    ["password", "Sesame-1"],
    ["city", "a".repeat(1000)],
    ["note", "a".repeat(1001)],
    ["n".repeat(1001), "x"],
    ["state", ""],
    ["n".repeat(1000), "x"],
  ];
  expect(draftFields(entries)).toEqual([entries[0], entries[2], ...entries.slice(5)]);
  function* otherEntries(): Generator<[string, string]> {
    for (let n = 0; n <= 40; n++) yield n % 2 === 0 ? ["answer", `${n}`] : [`field${n}`, `${n}`];
    throw new Error("read on");
  }
  const kept = draftFields(otherEntries());
  expect(kept).toHaveLength(20);
  expect(kept.at(-1)).toEqual(["field39", "39"]);
});

test("a request for confidential communication is never kept as a draft, in any spelling of its path", () => {
  for (const path of words(`
    /account/confidential /account/confidential/ /Account/CONFIDENTIAL /ACCOUNT/CONFIDENTIAL
    /account/confidential.data /account/%63onfidential /account/confidential/1
  `)) {
    expect([path, isKeptForm(path)]).toEqual([path, false]);
  }
  expect(isKeptForm("/update-preferences")).toBe(true);
});
