import type { Page } from "#tests/harness/pages/visitor.ts";
import { textOf } from "#tests/harness/pages/visitor.ts";

export const PATH = "/account/proof-of-coverage";

export const UPDATE = "Update the letter";
export const TO = "Who it is for";

/** The letter's parts, one a language. */
export const partsOf = ({ document }: Page) => document.querySelectorAll(".letter .letter__part");

type Element = ReturnType<typeof partsOf>[number];

/** The pieces of a cell, each a line on paper. */
const linesOf = (cell: Element): string[] =>
  cell.querySelectorAll(".letter__period > *").map(textOf);

/** The rows of a part: the person's lines, then by heading the lines of each cell that has any. */
export function proofIn(part: Element | undefined) {
  const heads = part?.querySelectorAll("thead th").map(textOf) ?? [];
  return (part?.querySelectorAll("tbody tr") ?? []).map((row) => {
    const [person = [], ...cells] = row.querySelectorAll("th, td").map(linesOf);
    const said = cells.map((lines, at) => [heads[at + 1] ?? "", lines] as const);
    return { person, ...Object.fromEntries(said.filter(([, lines]) => lines.length > 0)) };
  });
}

/** The names in the letter. */
export const namesIn = (page: Page): (string | undefined)[] =>
  proofIn(partsOf(page)[0]).map(({ person }) => person[0]);
