import { expect, test } from "vitest";
import { htmlOf, wordsOf } from "#app/components/ui/render-html.tsx";
import { Welcome } from "./HomeCards.tsx";

const me = {
  firstName: "Ana",
  displayId: "904417823",
  idKind: "subscriber",
  phone: null,
} as const;

test("HOME-01 HOME-02 HOME-03 HOME-05 first name and ID, called what it is, as selectable text", () => {
  const html = htmlOf(<Welcome {...me} />);
  expect(html).toContain("<h1>Welcome, Ana</h1>");
  expect(wordsOf(html)).toContain("Subscriber ID 904417823");
  const otherHtml = htmlOf(<Welcome {...me} displayId="E-77" idKind="employee" />);
  expect(wordsOf(otherHtml)).toContain("Employee ID E-77");
  const thirdHtml = htmlOf(<Welcome {...me} />);
  expect(thirdHtml).toContain('<b class="num">904417823</b>');
  expect(thirdHtml).not.toContain("<button");
});

test("S-04 whoever has questions has a number to call, if there is one", () => {
  const html = htmlOf(<Welcome {...me} phone="503-555-0150" />);
  expect(wordsOf(html)).toContain("Questions? Call 503-555-0150");
  expect(html).toContain('href="tel:5035550150"');
  expect(wordsOf(htmlOf(<Welcome {...me} />))).not.toContain("Questions");
});
