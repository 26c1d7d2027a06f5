/** A place in a module of texts, `homeText.claims.paid`, and what stands there. */
export type Place = { readonly path: string; readonly value: unknown };

/** What a function of texts says to arguments. */
export type Said = {
  readonly path: string;
  readonly args: readonly unknown[];
  readonly text: string;
};

type Call = (...args: readonly unknown[]) => unknown;

/** All that is neither an object nor a list, below a module's exports. */
export const listPlaces = (value: unknown, path = ""): Place[] =>
  isOpen(value)
    ? Object.entries(value).flatMap(([key, inner]) =>
        listPlaces(inner, path === "" ? key : `${path}.${key}`),
      )
    : [{ path, value }];

const isOpen = (value: unknown): value is object => typeof value === "object" && value !== null;

const asItIs: Call = (shown) => shown;
const ofRow = {
  type: "medical",
  kind: "eob",
  provider: "Alder Clinic",
  day: "2026-11-06",
  member: "Ana",
  people: ["Ana", "Bo"],
  first: 1,
  last: 10,
  shown: 10,
  total: 25,
  whole: 25,
  isEveryone: true,
  zip: "97201",
  radiusMiles: 10,
  searchString: "",
  table: "Claims",
  who: "Ana",
  username: asItIs,
  password: asItIs,
  one: "1",
  all: asItIs,
  some: asItIs,
};

/** One of each kind of argument: most functions say something sensible to some of them. */
const ARGUMENTS = [
  "Ana",
  "2026-11-06",
  "medical",
  0,
  1,
  2,
  null,
  true,
  false,
  ["Ana", "Bo"],
  ["medical", "dental"],
  asItIs,
  ofRow,
  { ...ofRow, type: "dental", people: [], isEveryone: false, total: null, searchString: "Alder" },
] as const;

/** What no sentence has: the marks of an argument of another kind than the function takes. */
const MISCALLED = /\b(undefined|NaN|null|true|false|Invalid Date)\b|\[object|=>/;

/**
 * The texts of a place: itself, or what it says to arguments, also inside of what it answers.
 * `samples` are lists of arguments for functions that say nothing to the general ones.
 */
export function sayAll(place: Place, samples: readonly (readonly unknown[])[] = []): Said[] {
  const { path, value } = place;
  if (typeof value === "string") return [{ path, args: [], text: value }];
  if (!isCall(value) || value === asItIs) return [];
  return [...argumentsOf(value.length), ...samples].flatMap((args) => answersOf(path, value, args));
}

const isCall = (value: unknown): value is Call => typeof value === "function";

function answersOf(path: string, call: Call, args: readonly unknown[]): Said[] {
  let answer: unknown;
  try {
    answer = call(...args);
  } catch {
    // The arguments are of another kind than the function takes.
    return [];
  }
  return listPlaces(Array.isArray(answer) ? joinParts(answer) : answer)
    .flatMap((inner) =>
      sayAll({ ...inner, path: inner.path === "" ? path : `${path}().${inner.path}` }),
    )
    .map((said) => ({ ...said, args: [...args, ...said.args] }))
    .filter(({ text }) => text !== "" && !MISCALLED.test(text));
}

/** A sentence with emphasized parts is a list of them. */
const joinParts = (parts: readonly unknown[]): string | null =>
  parts.every((part) => typeof part === "string") ? parts.join("") : null;

function argumentsOf(count: number): readonly (readonly unknown[])[] {
  let lists: readonly (readonly unknown[])[] = [[]];
  for (let place = 0; place < count; place += 1) {
    lists = lists.flatMap((list) => ARGUMENTS.map((argument) => [...list, argument]));
  }
  return lists;
}

/** What is left of a text without its arguments: the words of its language. */
export function ownWords({ text, args }: Said): string {
  const given = args
    .flat()
    .flatMap((argument) => (isOpen(argument) ? Object.values(argument).flat() : [argument]));
  return given
    .filter((value) => typeof value === "string")
    .filter((value) => value !== "")
    .reduce((left, value) => left.replaceAll(value, ""), text);
}
