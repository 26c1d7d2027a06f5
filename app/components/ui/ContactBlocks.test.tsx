import { expect, test } from "vitest";
import { cleanHtml } from "#server/content/html.ts";
import { ContactBlocks } from "./ContactBlocks.tsx";
import type { ShownContactBlock } from "#app/rules/frame/contact.ts";
import { htmlOf, tagsOf, wordsOf } from "./render-html.tsx";

const none = cleanHtml("");
const block: ShownContactBlock = {
  line: "medical",
  phone: "+1 (503) 555-0100",
  emails: [{ address: "medical@carrier.example", region: null }],
  hours: "support",
  opening: null,
};

test("CONTACT-06 CONTACT-17 a number rings whatever way it is written, and is read as it is", () => {
  const html = htmlOf(<ContactBlocks own={[block]} others={[]} calendar={none} />);
  expect(tagsOf(html, "a", 'href="tel:+15035550100"')).toHaveLength(1);
  expect(tagsOf(html, "a", 'href="mailto:medical@carrier.example"')).toHaveLength(1);
  expect(wordsOf(html)).toContain("Call Medical at +1 (503) 555-0100");
});

test("CONTACT-17 S-29 what a block does not have leaves no trace", () => {
  const bare = { ...block, phone: null, hours: null };
  const html = htmlOf(<ContactBlocks own={[bare]} others={[]} calendar={none} />);
  expect(html).not.toContain("tel:");
  expect(wordsOf(html)).not.toContain("Hours");
  expect(html.match(/<li>/g)).toHaveLength(1);
});

test("CONTACT-13 TTY is called, and says no more than that", () => {
  const tty: ShownContactBlock = {
    line: "tty",
    phone: "711",
    emails: [],
    hours: null,
    opening: null,
  };
  const html = htmlOf(<ContactBlocks own={[tty]} others={[]} calendar={none} />);
  expect(html).toMatch(/<a[^>]* href="tel:711">Call 711<\/a>/);
});

test("CONTACT-03 the calendar comes after the blocks; an empty one is no card", () => {
  const markup = cleanHtml("<p>Closed on Friday</p>");
  const html = htmlOf(<ContactBlocks own={[block]} others={[]} calendar={markup} />);
  expect(wordsOf(html)).toMatch(/^Medical .* Holiday calendar Closed on Friday$/);
  expect(htmlOf(<ContactBlocks own={[block]} others={[]} calendar={none} />)).not.toContain(
    "Holiday",
  );
});

test("CONTACT-15 the hours of the Medicare lines are one sentence of pieces that stay whole", () => {
  const medicare = { ...block, hours: "medicareLines" } as const;
  const html = htmlOf(<ContactBlocks own={[medicare]} others={[]} calendar={none} />);
  expect(tagsOf(html, "span", "contact__hours")).toHaveLength(3);
  expect(wordsOf(html)).toContain(
    "PT, Feb 15 to Sept 30 Monday to Friday and Oct 1 to Feb 14 Monday to Sunday",
  );
});

test("CONTACT-09 CONTACT-10 the lines of other plans are folded under their names", () => {
  const others = [{ ...block, line: "oebb" } as const, { ...block, line: "pebb" } as const];
  const html = htmlOf(<ContactBlocks own={[block]} others={others} calendar={none} />);
  const [shown = "", folded = ""] = html.split("<details");
  expect(folded).toMatch(/^[^>]*><summary>/);
  expect(folded).not.toMatch(/^[^>]* open/);
  expect(wordsOf(folded)).toContain("OEBB, PEBB");
  expect([shown, folded].map((part) => part.match(/href="tel:/g)?.length)).toEqual([1, 2]);
  expect(htmlOf(<ContactBlocks own={[block]} others={[]} calendar={none} />)).not.toContain(
    "<details",
  );
});

test("CONTACT-14 whether somebody answers now stands before the hours, TTY beside the number", () => {
  const opening = { kind: "open", words: "Open now, until 5:30 p.m. PT" } as const;
  const tty: ShownContactBlock = { ...block, line: "tty", phone: "711", hours: null };
  const shown = (own: ShownContactBlock[]) =>
    wordsOf(htmlOf(<ContactBlocks own={own} others={[]} calendar={none} />));
  expect(shown([{ ...block, opening }, tty])).toMatch(
    /0100 TTY 711 .*Open now, until 5:30 p.m. PT Hours: Monday to/,
  );
  expect(shown([{ ...block, opening }])).not.toContain("TTY");
});
