import { expect, test } from "vitest";
import { EditCard, savedHref } from "./EditCard.tsx";
import { Field } from "./Field.tsx";
import { htmlOf, tagsOf, wordsOf as runOf } from "../ui/render-html.tsx";
import { SeenVersion } from "./SeenVersion.tsx";

/** Buttons and links stand side by side: their words do not run into one another. */
const wordsOf = (html: string) => runOf(html.replaceAll(/<\/(?:a|button)>/g, "$& "));

const PATH = "/account/settings";

const card = (props: Partial<Parameters<typeof EditCard>[0]> = {}) =>
  htmlOf(
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

test("COMP-12 a card shows its values and a pencil that leads to its form, which takes their place", () => {
  const html = card();
  expect(wordsOf(html)).toBe("Mailing address Edit Mailing address City Sampleton");
  const address = `${PATH}?edit=address#card-address`;
  expect(tagsOf(html, "a", 'id="edit-address"', `href="${address}"`)).toHaveLength(1);
  expect(html).toContain("#pencil-simple");
  expect(tagsOf(html, "section", 'id="card-address"')).toHaveLength(1);
  expect(html).not.toContain("<form");
  const form = card({ editing: true });
  expect(form).not.toMatch(/<dl|#pencil-simple/);
  expect(tagsOf(form, "form", 'method="post"', `action="${address}"`)).toHaveLength(1);
  expect(tagsOf(form, "input", 'name="city"', 'value="Sampleton"')).toHaveLength(1);
  expect(wordsOf(form)).toBe("Mailing address City Save Seguir en español Cancel");
  expect(tagsOf(form, "a", `href="${savedHref(PATH, "address")}"`)).toHaveLength(1);
  expect(savedHref(PATH, "address")).toBe(`${PATH}#edit-address`);
  const named = card({ editing: true, save: "Save address" });
  expect(wordsOf(named)).toContain("Save address Seguir en español Cancel");
});

test("COMP-13 a read-only card has neither pencil nor form, even where the address asks for the form", () => {
  for (const editing of [false, true]) {
    const html = card({ readOnly: true, editing });
    expect(wordsOf(html)).toBe("Mailing address City Sampleton");
    expect(html).not.toMatch(/<form|<a |#pencil-simple/);
  }
});

test("COMP-12 COMP-15 a refused form stays open, with its errors in a summary and at the field", () => {
  const error = { "": ["Not saved"], city: ["City is a required field"] };
  const html = card({ editing: true, answer: { error, fields: ["city"], values: { city: "" } } });
  expect(html).toContain('<a href="#city">City is a required field</a>');
  expect(tagsOf(html, "input", 'name="city"', 'aria-invalid="true"')).toHaveLength(1);
  expect(tagsOf(html, "div", "tone-bad", 'role="alert"')).toHaveLength(1);
  expect(wordsOf(html)).toContain("Not saved There's a problem");
});

/** A form that was refused for this reason, with these values saved meanwhile. */
const refused = (error: Record<string, string[]>, saved = [{ term: "City", value: "Newport" }]) =>
  htmlOf(
    <EditCard
      path={PATH}
      name="city"
      title="City"
      items={[]}
      editing
      answer={{ error, fields: ["city"], values: { seen: "then" } }}
    >
      {(form) => <SeenVersion form={form} version="now" saved={saved} />}
    </EditCard>,
    PATH,
  );
const seenIn = (html: string) => /name="seen" value="(.*?)"/.exec(html)?.[1];

test("a refused form keeps the version it was filled in with, and takes the saved one after a change", () => {
  const invalid = refused({ city: ["Wrong"] });
  expect(seenIn(invalid)).toBe("then");
  expect(invalid).not.toContain("Newport");
  const changed = refused({ seen: ["Changed"] });
  expect(seenIn(changed)).toBe("now");
  expect(tagsOf(changed, "div", 'id="seen"')).toHaveLength(1);
  expect(wordsOf(changed)).toContain("Changed Saved now City Newport");
  const emptied = refused({ seen: ["Changed"] }, []);
  expect(emptied).toContain("Changed");
  expect(emptied).not.toMatch(/Saved now|<dl/);
});
