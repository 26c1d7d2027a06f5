import { expect, test } from "vitest";
import { cleanHtml } from "#server/content/html.ts";
import { ContactBlocks } from "./ContactBlocks.tsx";
import type { ShownContactBlock } from "#app/rules/contact/contact.ts";
import { htmlOf, tagsOf, wordsOf } from "#app/components/ui/render-html.tsx";

const none = cleanHtml("");
const block: ShownContactBlock = {
  line: "medical",
  phone: "+1 (503) 555-0100",
  emails: [{ address: "medical@carrier.example", region: null }],
  hours: "support",
  opening: null,
};
const shown = (
  own: readonly ShownContactBlock[],
  others: readonly ShownContactBlock[] = [],
  calendar = none,
) => htmlOf(<ContactBlocks own={[...own]} others={[...others]} calendar={calendar} />);
const tty: ShownContactBlock = { ...block, line: "tty", phone: "711", emails: [], hours: null };

test("CONTACT-06 CONTACT-13 CONTACT-17 S-29 a number rings as it is written; what is not there is not", () => {
  const html = shown([block]);
  expect(tagsOf(html, "a", 'href="tel:+15035550100"')).toHaveLength(1);
  expect(tagsOf(html, "a", 'href="mailto:medical@carrier.example"')).toHaveLength(1);
  expect(wordsOf(html)).toContain("Call Medical at +1 (503) 555-0100");
  const bare = shown([{ ...block, phone: null, hours: null }]);
  expect(bare).not.toContain("tel:");
  expect(wordsOf(bare)).not.toContain("Hours");
  expect(bare.match(/<li>/g)).toHaveLength(1);
  expect(shown([tty])).toMatch(/<a[^>]* href="tel:711">Call 711<\/a>/);
});

test("CONTACT-03 the calendar comes after the blocks; an empty one is no card", () => {
  const html = shown([block], [], cleanHtml("<p>Closed on Friday</p>"));
  expect(wordsOf(html)).toMatch(/^Medical .* Holiday calendar Closed on Friday$/);
  expect(shown([block])).not.toContain("Holiday");
});

test("CONTACT-15 the hours of the Medicare lines are one sentence of pieces that stay whole", () => {
  const html = shown([{ ...block, hours: "medicareLines" }]);
  expect(tagsOf(html, "span", "contact__hours")).toHaveLength(3);
  expect(wordsOf(html)).toContain(
    "PT, Feb 15 to Sept 30 Monday to Friday and Oct 1 to Feb 14 Monday to Sunday",
  );
});

test("CONTACT-09 CONTACT-10 the lines of other plans are folded under their names", () => {
  const html = shown(
    [block],
    [
      { ...block, line: "oebb" },
      { ...block, line: "pebb" },
    ],
  );
  const [open = "", folded = ""] = html.split("<details");
  expect(folded).toMatch(/^[^>]*><summary>/);
  expect(folded).not.toMatch(/^[^>]* open/);
  expect(wordsOf(folded)).toContain("OEBB, PEBB");
  expect([open, folded].map((part) => part.match(/href="tel:/g)?.length)).toEqual([1, 2]);
  expect(shown([block])).not.toContain("<details");
});

test("CONTACT-14 whether somebody answers now stands before the hours, TTY beside the number", () => {
  const opening = { kind: "open", words: "Open now, until 5:30 p.m. PT" } as const;
  expect(wordsOf(shown([{ ...block, opening }, tty]))).toMatch(
    /0100 TTY 711 .*Open now, until 5:30 p.m. PT Hours: Monday to/,
  );
  expect(wordsOf(shown([{ ...block, opening }]))).not.toContain("TTY");
});
