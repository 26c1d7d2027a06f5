import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, Form, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { listErrors, useFormAnswer, withoutField, type FormAnswer } from "./form-answer.ts";
import { tagsOf, wordsOf } from "./render-html.tsx";

const errors = { emailAddress: ["Invalid email address"], paper: ["Choose one", "Or leave"] };

function Probe({ answer }: { answer: FormAnswer | undefined }) {
  const { list, errorsOf, formError, busy, formProps } = useFormAnswer(answer);
  return (
    <Form method="post" {...formProps}>
      <p>{list.map(({ fieldId, message }) => `${fieldId}: ${message}`).join(", ")}</p>
      <p>{errorsOf("paper").length} of paper</p>
      <p>{errorsOf("none").length} of none</p>
      <p>{formError}</p>
      <button disabled={busy}>Submit</button>
    </Form>
  );
}

function html(answer: FormAnswer | undefined): string {
  const router = createMemoryRouter([{ path: "*", element: <Probe answer={answer} /> }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test("COMP-15 the server's answer is in the first HTML: each field's errors, and all in a list", () => {
  const words = wordsOf(html({ fieldErrors: errors, formError: "Refused" }));
  expect(words).toContain(
    "emailAddress: Invalid email address, paper: Choose one, paper: Or leave",
  );
  expect(words).toContain("2 of paper 0 of none Refused");
  expect(wordsOf(html(undefined))).toBe("0 of paper 0 of none Submit");
});

test("without script the form posts, unchecked by the browser, and its button works", () => {
  expect(tagsOf(html(undefined), "form", 'method="post"', "noValidate")).toHaveLength(1);
  expect(tagsOf(html(undefined), "button", "disabled")).toEqual([]);
});

test("every message leads to its field, in the order of the answer", () => {
  expect(listErrors(errors)).toEqual([
    { fieldId: "emailAddress", message: "Invalid email address" },
    { fieldId: "paper", message: "Choose one" },
    { fieldId: "paper", message: "Or leave" },
  ]);
});

test("a field that changes loses its errors, the others keep theirs", () => {
  expect(withoutField(errors, "paper")).toEqual({ emailAddress: errors.emailAddress });
  expect(withoutField(errors, "other")).toBe(errors);
  expect(withoutField(errors, null)).toBe(errors);
});
