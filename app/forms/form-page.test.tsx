import type { ComponentProps } from "react";
import { expect, test } from "vitest";
import { Field } from "#app/components/forms/Field.tsx";
import { htmlOf, tagsOf, wordsOf } from "#app/components/ui/render-html.tsx";
import { FormPage } from "./form-page.tsx";

const DRAFT = "Your session ended before this was sent.";

function page(props: Partial<ComponentProps<typeof FormPage>> = {}): string {
  return htmlOf(
    <FormPage heading="Phone number" answer={undefined} submit="Save" {...props}>
      {({ field }) => <Field {...field("phone")} label="Phone" />}
    </FormPage>,
  );
}

const answer = (error: Record<string, string[]>, values = {}) => ({ error, values, fields: [] });
const valueIn = (html: string) => / value="([^"]*)"/.exec(tagsOf(html, "input")[0] ?? "")?.[1];

test("a form's field has its initial value, or that of a draft, or that of the answer, in rising order", () => {
  const initial = { phone: "1" };
  const draft = { phone: "2" };
  expect(valueIn(page({ initial }))).toBe("1");
  expect(valueIn(page({ initial, draft }))).toBe("2");
  const refused = answer({ phone: ["No"] }, { phone: "3" });
  expect(valueIn(page({ initial, draft, answer: refused }))).toBe("3");
  expect(valueIn(page({ initial, draft, restore: () => ({ phone: "4" }) }))).toBe("4");
});

test("a form shows its notice until it is answered, and errors in an answer change the page's title", () => {
  expect(wordsOf(page({ draft: {} }))).toContain(DRAFT);
  expect(wordsOf(page({ draft: null }))).not.toContain(DRAFT);
  expect(wordsOf(page({ draft: {}, notice: <p>Expired</p> }))).toContain("Expired");
  const answered = page({ draft: {}, notice: <p>Expired</p>, answer: answer({ "": ["No"] }) });
  expect(wordsOf(answered)).not.toMatch(/Expired|session ended/);
  expect(wordsOf(page({ title: "Phone" }))).toMatch(/^Phone - /);
  expect(wordsOf(page({ answer: answer({}) }))).toMatch(/^Phone number - /);
  const html = page({ title: "Phone", answer: answer({ "": ["Bad", "Worse"] }) });
  expect(wordsOf(html)).toMatch(/^Error: Phone - /);
  expect(html).toContain("<p>Bad</p><p>Worse</p>");
});
