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
