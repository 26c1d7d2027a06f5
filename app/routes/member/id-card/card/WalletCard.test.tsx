import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CardSheet, WalletCard, type CardFace } from "./WalletCard.tsx";
import { tagsOf, wordsOf } from "#app/components/ui/render-html.tsx";

const face: CardFace = {
  memberName: "Ana Field",
  subscriberId: "900000001",
  memberSuffix: "02",
  groupNumber: "10000001",
  groupName: "Example Group",
  coverage: "Medical and pharmacy",
  networks: ["One", "Two"],
  effectiveDate: "2026-01-31",
  covered: ["Ana Field", "Bo Field"],
  customerServicePhone: "503-555-0100",
  providerServicePhone: "+1 (503) 555-0101",
  claimsAddress: "PO Box 1, Exampleville",
};
const bare: CardFace = {
  ...face,
  memberSuffix: null,
  groupNumber: null,
  groupName: null,
  coverage: null,
  networks: [],
  effectiveDate: null,
  covered: [],
  customerServicePhone: null,
  providerServicePhone: null,
  claimsAddress: null,
};
const brand = { key: "summit", name: "Summit" } as const;
const htmlOf = (of: CardFace, idKind: "subscriber" | "employee" = "subscriber") =>
  renderToStaticMarkup(<WalletCard brand={brand} idKind={idKind} face={of} />);

test("an ID card has a front and a back, each named, and telephone numbers are links", () => {
  const html = htmlOf(face);
  expect(tagsOf(html, "div", 'role="group"', 'aria-label="Front"')).toHaveLength(1);
  expect(tagsOf(html, "div", 'role="group"', 'aria-label="Back"')).toHaveLength(1);
  expect(tagsOf(html, "a", "tel:+15035550101")).toHaveLength(1);
  expect(wordsOf(html)).toMatch(/This card does not guarantee coverage\.$/);
});

test("an ID card leaves out unknown facts, names an employee ID, and needs no other file", () => {
  const words = wordsOf(htmlOf(bare));
  expect(words).toContain("Subscriber ID 900000001 Show this card");
  expect(words).not.toMatch(/Group|Effective|Coverage|networks|service|Covered|claims|null/);
  expect(wordsOf(htmlOf(face, "employee"))).toContain("Employee ID 900000001 02");
  expect(htmlOf(face)).not.toMatch(/<use|<img|src=|url\(|href="(?!tel:)/);
});

test("neither a name nor a style can end the style sheet of a saved ID card", () => {
  const html = renderToStaticMarkup(
    <CardSheet
      brand={brand}
      idKind="subscriber"
      face={{ ...face, memberName: "</style><script>x()</script>" }}
      savedOn="2026-11-21"
      styles='a::after { content: "</style><b>" } a > b { color: red }'
    />,
  );
  expect(html.match(/<\/style>/g)).toHaveLength(1);
  expect(html).not.toContain("<script>");
  expect(html).toContain("a > b { color: red }");
  expect(html).toContain("Saved on 11/21/2026.");
});
