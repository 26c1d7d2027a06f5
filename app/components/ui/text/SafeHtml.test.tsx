import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { renderMarkdown } from "#server/content/markdown.ts";
import { getSafeMarkup } from "#server/content/safe-markup.ts";
import { Markdown } from "#app/routes/dev/pieces/Markdown.tsx";
import { SafeHtml } from "./SafeHtml.tsx";
import { htmlOf, wordsOf } from "../render-html.tsx";

const root = join(import.meta.dirname, "../../../..");

/** The code files of the product that hold a text. */
function filesWith(text: RegExp): string[] {
  return ["app", "server"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name) && !name.includes(".test."))
      .map((name) => `${folder}/${name}`)
      .filter((name) => text.test(readFileSync(join(root, name), "utf8"))),
  );
}

/** A block of data, and a brand's mark in the saved ID card, which no member's text reaches. */
const OWN_MARKUP = ["app/routes/member/shell.tsx", "app/routes/member/id-card/card/WalletCard.tsx"];

test("SafeHtml is the only component that puts HTML of others on a page unescaped", () => {
  const files = filesWith(/dangerouslySetInnerHTML|\.innerHTML\b|insertAdjacentHTML/);
  expect(files.filter((file) => !OWN_MARKUP.includes(file))).toEqual([
    "app/components/ui/text/SafeHtml.tsx",
  ]);
});

test("safe-markup.ts is the only file that declares HTML safe, and it refuses unsafe HTML", () => {
  const expected = ["app/components/ui/text/SafeHtml.tsx", "server/content/safe-markup.ts"];
  expect(filesWith(/\b(?:as|is) SafeMarkup|__brand: "SafeMarkup"/).toSorted()).toEqual(expected);
  expect(filesWith(/\b(?:as|is) SafeMarkup/)).toEqual(["server/content/safe-markup.ts"]);
  expect(() => getSafeMarkup("<img src=x onerror=alert(1)>")).toThrow("no page may show");
});

test("safe markup is shown in a box of its own, and empty markup has no box", () => {
  const html = htmlOf(<SafeHtml markup={getSafeMarkup("<p>Closed on <b>Thursday</b></p>")} />);
  expect(html).toBe('<div class="prose"><p>Closed on <b>Thursday</b></p></div>');
  expect(htmlOf(<SafeHtml markup={getSafeMarkup("")} />)).toBe("");
  // @ts-expect-error -- text that was not sanitized is a type error
  htmlOf(<SafeHtml markup="<p>" />);
});

test("COMP-19 Markdown shows its text as HTML, or words where the text is unavailable", () => {
  const html = htmlOf(<Markdown markup={renderMarkdown("## Before your visit\n\nCall *us*.")} />);
  expect(html).toBe(
    '<div class="prose"><h3>Before your visit</h3>\n<p>Call <em>us</em>.</p></div>',
  );
  expect(wordsOf(htmlOf(<Markdown markup={null} />))).toBe(
    "This text is currently unavailable. Please try again later.",
  );
  expect(htmlOf(<Markdown markup={renderMarkdown("")} />)).toBe("");
});
