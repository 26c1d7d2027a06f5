import { expect, test } from "vitest";
import { htmlOf, tagsOf, wordsOf } from "#app/components/ui/render-html.tsx";
import { ResourceDownload } from "./ResourceDownload.tsx";

test.each([
  ["waiting", "Downloading resource...", 1],
  ["done", "Your ID card was downloaded", 0],
  ["failed", "We couldn't download your ID card", 0],
] as const)("the window of a download that is %s says: %s", (state, words, spinners) => {
  const html = htmlOf(<ResourceDownload href="/id-card.pdf" state={state} />);
  expect(wordsOf(html)).toContain(words);
  expect(tagsOf(html, "div", "spinner", 'role="progressbar"')).toHaveLength(spinners);
  expect(tagsOf(html, "a", 'href="/id-card.pdf"')).toHaveLength(1);
});

test("without script the window says where the browser saves the card", () => {
  const html = htmlOf(<ResourceDownload href="/id-card.pdf" state="waiting" />);
  expect(html).toMatch(/<noscript><p[^>]*>Your browser saves the card to its downloads\./);
});
