import { expect, test } from "vitest";
import { words } from "../words.fixture.ts";
import { isEmailAddress } from "./email-address.ts";

const domain254 = `${"a".repeat(59)}.`.repeat(3) + "b".repeat(9);

test("texts of the form local@domain are e-mail addresses", () => {
  const texts = words(`
    a@b.c wren.okafor+portal@mail.example o'neil@sub-1.mail.example x@xn--bcher-kva.example
    WREN@MAIL.EXAMPLE
  `);
  const longest = `${"l".repeat(64)}@${domain254}`;
  expect([...texts, longest].filter(isEmailAddress)).toEqual([...texts, longest]);
});

test.each([
  ["", "abc", "@", "a@", "@b.c", "a@b", "a@b.", "a@.b", "a@b..c", "a@@b.c", "a@b@c.d"],
  [" a@b.c", "a@b.c ", "a b@c.d", "a@b c.d", "a@b.c\n", "a\t@b.c", "a@b.c\u0000", "a\u00a0@b.c"],
  ["a@-b.c", "a@b-.c", "a@b.c-", "a@b_c.d", "a@[127.0.0.1]", "a@b.c,d@e.f", "a@b.c;d@e.f"],
  ["Wren <a@b.c>", "mailto:a@b.c", '"a b"@c.d', "a@b.c?bcc=d@e.f", "ä@b.c", "a@b.c%0abcc:d"],
  ["a@b.c@d.e"],
  [`${"l".repeat(65)}@b.c`, `a@${"d".repeat(64)}.c`, `${"l".repeat(64)}@b${domain254}${domain254}`],
])("texts such as %j are no e-mail addresses", (...texts) => {
  expect(texts.filter(isEmailAddress)).toEqual([]);
});

test("an e-mail address has at most 254 characters", () => {
  const local = "l".repeat(64);
  const domain = `${"a".repeat(61)}.`.repeat(3);
  expect(isEmailAddress(`${local}@${domain}${"b".repeat(3)}`)).toBe(true);
  expect(`${local}@${domain}${"b".repeat(3)}`).toHaveLength(254);
  expect(isEmailAddress(`${local}@${domain}${"b".repeat(4)}`)).toBe(false);
});

test("a part of an e-mail address repeated a million times is no e-mail address", () => {
  for (const part of ["@", ".", "a.", "-", "a-", "a@", " "]) {
    const long = part.repeat(1_000_000);
    expect([long, `a@${long}`, `${long}@b.c`].filter(isEmailAddress)).toEqual([]);
  }
});
