import { expect, test } from "vitest";
import { FormSheet } from "./FormSheet.tsx";
import { htmlOf, tagsOf, wordsOf } from "../ui/render-html.tsx";

function sheet(props: Partial<Parameters<typeof FormSheet>[0]> = {}): string {
  return htmlOf(
    <FormSheet heading="Update" errors={[]} {...props}>
      <form>The form</form>
    </FormSheet>,
  );
}

test("POLICY-06 the note explains the mark of required fields; without it there is heading and form", () => {
  const html = sheet({ requiredNote: true });
  expect(html).toContain(">Required field</p>");
  expect(tagsOf(html, "div", "sheet--marked")).toHaveLength(1);
  expect(wordsOf(sheet())).not.toContain("Required field");
  expect(sheet()).not.toContain("sheet--marked");
  expect(wordsOf(sheet())).toBe("Update The form");
  expect(sheet()).not.toContain("alert");
  expect(sheet({ formError: null, notice: null, intro: null, foot: null })).toBe(sheet());
});

test("a sheet reads from its steps to the ways out", () => {
  const html = sheet({
    steps: { labels: ["One", "Two"], current: 0 },
    intro: <p>What for</p>,
    notice: <p>By the way</p>,
    formError: <p>Refused</p>,
    errors: [{ fieldId: "email", message: "Invalid email address" }],
    requiredNote: true,
    foot: <a href="/login">Back to login</a>,
  });
  const order = [
    "Step 1 of 2: One",
    "Update",
    "What for",
    "By the way",
    "Refused",
    "There's a problem",
    "Invalid email address",
    "Required field",
    "The form",
    "Back to login",
  ].map((words) => wordsOf(html).indexOf(words));
  expect(order).not.toContain(-1);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});

test("COMP-15 the summary leads to the fields, a refusal of the form is an alert", () => {
  const html = sheet({
    formError: "Refused",
    errors: [{ fieldId: "email", message: "Invalid email address" }],
  });
  expect(html).toContain('<a href="#email">Invalid email address</a>');
  expect(tagsOf(html, "div", 'class="summary"', 'role="alert"', 'tabindex="-1"')).toHaveLength(1);
  expect(tagsOf(html, "div", "tone-bad", 'role="alert"')).toHaveLength(1);
});
