import { expect, test } from "vitest";
import { cleanHtml } from "#server/content/html.ts";
import { ContactBlocks } from "./ContactBlocks.tsx";
import type { ShownContactBlock } from "#app/rules/contact/contact.ts";
import { htmlOf, tagsOf, wordsOf } from "#app/components/ui/render-html.tsx";

const block: ShownContactBlock = {
  line: "medical",
  phone: "+1 (503) 555-0100",
  emails: [],
  hours: "support",
  opening: null,
};
const tty: ShownContactBlock = { ...block, line: "tty", phone: "711", emails: [], hours: null };
const shown = (own: readonly ShownContactBlock[], others: readonly ShownContactBlock[] = []) =>
  htmlOf(<ContactBlocks own={own} others={others} calendar={cleanHtml("")} spanishPhone={null} />);

test("CONTACT-13 a telephone link keeps the country code, and what is not known has no line", () => {
  const html = shown([block]);
  expect(tagsOf(html, "a", 'href="tel:+15035550100"')).toHaveLength(1);
  expect(wordsOf(html)).toContain("Call Medical at +1 (503) 555-0100");
  const bare = shown([{ ...block, phone: null, hours: null }]);
  expect(bare).not.toMatch(/tel:|<li|Hours|Holiday/);
});

test("CONTACT-15 the hours of the Medicare lines are a sentence of three pieces that do not break", () => {
  const html = shown([{ ...block, hours: "medicareLines" }]);
  expect(tagsOf(html, "span", "contact__hours")).toHaveLength(3);
});

test("CONTACT-09 CONTACT-10 the lines of other plans are folded below a summary with their names", () => {
  const others = [
    { ...block, line: "oebb" },
    { ...block, line: "pebb" },
  ] as const;
  const [open = "", folded = ""] = shown([block], others).split("<details");
  expect(folded).toMatch(/^[^>]*><summary>/);
  expect(folded).not.toMatch(/^[^>]* open/);
  expect(wordsOf(folded)).toContain("OEBB, PEBB");
  expect([open, folded].map((part) => part.match(/href="tel:/g)?.length)).toEqual([1, 2]);
  expect(shown([block])).not.toContain("<details");
});

test("CONTACT-14 TTY stands beside the number, and whether the line is open before its hours", () => {
  const opening = { isOpen: true, words: "Open now, until 5:30 p.m. PT" };
  expect(wordsOf(shown([{ ...block, opening }, tty]))).toMatch(
    /0100 TTY 711 .*Open now, until 5:30 p.m. PT Hours: Monday to/,
  );
  expect(wordsOf(shown([{ ...block, opening }]))).not.toContain("TTY");
});
