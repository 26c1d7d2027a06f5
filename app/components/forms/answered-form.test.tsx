import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, Form, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { errorsWithoutChanged, useAnsweredForm, type FormAnswer } from "./answered-form.ts";
import { Checkbox } from "./Choice.tsx";
import { Field } from "./Field.tsx";
import { PasswordField } from "./PasswordField.tsx";
import { tagsOf, wordsOf } from "../ui/render-html.tsx";

const errors = { emailAddress: ["Invalid email address"], paper: ["Choose one", "Or leave"] };

function Probe({ answer }: { answer: FormAnswer | undefined }) {
  const { list, field, box, formError, busy, formProps } = useAnsweredForm(answer);
  return (
    <Form method="post" {...formProps}>
      <p>{list.map(({ fieldId, message }) => `${fieldId}: ${message}`).join(", ")}</p>
      <p>{formError}</p>
      <Field {...field("emailAddress", "email")} label="" />
      <PasswordField {...field("password", "password")} label="" />
      <Checkbox {...box("paper")} label="" />
      <Checkbox {...box("none")} label="" />
      <button disabled={busy}>Submit</button>
    </Form>
  );
}

function html(answer?: FormAnswer): string {
  const router = createMemoryRouter([{ path: "*", element: <Probe answer={answer} /> }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test("COMP-15 a refused form has all errors in its first HTML, what was typed, and no password", () => {
  const values = { emailAddress: "a@b", paper: "Y", password: "Canary-8127" };
  const page = html({ error: { ...errors, "": ["Refused"] }, fields: [], values });
  expect(wordsOf(page)).toContain(
    "emailAddress: Invalid email address, paper: Choose one, paper: Or leave Refused",
  );
  const [, id = ""] = / id="([^"]+)"/.exec(tagsOf(page, "form")[0] ?? "") ?? [];
  expect(id).not.toBe("");
  const [email = ""] = tagsOf(page, "input", 'id="emailAddress"', 'name="emailAddress"');
  for (const part of ['value="a@b"', 'type="email"', `form="${id}"`]) expect(email).toContain(part);
  expect(email).toContain('aria-describedby="emailAddress-error"');
  expect(tagsOf(page, "input", "checked")).toEqual(tagsOf(page, "input", 'name="paper"'));
  expect(tagsOf(page, "input", 'name="none"', 'value="Y"')).toHaveLength(1);
  expect(tagsOf(page, "input", 'id="password"', 'type="password"')).toHaveLength(1);
  expect(page).not.toContain("Canary-8127");
});

test("without script a form is a post that the browser does not check, and its button is enabled", () => {
  expect(tagsOf(html(), "form", 'method="post"', "noValidate")).toHaveLength(1);
  expect(tagsOf(html(), "button", "disabled")).toEqual([]);
});

test("a change of a field clears its errors and the form's own, and no other field's", () => {
  const all = { ...errors, "": ["Refused"] };
  const left = (changed: string) => errorsWithoutChanged(all, (name) => name === changed);
  expect(left("paper")).toEqual({ emailAddress: errors.emailAddress });
  expect(left("other")).toEqual(errors);
});
