import { cleanHtml } from "#server/content/html.ts";

const MARKDOWN = `# Before your visit

Bring your *member ID card* and **a list** of what you take.

- Come ten minutes early.
- [Find out what a visit costs](https://costs.example.test/).

## Afterwards

> We send you an explanation of benefits. It is not a bill.

1. Compare it with the bill.
2. Ask us when they differ.
`;

/**
 * Text as a service might send it: with styles of its own, and elements that a page may not show.
 */
const HTML = `<div style="color:red"><h2>Holidays</h2><script>alert("no")</script>
<table class="old"><tr><th scope="col">Day</th><th scope="col">Hours</th></tr>
<tr><td>11/26/2026</td><td>Closed</td></tr><tr><td>12/24/2026</td><td>7:30 a.m. to noon</td></tr>
</table><p onclick="x()">Write to <a href="mailto:help@carrier.example.test">member support</a>.</p></div>`;

/** Texts for the samples, made safe on the server as a page's loader does it. */
export async function sampleTexts() {
  // Only here, so that a process which does not show the gallery needs no parser of Markdown.
  const { renderMarkdown } = await import("#server/content/markdown.ts");
  return { markdown: renderMarkdown(MARKDOWN), html: cleanHtml(HTML) };
}
