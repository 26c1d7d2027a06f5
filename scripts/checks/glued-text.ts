import { parseSync } from "vite";

type Node = { readonly type: string; readonly start: number } & Readonly<Record<string, unknown>>;

/** A letter case is a language's own: a word in a sentence is another text than a label. */
const CASE = /^to(Locale)?(Lower|Upper)Case$/;
/** Names under which modules have texts. */
const TEXT = /^(text|words)$|Text$/;

/**
 * The lines of a module where a sentence is glued from parts, which no translator can put in order.
 * In a module of app/text: a choice of words inside a template, and changes of letter case. In others:
 * a template or a sum with two texts.
 */
export function findGlued(file: string, source: string): number[] {
  const { program, errors } = parseSync(file, source);
  const [fault] = errors;
  if (fault !== undefined) throw new Error(`${file}: ${fault.message}`);
  const isGlued = file.includes("app/text/") ? isGluedText : joinsTexts;
  return listNodes(program)
    .filter(isGlued)
    .map(({ start }) => source.slice(0, start).split("\n").length);
}

function isGluedText(node: Node): boolean {
  if (node.type === "MemberExpression") return CASE.test(nameOf(node["property"]));
  return node.type === "TemplateLiteral" && childrenOf(node["expressions"]).some(isChoice);
}

/** Whether an expression is one of several, at least one of which is words. */
function isChoice(node: Node): boolean {
  const options = {
    ConditionalExpression: [node["consequent"], node["alternate"]],
    LogicalExpression: [node["right"]],
  }[node.type];
  return options !== undefined && options.flatMap(childrenOf).some(hasWords);
}

const hasWords = (node: Node): boolean =>
  node.type === "TemplateLiteral" ||
  isChoice(node) ||
  (node.type === "Literal" && typeof node["value"] === "string" && /\p{L}/u.test(node["value"]));

function joinsTexts(node: Node): boolean {
  if (node.type === "TemplateLiteral") {
    return childrenOf(node["expressions"]).filter(isText).length > 1;
  }
  const sides = [node["left"], node["right"]].flatMap(childrenOf);
  return node.type === "BinaryExpression" && node["operator"] === "+" && sides.every(isText);
}

/** Whether an expression is a text, or what a text's function says. */
function isText(node: Node): boolean {
  const [inner] = childrenOf(node["callee"] ?? node["object"]);
  if (node.type === "CallExpression" && inner?.type !== "MemberExpression") return false;
  return inner === undefined ? TEXT.test(nameOf(node)) : isText(inner);
}

function nameOf(value: unknown): string {
  const [node] = childrenOf(value);
  return node?.type === "Identifier" ? String(node["name"]) : "";
}

function listNodes(value: unknown): Node[] {
  return childrenOf(value).flatMap((node) => [node, ...Object.values(node).flatMap(listNodes)]);
}

const childrenOf = (value: unknown): readonly Node[] =>
  (Array.isArray(value) ? (value as unknown[]) : [value]).filter(isNode);

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && "start" in value;
