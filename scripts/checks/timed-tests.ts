import { parseSync } from "vite";

/** A place where a test's result may depend on how fast the machine is. */
export type TimedPlace = { readonly line: number; readonly why: string };

type Node = { readonly type: string; readonly start: number } & Readonly<Record<string, unknown>>;

/** Calls whose last argument limits how long a test may take. */
const LIMITED = new Set(["test", "it", "beforeAll", "beforeEach", "afterAll", "afterEach"]);
/** Names under which tests import `setTimeout` of `node:timers/promises`. */
const SLEEPS = new Set(["sleep", "delay", "settle", "wait"]);
/** Methods of an expectation that sets a bound. */
const BOUNDS = new Set(["toBeLessThan", "toBeLessThanOrEqual"]);
const DURATION = /performance\.now|Date\.now|elapsed|\btook\b|duration|median/;
const DEADLINE = /(TIMEOUT|DEADLINE|TRUST|WINDOW)_(MS|S)$/;
/** A deadline of half a minute or more ends a test that hangs and decides nothing else. */
const LONG_MS = 30_000;

/**
 * Limits of time in a test: a time limit of its own, `timeout` options, sleeps, shortened deadlines,
 * durations compared with a bound, and `vi.waitFor`, whose default is one second. In a file that
 * turns the clock (fake timers, skipped waits) timers are no sleeps and deadlines are not real.
 */
export function findTimedPlaces(file: string, source: string): TimedPlace[] {
  const { program, errors } = parseSync(file, source);
  const [fault] = errors;
  if (fault !== undefined) throw new Error(`${file}: ${fault.message}`);
  const isClockTurned = /useFakeTimers|skipWaits|useTurningWorld|SILENT\b/.test(source);
  const found: TimedPlace[] = [];
  const report = (node: Node, why: string) =>
    found.push({ line: source.slice(0, node.start).split("\n").length, why });
  if (!isNode(program)) throw new TypeError(`${file} has no program`);
  walk(program, (node) => {
    if (node.type === "CallExpression") judgeCall(node, source, isClockTurned, report);
    if (node.type === "Property") judgeProperty(node, isClockTurned, report);
  });
  return found;
}

type Report = (node: Node, why: string) => void;

function judgeCall(node: Node, source: string, isClockTurned: boolean, report: Report): void {
  const callee = nodeAt(node, "callee");
  const args = nodesAt(node, "arguments");
  const name = nameOf(callee);
  const last = args.at(-1);
  if (LIMITED.has(rootOf(callee)) && args.some(isFunction) && last !== undefined && isNumber(last))
    report(last, "a time limit of its own: the project's ends a test that hangs");
  if (name === "waitFor" && rootOf(callee) === "vi")
    report(node, "vi.waitFor gives up after a second: use eventually()");
  if (name === "setTimeout" && rootOf(callee) === "test")
    report(node, "a time limit of its own: the project's ends a test that hangs");
  else if (!isClockTurned && callee?.type === "Identifier") {
    const [first, second] = args;
    if (name === "setTimeout" && second !== undefined && !isZero(second))
      report(node, "a timer on the real clock: wait for a condition, or turn the clock");
    if (SLEEPS.has(name) && first !== undefined && !isZero(first) && isTime(first))
      report(node, "a sleep: wait for a condition, or turn the clock");
  }
  if (BOUNDS.has(name) && !isClockTurned) {
    const end = typeof node["end"] === "number" ? node["end"] : node.start;
    if (DURATION.test(source.slice(node.start, end)))
      report(node, "a duration with a bound: assert what happened, not how soon");
  }
}

function judgeProperty(node: Node, isClockTurned: boolean, report: Report): void {
  const name = nameOf(nodeAt(node, "key"));
  const value = nodeAt(node, "value");
  if (value === undefined) return;
  if (name === "timeout" && isTime(value))
    report(node, "a timeout of its own: the project's is long enough for a busy machine");
  const ms = numberOf(value);
  if (DEADLINE.test(name) && !isClockTurned && ms !== undefined && ms > 0 && ms < LONG_MS)
    report(
      node,
      "a shortened deadline on the real clock: half a minute or more, or turn the clock",
    );
}

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value])
      if (isNode(child)) walk(child, visit);
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && "start" in value;

const nodeAt = (node: Node, key: string): Node | undefined => {
  const value = node[key];
  return isNode(value) ? value : undefined;
};

const nodesAt = (node: Node, key: string): Node[] => {
  const value = node[key];
  return Array.isArray(value) ? value.filter(isNode) : [];
};

/** The last name of `a`, `a.b`, `a.b("…")`; the text of a key. */
function nameOf(node: Node | undefined): string {
  if (node === undefined) return "";
  if (node.type === "MemberExpression") return nameOf(nodeAt(node, "property"));
  const name = node["name"] ?? node["value"];
  return typeof name === "string" ? name : "";
}

/** The first name of `a.b.c` and of `a.b(…)(…)`. */
function rootOf(node: Node | undefined): string {
  if (node?.type === "MemberExpression") return rootOf(nodeAt(node, "object"));
  if (node?.type === "CallExpression") return rootOf(nodeAt(node, "callee"));
  return nameOf(node);
}

const numberOf = (node: Node): number | undefined => {
  const value = node["value"];
  const isDigits = typeof value === "string" && /^\d+$/.test(value);
  return node.type === "Literal" && (typeof value === "number" || isDigits)
    ? Number(value)
    : undefined;
};
const isFunction = (node: Node): boolean =>
  ["ArrowFunctionExpression", "FunctionExpression"].includes(node.type);
const isNumber = (node: Node): boolean => numberOf(node) !== undefined;
const isZero = (node: Node): boolean => numberOf(node) === 0;
/** A number or a constant; a number that the caller hands in is judged where it is written. */
const isTime = (node: Node): boolean =>
  isNumber(node) || (node.type === "Identifier" && /^[A-Z\d_]+$/.test(nameOf(node)));
