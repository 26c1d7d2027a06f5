import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, Form, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { errorsBut, useAnsweredForm, type FormAnswer } from "./answered-form.ts";
import { Checkbox } from "./Checkbox.tsx";
import { Field } from "./Field.tsx";
import { PasswordField } from "./PasswordField.tsx";
import { tagsOf, wordsOf } from "../ui/render-html.tsx";

const errors = { emailAddress: ["Invalid email address"], paper: ["Choose one", "Or leave"] };

function Probe({ answer }: { answer: FormAnswer | undefined }) {
  const { list, field, box, formError, busy, formProps } = useAnsweredForm(answer);
  return (
    <Form method="post" {...formProps}>
      <p>{list.map(({ fieldId, message }) => `${fieldId}: ${message}`).join(", ")}</p>
      <p>{field("paper").errors?.length ?? 0} of paper</p>
      <p>{field("none").errors?.length ?? 0} of none</p>
      <p>{formError}</p>
      <Field {...field("emailAddress", "email")} label="" />
      <PasswordField {...field("password", "password")} label="" />
      <Checkbox {...box("paper")} label="" />
      <Checkbox {...box("none")} label="" />
      <button disabled={busy}>Submit</button>
    </Form>
  );
}

function html(answer: FormAnswer | undefined): string {
  const router = createMemoryRouter([{ path: "*", element: <Probe answer={answer} /> }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

const refused = (error: FormAnswer["error"], values = {}) => html({ error, fields: [], values });

test("COMP-15 the first HTML has the server's answer: each field's errors, and all errors in a list", () => {
  const words = wordsOf(refused({ ...errors, "": ["Refused"] }));
  expect(words).toContain(
    "emailAddress: Invalid email address, paper: Choose one, paper: Or leave",
  );
  expect(words).toContain("2 of paper 0 of none Refused");
  expect(wordsOf(html(undefined))).toBe("0 of paper 0 of none Submit");
});

test("without script a form is a post that the browser does not check, and its button is enabled", () => {
  expect(tagsOf(html(undefined), "form", 'method="post"', "noValidate")).toHaveLength(1);
  expect(tagsOf(html(undefined), "button", "disabled")).toEqual([]);
});

test("a refused form has what was typed in its fields, by name and id, but no password", () => {
  const page = refused(errors, { emailAddress: "a@b", paper: "Y" });
  const [, id = ""] = / id="([^"]+)"/.exec(tagsOf(page, "form")[0] ?? "") ?? [];
  expect(id).not.toBe("");
  const [email = ""] = tagsOf(page, "input", 'id="emailAddress"', 'name="emailAddress"');
  expect(email).toContain('value="a@b"');
  expect(email).toContain('type="email"');
  expect(email).toContain(`form="${id}"`);
  expect(email).toContain('aria-describedby="emailAddress-error"');
  expect(tagsOf(page, "input", "checked")).toEqual(tagsOf(page, "input", 'name="paper"'));
  expect(tagsOf(page, "input", 'name="none"', 'value="Y"')).toHaveLength(1);
  const otherPage = refused({}, { password: "Canary-8127" });
  expect(tagsOf(otherPage, "input", 'id="password"', 'type="password"')).toHaveLength(1);
  expect(otherPage).not.toContain("Canary-8127");
});

test("a change of a field clears its errors and the form's own, and no other field's", () => {
  const all = { ...errors, "": ["Refused"] };
  const left = (changed: string) => errorsBut(all, (name) => name === changed);
  expect(left("paper")).toEqual({ emailAddress: errors.emailAddress });
  expect(left("other")).toEqual(errors);
});
