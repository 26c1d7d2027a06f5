import type { LetterSize } from "../claims/appeal/letter-size.ts";

/** Characters that fit beside each other in a column of the smallest print, by five columns. */
const WIDTH = 26;

/** Lines of the table that fit on one page of either format, in the largest brand's print. */
const FIT = { usual: 16, small: 34 } as const;

type PrintedRow = {
  readonly name: string;
  /** By category the periods, each with its plan below it. */
  readonly cells: readonly (readonly { lines: readonly string[]; plan: string | null }[])[];
};

/** The size at which a proof of coverage with these rows fits on one page (PROOF-02). */
export function proofSize(rows: readonly PrintedRow[]): LetterSize {
  const lines = rows.reduce((sum, row) => sum + linesOf(row), 0);
  if (lines <= FIT.usual) return "usual";
  return lines <= FIT.small ? "small" : "smallest";
}

/** The lines of a row: the most of its cells. The name has the suffix below it. */
function linesOf({ name, cells }: PrintedRow): number {
  const texts = cells.map((cell) => cell.flatMap(({ lines, plan }) => [...lines, plan ?? ""]));
  return Math.max(...[[name, ""], ...texts].map(countLines));
}

const countLines = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + Math.max(1, Math.ceil(text.length / WIDTH)), 0);
