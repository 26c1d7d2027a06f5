import type { Answers } from "./crawl.ts";

const MOST_LINES = 12;

/** A paragraph for each question that two builds answer differently, or that only one was asked. */
export function differencesOf(before: Answers, after: Answers): string[] {
  const questions = new Set([...before.keys(), ...after.keys()]);
  return [...questions].flatMap((question) => {
    const then = before.get(question);
    const now = after.get(question);
    if (then === now) return [];
    if (then === undefined) return [`${question}\n  only now`];
    if (now === undefined) return [`${question}\n  only then`];
    return [`${question}\n${linesOf(then, now).join("\n")}`];
  });
}

/** The lines that only one of the answers has, in their order, with a sign for each side. */
function linesOf(then: string, now: string): string[] {
  const [old, fresh] = [then.split("\n"), now.split("\n")];
  const lines = [...missing(old, fresh, "-"), ...missing(fresh, old, "+")];
  if (lines.length === 0) return ["  the same lines in another order or number"];
  const more = lines.length - MOST_LINES;
  return [...lines.slice(0, MOST_LINES), ...(more > 0 ? [`  (${more} more lines)`] : [])];
}

const missing = (lines: readonly string[], others: readonly string[], sign: string): string[] =>
  lines.filter((line) => !others.includes(line)).map((line) => `  ${sign} ${line}`);
