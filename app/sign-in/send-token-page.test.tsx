import { expect, test } from "vitest";
import { SendToken } from "./send-token-page.tsx";
import { htmlOf, tagsOf, wordsOf } from "#app/components/ui/render-html.tsx";

const html = htmlOf(
  <SendToken
    action="https://crm.example/sso"
    fields={[
      { name: "token", value: 'a"b' },
      { name: "test", value: "true" },
    ]}
  />,
);

test("without script one button posts the fields to the other site", () => {
  expect(tagsOf(html, "form", 'method="post"', 'action="https://crm.example/sso"')).toHaveLength(1);
  const hidden = tagsOf(html, "input", 'type="hidden"');
  expect(hidden).toHaveLength(2);
  expect(hidden[0]).toContain('name="token" value="a&quot;b"');
  expect(tagsOf(html, "button")).toHaveLength(1);
});

test("nothing else is seen on the page: its heading is only heard", () => {
  expect(html).toContain('<h1 class="vh">Continue</h1>');
  expect(wordsOf(html.replace(/<h1.*?<\/h1>/, ""))).toBe("Continue");
});
