import { expect, test } from "vitest";
import { htmlOf, tagsOf, wordsOf } from "#app/components/ui/render-html.tsx";
import { ResourceDownload } from "./ResourceDownload.tsx";

test("IDCARD-02 IDCARD-03 the pop-up says what it does, and that it goes on", () => {
  const html = htmlOf(<ResourceDownload href="/id-card.pdf" />);
  expect(wordsOf(html)).toContain("Downloading resource...");
  expect(tagsOf(html, "div", "spinner", 'role="progressbar"')).toHaveLength(1);
  expect(tagsOf(html, "a", 'href="/id-card.pdf"')).toHaveLength(1);
});
