import { expect, test } from "vitest";
import { errorContent } from "#app/text/frame/errors.ts";
import { ErrorPage } from "./ErrorPage.tsx";
import { htmlOf, tagsOf, wordsOf } from "../ui/render-html.tsx";

const home = { label: "Home", href: "/home", external: false };

test("ERR-01 ERR-02 ERR-03 ERR-04 title, description, tips and links under their headings", () => {
  const html = htmlOf(<ErrorPage content={errorContent(500)} links={[home]} reference="r-1" />);
  expect(html).toMatch(/<h1>Sorry, we&#x27;re having a problem with our system\./);
  expect(wordsOf(html)).toContain("Error code: 500 Internal server error");
  expect(wordsOf(html)).toMatch(/Here are some ideas that might help: Reload the page\./);
  expect(wordsOf(html)).toMatch(/Here are some links that might help: Home/);
  expect(tagsOf(html, "a", 'href="/home"')).toHaveLength(1);
  expect(wordsOf(html)).toContain("Reference number: r-1");
  const otherHtml = htmlOf(
    <ErrorPage content={errorContent(404)} links={[home]} reference={null} />,
  );
  expect(otherHtml).not.toContain("ideas that might help");
  expect(otherHtml).not.toContain("Reference number");
});
