import { expect, test } from "vitest";
import { z } from "zod";
import { checkForm } from "./form-answer.ts";
import { readForm } from "./form-data.ts";
import { optionalField } from "./field-schemas.ts";

const schema = z.object({
  username: z.string({ error: "Username is a required field" }),
  memberId: z.string({ error: "Member ID is a required field" }),
});

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};

const read = (body: string) =>
  readForm(
    new Request("http://app.test/", {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body,
    }),
  );

test("an invalid field and a refusal of the gateway give a form answers of the same shape", () => {
  const checked = checkForm(formOf({ username: "ana" }), schema);
  expect(checked.status).toBe("error");
  expect(checked.reply()).toEqual({
    error: { memberId: ["Member ID is a required field"] },
    fields: ["username"],
    values: { username: "ana" },
  });
  const right = checkForm(formOf({ username: "ana", memberId: "9" }), schema);
  expect(right.status).toBe("success");
  const { error } = right.reply({ formErrors: ["No"], fieldErrors: { username: ["Taken"] } });
  expect(error).toEqual({ "": ["No"], username: ["Taken"] });
});

test("an answer repeats what was typed without passwords and secret answers, cut to 512 characters", () => {
  const fields = { username: "a".repeat(9999), password: "Canary-1", answer1: "Canary-2" };
  const { values, ...rest } = checkForm(formOf(fields), schema).reply({ formErrors: ["No"] });
  expect(values).toEqual({ username: "a".repeat(512) });
  expect(JSON.stringify(rest)).not.toContain("Canary");
});

test("field names with dots or brackets, and names that steer the form library, are ignored", async () => {
  const deep = ["a", ...Array.from({ length: 20_000 }, () => "b")].join(".");
  const form = await read(
    `${deep}=1&__state__=x&__intent__=x&a[0]=1&a[=1&username.x=1&username=ana`,
  );
  expect([...form.keys()]).toEqual(["username"]);
  expect(checkForm(form, schema).reply().values).toEqual({ username: "ana" });
});

const optional = z.object({
  words: optionalField("Words", (typed) => (typed.length > 3 ? "maxlength" : undefined)),
});

test.each([
  [{}, undefined],
  [{ words: "" }, undefined],
  [{ words: "  \t " }, undefined],
  [{ words: " Ode " }, "Ode"],
])("an optional field of the form %j is read as %j", (form, words) => {
  expect(optional.parse(form).words).toBe(words);
});

test("an optional field is validated where something is typed", () => {
  expect(optional.safeParse({ words: "Odes" }).success).toBe(false);
});
