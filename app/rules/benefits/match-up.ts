/** A thing before and after; null where it was not there. */
export type Change<Thing> =
  | { readonly from: Thing; readonly to: Thing }
  | { readonly from: Thing; readonly to: null }
  | { readonly from: null; readonly to: Thing };

type Alike<Thing> = {
  /** What makes two things the same thing. */
  readonly key: (thing: Thing) => string;
  /** All that is compared of one: things of one text have not changed. */
  readonly text: (thing: Thing) => string;
};

/**
 * What changed between two lists: each thing that is new, gone or different, once, ordered by key
 * whatever the order given. Several of one key go first with those that are equal, then with each
 * other in the order of their texts.
 */
export function matchUp<Thing>(
  before: readonly Thing[],
  after: readonly Thing[],
  alike: Alike<Thing>,
): Change<Thing>[] {
  const [earlier, later] = [before, after].map((things) => Map.groupBy(things, alike.key));
  const keys = new Set([...before, ...after].map(alike.key));
  return [...keys].toSorted().flatMap((key) => {
    const from = earlier?.get(key) ?? [];
    const to = later?.get(key) ?? [];
    return pairOff(without(from, to, alike), without(to, from, alike));
  });
}

/** Those that the others have no equal of, each equal taken once, in the order of their texts. */
function without<Thing>(
  things: readonly Thing[],
  others: readonly Thing[],
  { text }: Alike<Thing>,
): Thing[] {
  const equals = others.map(text);
  return inTextOrder(things, text).filter((thing) => {
    const at = equals.indexOf(text(thing));
    if (at !== -1) equals.splice(at, 1);
    return at === -1;
  });
}

function pairOff<Thing>(from: readonly Thing[], to: readonly Thing[]): Change<Thing>[] {
  const pairs = from.map((one, at): Change<Thing> => {
    const other = to[at];
    return other === undefined ? { from: one, to: null } : { from: one, to: other };
  });
  return [...pairs, ...to.slice(from.length).map((one) => ({ from: null, to: one }))];
}

const inTextOrder = <Thing>(things: readonly Thing[], text: (thing: Thing) => string): Thing[] =>
  things.toSorted((a, b) => (text(a) < text(b) ? -1 : Number(text(a) > text(b))));
