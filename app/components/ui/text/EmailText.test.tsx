import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { EmailText } from "./EmailText.tsx";

test.each([
  ["jordan@members.example", "jordan@<wbr/>members<wbr/>.example"],
  ["a.b@c.d.example", "a<wbr/>.b@<wbr/>c<wbr/>.d<wbr/>.example"],
  ["..@x", ".<wbr/>.<wbr/>@<wbr/>x"],
  ["&@x.y", "&amp;@<wbr/>x<wbr/>.y"],
  ["No email address. Add one.", "No email address. Add one."],
])("the text %s may break a line at the @ and the dots of an address only", (address, html) => {
  expect(renderToStaticMarkup(<EmailText address={address} />)).toBe(html);
});
