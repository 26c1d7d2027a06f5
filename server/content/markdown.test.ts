import { expect, test } from "vitest";
import { renderMarkdown } from "./markdown.ts";

test("COMP-19 a text source is rendered as Markdown", () => {
  const source = [
    "# Before your visit",
    "Bring your *member ID card* and **a list** of what you take.",
    "- one\n- [two](https://carrier.example/two)",
    "3. three",
    "> quoted",
    "`code`",
    "---",
    "## Afterwards",
  ].join("\n\n");
  expect(renderMarkdown(source).replaceAll("\n", "")).toBe(
    "<h3>Before your visit</h3>" +
      "<p>Bring your <em>member ID card</em> and <strong>a list</strong> of what you take.</p>" +
      '<ul><li>one</li><li><a href="https://carrier.example/two" rel="noopener">two</a></li></ul>' +
      '<ol start="3"><li>three</li></ol>' +
      "<blockquote><p>quoted</p></blockquote>" +
      "<p><code>code</code></p>" +
      "<hr />" +
      "<h4>Afterwards</h4>",
  );
});

test.each([
  ["<b>bold</b>", "<p>&lt;b&gt;bold&lt;/b&gt;</p>"],
  ["<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"],
  ["[x](javascript:alert(1))", "<p>x</p>"],
  ["[x](/logout) [y](//evil.example)", "<p>x y</p>"],
  ["<javascript:alert(1)>", "<p>javascript:alert(1)</p>"],
  ["![seen](https://evil.example/pixel.gif)", ""],
  ['[x](https://a.example "title")', '<p><a href="https://a.example/" rel="noopener">x</a></p>'],
  ["```html onclick=x\n<p>\n```", "<pre><code>&lt;p&gt;\n</code></pre>"],
])("COMP-19 %j brings in no HTML, no script and no picture", (source, html) => {
  expect(renderMarkdown(source)).toBe(html);
});

test("an empty text is nothing to show", () => {
  expect(renderMarkdown(" \n\n")).toBe("");
});
