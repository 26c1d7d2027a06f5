import { expect, test } from "vitest";
import { htmlOf, tagsOf, wordsOf } from "#app/components/ui/render-html.tsx";
import { ResourceDownload } from "./ResourceDownload.tsx";

const waiting = htmlOf(<ResourceDownload href="/id-card.pdf" state="waiting" />);

test("IDCARD-02 IDCARD-03 IDCARD-07 the pop-up says what it does, and without script where it is", () => {
  expect(wordsOf(waiting)).toContain("Downloading resource...");
  expect(tagsOf(waiting, "div", "spinner", 'role="progressbar"')).toHaveLength(1);
  expect(tagsOf(waiting, "a", 'href="/id-card.pdf"')).toHaveLength(1);
  expect(waiting).toMatch(/<noscript><p[^>]*>Your browser saves the card to its downloads\./);
});

test.each([
  ["done", "Your ID card was downloaded"],
  ["failed", "We couldn't download your ID card"],
] as const)("IDCARD-07 a download that is %s stops the spinner and says so", (state, words) => {
  const html = htmlOf(<ResourceDownload href="/id-card.pdf" state={state} />);
  expect(wordsOf(html)).toContain(words);
  expect(html).not.toContain("spinner");
  expect(tagsOf(html, "a", 'href="/id-card.pdf"')).toHaveLength(1);
});
