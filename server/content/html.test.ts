import { expect, test } from "vitest";
import { cleanHtml, LONGEST_HTML } from "./html.ts";
import { isSafeMarkup } from "./safe-markup.ts";
import { renderMarkdown } from "./markdown.ts";

test("the elements of a holiday calendar pass unchanged", () => {
  const html =
    "<p>Closed on <strong>Thursday</strong>, <em>all day</em>.<br />Call us</p>" +
    "<ul><li>11/26/2026</li></ul><ol><li><b>One</b> <i>two</i></li></ol>" +
    '<p><a href="https://carrier.example/days?a=1&amp;b=2" rel="noopener">All days</a> ' +
    '<a href="mailto:help@carrier.example" rel="noopener">Write</a> ' +
    '<a href="tel:+15035550100" rel="noopener">Ring</a></p>' +
    '<table><caption>Days</caption><thead><tr><th scope="col">Day</th></tr></thead>' +
    '<tbody><tr><td colspan="2" rowspan="3">12/25/2026</td></tr></tbody></table>';
  expect(cleanHtml(html)).toBe(html);
});

test("text is escaped, escaped text stays, and unbalanced elements are balanced", () => {
  expect(cleanHtml("5 < 6 & 7")).toBe("5 &lt; 6 &amp; 7");
  const escaped = "&lt;script&gt;alert(1)&lt;/script&gt;";
  expect(cleanHtml(escaped)).toBe(escaped);
  expect(cleanHtml("<ul><li>One<li><b>Two")).toBe("<ul><li>One</li><li><b>Two</b></li></ul>");
  expect(cleanHtml("<p>x</p></div></main></body>")).toBe("<p>x</p>");
});

test.each([
  ["<h1>A</h1><h2>B</h2>", "<h3>A</h3><h4>B</h4>"],
  ["<h2>A</h2><h4>B</h4><h2>C</h2>", "<h3>A</h3><h4>B</h4><h3>C</h3>"],
  ["<h4>A</h4>", "<h3>A</h3>"],
  ["<h6>A</h6><h1>B</h1>", "<h4>A</h4><h3>B</h3>"],
  [
    "<h1>1</h1><h2>2</h2><h3>3</h3><h4>4</h4><h5>5</h5>",
    "<h3>1</h3><h4>2</h4><h5>3</h5><h6>4</h6><h6>5</h6>",
  ],
  ["<h2>&lt;h2&gt;</h2>", "<h3>&lt;h2&gt;</h3>"],
])("headings begin at h3 and keep their rank: %s", (source, clean) => {
  expect(cleanHtml(source)).toBe(clean);
});

const hostile: readonly (readonly [string, string])[] = [
  ["<script>alert(1)</script>x", "x"],
  ["<scr<script>ipt>alert(1)</script>x", "ipt&gt;alert(1)x"],
  ["<SCRIPT SRC=//evil.example/x.js></SCRIPT>x", "x"],
  ["<style>p{background:url(//evil.example)}</style>x", "x"],
  ["<p style='color:red' class=btn id=main data-x=1 onclick=alert(1)>x</p>", "<p>x</p>"],
  ["<img src=x onerror=alert(1)>x", "x"],
  ["<svg onload=alert(1)><p>y</p></svg>x", "x"],
  ["<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>", ""],
  ["<noscript><p title='</noscript><img src=x onerror=alert(1)>'></noscript>x", "x"],
  ["<iframe src=//evil.example>y</iframe>x", "x"],
  ["<object data=//evil.example></object><embed src=//evil.example>x", "x"],
  ["<form action=//evil.example><input name=password><button>Go</button></form>", "Go"],
  ["<base href=//evil.example><meta http-equiv=refresh content=0;url=//evil.example>x", "x"],
  ["<link rel=stylesheet href=//evil.example>x", "x"],
  ["<!-- <p>y</p> --><!--><script>alert(1)</script>-->x", "--&gt;x"],
  ["<template><p>y</p></template><textarea><p>y</p></textarea>x", "x"],
  ["<a href='javascript:alert(1)'>x</a>", "x"],
  ["<a href='JaVa\tScRiPt:alert(1)'>x</a>", "x"],
  ["<a href='&#106;avascript&colon;alert(1)'>x</a>", "x"],
  ["<a href='\u0001javascript:alert(1)'>x</a>", "x"],
  ["<a href='data:text/html,<script>alert(1)</script>'>x</a>", "x"],
  ["<a href='vbscript:x'>x</a> <a href='blob:https://a.example/1'>y</a>", "x y"],
  ["<a href='//evil.example'>x</a> <a href='\\\\evil.example'>y</a>", "x y"],
  ["<a href='/logout'>x</a> <a href='?dialog=cancel'>y</a> <a href='#main'>z</a>", "x y z"],
  ["<a href='https://carrier.example@evil.example/'>x</a>", "x"],
  ["<a href='https://:secret@evil.example/'>x</a>", "x"],
  ["<a href='https:// evil'>x</a>", "x"],
  ["<a name=main target=_top ping=//evil.example>x</a>", "x"],
  ["<a href='https://a.example'><img src=x></a>", ""],
  ["<td colspan=100000 rowspan=-1 scope=x>x</td>", "<td>x</td>"],
  ["<th scope='col' onmouseover=alert(1)>x</th>", '<th scope="col">x</th>'],
];

test.each(hostile)(
  "the hostile HTML %j is cleaned of scripts, resources and unsafe links",
  (source, kept) => {
    expect(cleanHtml(source)).toBe(kept);
  },
);

test("a link is rel=noopener with an escaped URL, and a refused link keeps its text", () => {
  expect(cleanHtml("<a href='https://a.example/\"><b>' target=_blank rel=opener>x</a>")).toBe(
    '<a href="https://a.example/%22%3E%3Cb%3E" rel="noopener">x</a>',
  );
  const inside = "<p>Read <b>this</b></p>";
  expect(cleanHtml("<p><a href='/logout'>Read <b>this</b></a></p>")).toBe(inside);
  const nested = "<a href='https://a.example/'>a <a href='https://b.example/'>b</a></a>";
  expect(cleanHtml(nested)).toMatch(/^<a [^>]*>a ?(?:<\/a><a [^>]*>)?b<\/a>$/);
  const html =
    '<p><a href="https://members.example/logout">Out</a> <a href="tel:+15035550100">Ring</a></p>';
  expect(cleanHtml(html, { refuses: ({ hostname }) => hostname === "members.example" })).toBe(
    '<p>Out <a href="tel:+15035550100" rel="noopener">Ring</a></p>',
  );
});

test.each(["", "   ", "&nbsp;", "<p> &nbsp; </p>", "<br><br>", "<script>x</script>", "<td></td>"])(
  "HTML without text is empty: %j",
  (source) => {
    expect(cleanHtml(source)).toBe("");
  },
);

test("500 random mixes of hostile HTML are cleaned to safe markup", () => {
  const pieces = hostile.map(([source]) => source).concat("</p>", "<", ">", '"', "<!--", "]]>");
  let seed = 7;
  const next = () => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648);
  for (let round = 0; round < 500; round += 1) {
    const mixed = Array.from({ length: 6 }, () => {
      const piece = pieces[next() % pieces.length] ?? "";
      return piece.slice(0, 1 + (next() % piece.length));
    });
    expect(isSafeMarkup(cleanHtml(mixed.join(""))), mixed.join("")).toBe(true);
  }
});

test.each([
  "<img src=x>",
  "<p onclick=x>",
  '<p class="btn">',
  '<a href="javascript:x">x</a>',
  '<a href="/logout">x</a>',
  "a < b",
  "<script",
  "<!-- -->",
  "</div>",
  "<P>",
])("the check of safe markup refuses %j", (html) => {
  expect(isSafeMarkup(html)).toBe(false);
});

test("HTML is cut at its greatest depth and length", () => {
  const deep = cleanHtml(`${"<ul><li>".repeat(10_000)}deep`);
  expect(deep.match(/<ul>/g)?.length ?? 0).toBeLessThanOrEqual(40);
  const long = cleanHtml(`<p>${"x".repeat(LONGEST_HTML * 2)}</p>`);
  expect(long).toHaveLength(LONGEST_HTML + "</p>".length);
});

test("COMP-19 Markdown text is rendered as HTML, and blank text as nothing", () => {
  expect(renderMarkdown(" \n\n")).toBe("");
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
])(
  "COMP-19 the Markdown %j is rendered without HTML, scripts and pictures of its own",
  (source, html) => {
    expect(renderMarkdown(source)).toBe(html);
  },
);
