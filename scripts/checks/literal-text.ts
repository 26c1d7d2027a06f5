import { parseSync } from "vite";

export type Literal = { readonly line: number; readonly text: string };

type Node = { readonly type: string; readonly start: number };
/** Place of an expression: shown text, checked for sentences only, or ignored. */
type Place = "shown" | "inside" | "apart";

const LETTER = /\p{L}/u;
/** Attributes and properties with text for members: label, aria-label, legendText, pageTitle … */
const WORDED =
  /^(.*[a-z-])?(label|title|heading|subheading|hint|caption|text|message|description|placeholder|alt|summary|intro|legend|valuetext|roledescription)$/i;
/** Two or more words that begin or end like a sentence. */
const SENTENCE = /^\s*\p{Lu}\S*\s+\S*[\p{L}…]|\p{L}\S*\s+(.*\s)?\S*\p{L}[.!?:]\s*$/u;
/** The name of an icon or a key, which is not text under any property. */
const TOKEN = /^[a-z\d]+(-[a-z\d]+)+$/;

/**
 * Member-facing text in a module: text between tags, values of attributes and properties with text,
 * and anything else that looks like a sentence. Error messages, class names and types are ignored.
 */
export function findLiterals(file: string, source: string): Literal[] {
  const { program, errors } = parseSync(file, source);
  const [fault] = errors;
  if (fault !== undefined) throw new Error(`${file}: ${fault.message}`);
  const found: Literal[] = [];
  walk(program, "inside", (node, text) => {
    const line = source.slice(0, node.start).split("\n").length;
    found.push({ line, text: text.replace(/\s+/g, " ").trim() });
  });
  return found;
}

function walk(node: Node, place: Place, report: (node: Node, text: string) => void): void {
  const literal = findText(node);
  if (literal !== undefined && place !== "apart") {
    const isShown = place === "shown" && LETTER.test(literal) && !TOKEN.test(literal);
    if (isShown || SENTENCE.test(literal)) report(node, literal);
  }
  for (const [key, value] of Object.entries(node)) {
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (isNode(child)) walk(child, placeOf(node, key, place), report);
    }
  }
}

/** The text of a literal; in a template, "…" stands for its expressions. */
function findText(node: Node): string | undefined {
  if (node.type === "JSXText") return textIn(node, "value");
  if (node.type === "Literal") return textIn(node, "value");
  if (node.type !== "TemplateLiteral" || !("quasis" in node)) return undefined;
  return listNodes(node.quasis)
    .map((part) => ("value" in part ? textIn(part.value, "cooked") : undefined) ?? "")
    .join("…");
}

/** The place of the child under `key`. */
function placeOf(node: Node, key: string, place: Place): Place {
  switch (node.type) {
    case "JSXElement":
    case "JSXFragment":
      return "shown";
    case "JSXAttribute":
      return key === "value" ? placeUnder(nameIn(node, "name")) : "apart";
    case "Property":
      return key === "value" ? placeUnder(nameIn(node, "key")) : "apart";
    // Only the operands that can be the result are shown.
    case "ConditionalExpression":
      return key === "test" ? "inside" : place;
    case "LogicalExpression":
      return key === "left" && textIn(node, "operator") === "&&" ? "inside" : place;
    case "BinaryExpression":
      return textIn(node, "operator") === "+" ? place : "inside";
    case "JSXExpressionContainer":
    case "ParenthesizedExpression":
    case "TSAsExpression":
    case "TSSatisfiesExpression":
    case "TemplateLiteral":
      return key === "quasis" ? "apart" : place;
    case "CallExpression":
      return key === "arguments" && /title$/i.test(nameIn(node, "callee")) ? "shown" : "inside";
    case "NewExpression":
      return nameIn(node, "callee").endsWith("Error") ? "apart" : "inside";
    case "ImportDeclaration":
    case "ExportNamedDeclaration":
      return key === "source" ? "apart" : "inside";
    default:
      return place === "apart" || /^TS(Type|Literal|Union)/.test(node.type) ? "apart" : "inside";
  }
}

function placeUnder(name: string): Place {
  if (/^class(Name)?$/.test(name)) return "apart";
  return WORDED.test(name) ? "shown" : "inside";
}

/** The name of a node's child under `key`: of an identifier, a key or a callee. */
function nameIn(node: Node, key: string): string {
  const named = Object.entries(node).find(([own]) => own === key)?.[1];
  return textIn(named, "name") ?? textIn(named, "value") ?? "";
}

function textIn(value: unknown, key: string): string | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const text: unknown = Object.entries(value).find(([own]) => own === key)?.[1];
  return typeof text === "string" ? text : undefined;
}

const listNodes = (value: unknown): readonly Node[] =>
  Array.isArray(value) ? value.filter(isNode) : [];

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}
