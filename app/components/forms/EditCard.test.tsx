import { expect, test } from "vitest";
import { EditCard, savedHref } from "./EditCard.tsx";
import { Field } from "./Field.tsx";
import { htmlOf, tagsOf, wordsOf as runOf } from "../ui/render-html.tsx";
import type { FormAnswer } from "./answered-form.ts";
import { SeenVersion } from "./SeenVersion.tsx";

/** Buttons and links stand side by side: their words do not run into one another. */
const wordsOf = (html: string) => runOf(html.replaceAll(/<\/(?:a|button)>/g, "$& "));

const PATH = "/account/settings";

function card(props: Partial<Parameters<typeof EditCard>[0]> = {}): string {
  return htmlOf(
    <EditCard
      path={PATH}
      name="address"
      title="Mailing address"
      items={[{ term: "City", value: "Sampleton" }]}
      editing={false}
      defaultValue={{ city: "Sampleton" }}
      {...props}
    >
      {({ field }) => <Field {...field("city")} label="City" />}
    </EditCard>,
    PATH,
  );
}

test("COMP-12 it shows its values, and an icon with a word that leads to the form", () => {
  const html = card();
  expect(wordsOf(html)).toBe("Mailing address Edit Mailing address City Sampleton");
  expect(tagsOf(html, "a", 'id="edit-address"')[0]).toContain(
    `href="${PATH}?edit=address#card-address"`,
  );
  expect(html).toContain("#pencil-simple");
  expect(tagsOf(html, "section", 'id="card-address"')).toHaveLength(1);
  expect(html).not.toContain("<form");
});

test("COMP-12 the form stands in the values' place; save posts to it, cancel leads back", () => {
  const html = card({ editing: true });
  expect(html).not.toContain("<dl");
  expect(html).not.toContain("#pencil-simple");
  expect(
    tagsOf(html, "form", 'method="post"', `action="${PATH}?edit=address#card-address"`),
  ).toHaveLength(1);
  expect(tagsOf(html, "input", 'name="city"', 'value="Sampleton"')).toHaveLength(1);
  expect(wordsOf(html)).toBe("Mailing address City Save Seguir en español Cancel");
  expect(tagsOf(html, "a", `href="${savedHref(PATH, "address")}"`)).toHaveLength(1);
  expect(savedHref(PATH, "address")).toBe(`${PATH}#edit-address`);
  expect(wordsOf(card({ editing: true, save: "Save address" }))).toContain(
    "Save address Seguir en español Cancel",
  );
});

test("COMP-13 read-only there is no icon, and no form even when the address asks for it", () => {
  for (const editing of [false, true]) {
    const html = card({ readOnly: true, editing });
    expect(wordsOf(html)).toBe("Mailing address City Sampleton");
    expect(html).not.toMatch(/<form|<a |#pencil-simple/);
  }
});

test("COMP-12 COMP-15 a refused form stays open, with its errors in a summary and at the field", () => {
  const error = { "": ["Not saved"], city: ["City is a required field"] };
  const answer = { error, fields: ["city"], values: { city: "" } };
  const html = card({ editing: true, answer });
  expect(html).toContain('<a href="#city">City is a required field</a>');
  expect(tagsOf(html, "input", 'name="city"', 'aria-invalid="true"')).toHaveLength(1);
  expect(tagsOf(html, "div", "tone-bad", 'role="alert"')).toHaveLength(1);
  expect(wordsOf(html)).toContain("Not saved There's a problem");
});

const NEWPORT = [{ term: "City", value: "Newport" }];

function form(answer?: FormAnswer, saved = NEWPORT): string {
  return htmlOf(
    <EditCard path={PATH} name="city" title="City" items={[]} editing answer={answer}>
      {(each) => <SeenVersion form={each} version="now" saved={saved} />}
    </EditCard>,
    PATH,
  );
}

const seen = (html: string) => tagsOf(html, "input", 'name="seen"')[0];

test("a form carries the version it was filled in with, also when refused for another reason", () => {
  expect(seen(form())).toContain('value="now"');
  expect(form()).not.toContain("Newport");
  const answer = { error: { city: ["Wrong"] }, fields: ["city"], values: { seen: "then" } };
  expect(seen(form(answer))).toContain('value="then"');
});

test("after a change by somebody else it shows what is saved, if anything, and takes its version", () => {
  const answer = { error: { seen: ["Changed"] }, fields: ["seen"], values: { seen: "then" } };
  const html = form(answer);
  expect(seen(html)).toContain('value="now"');
  expect(html).toContain("Newport");
  expect(tagsOf(html, "div", 'id="seen"')).toHaveLength(1);
  expect(form(answer)).toContain("Saved now");
  const otherHtml = form(answer, []);
  expect(otherHtml).toContain("Changed");
  expect(otherHtml).not.toContain("Saved now");
  expect(otherHtml).not.toContain("<dl");
});
