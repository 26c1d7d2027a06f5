import { allHolds, WRITES, type Finding, type State } from "./run-kit.ts";

/** Worst first. */
const ORDER: readonly State[] = ["breaks", "fails", "missing", "untested", "left out", "holds"];

/** The findings as a table with a summary. No PHI: names and statuses only. */
export function report(findings: readonly Finding[]): string {
  const rows = findings
    .toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state))
    .map((finding) => [
      finding.state,
      finding.call,
      finding.detail,
      `${finding.ms} ms`,
      describeImpact(finding),
    ]);
  const table = [["state", "call", "what", "took", "so members miss"], ...rows];
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...table.map((row) => row[column]?.length ?? 0)),
  );
  const lines = table.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
  const counts = ORDER.map(
    (state) => [state, findings.filter((finding) => finding.state === state).length] as const,
  )
    .filter(([, count]) => count > 0)
    .map(([state, count]) => `${count} ${state}`);
  const verdict = allHolds(findings)
    ? "Everything holds that a page cannot do without."
    : "Something does not hold that a page cannot do without.";
  return [
    ...lines,
    "",
    `${counts.join(", ")}. ${verdict}`,
    `Not tried, because they write: ${WRITES.join(", ")}.`,
    "",
  ].join("\n");
}

function describeImpact({ state, impact: { takesDown, hides, only } }: Finding): string {
  if (state === "holds" || state === "left out") return "";
  const lost = [...takesDown, ...(hides === null ? [] : [hides])].join(", ");
  return only === undefined ? lost : `${lost} (only for ${only})`;
}
