import { expect, test } from "vitest";
import { z } from "zod";
import { optionalField } from "./field-schemas.ts";

const schema = z.object({
  words: optionalField("Words", (typed) => (typed.length > 3 ? "maxlength" : undefined)),
});

test.each([
  [{}, undefined],
  [{ words: "" }, undefined],
  [{ words: "  \t " }, undefined],
  [{ words: " Ode " }, "Ode"],
])("S-20 an optional field with %j", (form, words) => {
  expect(schema.parse(form).words).toBe(words);
});

test("S-20 an optional field is checked once something is typed", () => {
  expect(schema.safeParse({ words: "Odes" }).success).toBe(false);
});
