/** Browsers keep 4,096 bytes of a cookie's name and value, some counting its attributes as well. */
const LONGEST_PART = 3900;

const MOST_PARTS = 9;

/** A cookie with a further part of a value; `orphaned` when no value has such a part any more. */
export type CookiePart<Kind> = {
  readonly kind: Kind;
  readonly name: string;
  readonly orphaned: boolean;
};

/** The name of a further part; without a place, the prefix of all of them. */
export const partName = (name: string, place?: number): string => `${name}.${place ?? ""}`;

/** A long value as several cookies, the first of which begins with their count: "2.eyJ…". */
export function splitValue(name: string, value: string): readonly (readonly [string, string])[] {
  if (value.length <= LONGEST_PART) return [[name, value]];
  const count = Math.ceil(value.length / LONGEST_PART);
  return Array.from({ length: count }, (_, place) => {
    const part = value.slice(place * LONGEST_PART, (place + 1) * LONGEST_PART);
    return place === 0 ? [name, `${count}.${part}`] : [partName(name, place), part];
  });
}

/** The count that the first of several parts begins with. */
const HEAD = /^[2-9]\./;

const furtherNames = new Map<string, readonly string[]>();

/** The names of all possible further parts, computed once: every request needs them. */
function furtherNamesOf(name: string): readonly string[] {
  const known = furtherNames.get(name);
  if (known !== undefined) return known;
  const names = Array.from({ length: MOST_PARTS - 1 }, (_, place) => partName(name, place + 1));
  furtherNames.set(name, names);
  return names;
}

/** The value of a cookie and its parts; empty, which opens to nothing, when a part is missing. */
export function joinParts(name: string, all: Readonly<Record<string, string | undefined>>) {
  const first = all[name];
  const count = first !== undefined && HEAD.test(first) ? Number(first[0]) : 1;
  const names = furtherNamesOf(name);
  const rest = names.slice(0, count - 1).map((part) => all[part]);
  const whole = count === 1 ? first : `${first?.slice(2)}${rest.join("")}`;
  return {
    value: rest.includes(undefined) ? "" : whole,
    received: names.flatMap((part, place) =>
      all[part] === undefined ? [] : [{ name: part, orphaned: place >= count - 1 }],
    ),
  };
}
