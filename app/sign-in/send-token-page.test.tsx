import { expect, test } from "vitest";
import { SendToken } from "./send-token-page.tsx";
import { htmlOf, wordsOf } from "#app/components/ui/render-html.tsx";

test("the page that sends a token shows one button and nothing else: its heading is only heard", () => {
  const fields = [{ name: "token", value: "a" }];
  const html = htmlOf(<SendToken action="https://crm.example/sso" fields={fields} />);
  expect(html).toContain('<h1 class="vh">Continue</h1>');
  expect(html.match(/<button/g)).toHaveLength(1);
  expect(wordsOf(html.replace(/<h1.*?<\/h1>/, ""))).toBe("Continue");
});
