import { expect, test } from "vitest";
import { errorContent } from "#app/text/frame/errors.ts";
import { ErrorPage } from "./ErrorPage.tsx";
import { htmlOf } from "../ui/render-html.tsx";

test("an error page without a reference number, tips or links has no words about them", () => {
  const html = htmlOf(<ErrorPage content={errorContent(404)} links={[]} reference={null} />);
  expect(html).toContain("<h1>Sorry, it looks like we can&#x27;t find that page.</h1>");
  expect(html).not.toMatch(/Reference number|<h2|<ul/);
});
