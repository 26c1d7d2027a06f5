import { expect, test } from "vitest";
import { EditCard } from "./EditCard.tsx";
import type { FormAnswer } from "./answered-form.ts";
import { SeenVersion } from "./SeenVersion.tsx";
import { htmlOf, tagsOf } from "../ui/render-html.tsx";

const PATH = "/account/settings";

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

test("a form carries the version of what it was filled in with", () => {
  expect(seen(form())).toContain('value="now"');
  expect(form()).not.toContain("Newport");
});

test("refused for another reason, it keeps the version it was opened with", () => {
  const answer = { error: { city: ["Wrong"] }, fields: ["city"], values: { seen: "then" } };
  expect(seen(form(answer))).toContain('value="then"');
});

test("after a change by somebody else it shows what is saved, and takes its version", () => {
  const answer = { error: { seen: ["Changed"] }, fields: ["seen"], values: { seen: "then" } };
  const html = form(answer);
  expect(seen(html)).toContain('value="now"');
  expect(html).toContain("Newport");
  expect(tagsOf(html, "div", 'id="seen"')).toHaveLength(1);
});

test("where nothing is saved any more it shows no list without lines", () => {
  const answer = { error: { seen: ["Changed"] }, fields: ["seen"], values: { seen: "then" } };
  expect(form(answer)).toContain("Saved now");
  const html = form(answer, []);
  expect(html).toContain("Changed");
  expect(html).not.toContain("Saved now");
  expect(html).not.toContain("<dl");
});
