/**
 * The layers of tests, the cheapest first. The owner of a row is the first layer that names it: what
 * a layer can see, no later one needs to prove again.
 */
export const LAYERS = ["unit", "request", "process", "browser"] as const;

type Layer = (typeof LAYERS)[number];

/** A numbered row of the requirements; one that is planned says "(not built yet)". */
type Row = { readonly area: string; readonly id: string; readonly isPlanned: boolean };

export type TracedRow = Row & {
  /** Undefined if no test names the row. */
  readonly owner: Layer | undefined;
  /** The files that name the row, by layer, in the order of layers. */
  readonly layers: ReadonlyMap<Layer, readonly string[]>;
};

/** The rows of both documents; S and T settle rows of other areas and are none themselves. */
export function listRows(requirements: string, beyond: string): Row[] {
  return [
    ...requirements.matchAll(/^\| ([A-Z]+)-(\d+) \|/gm),
    ...beyond.matchAll(/^- ([A-Z]+)-(\d+) (\(not built yet\))?/gm),
  ]
    .map(([, area = "", number = "", planned]) => ({
      area,
      id: `${area}-${number}`,
      isPlanned: planned !== undefined,
    }))
    .filter(({ area }) => area !== "S" && area !== "T");
}

/** The layer of a test file. */
export function layerOf(path: string): Layer {
  if (path.startsWith("tests/journeys/")) return "browser";
  if (/^tests\/(requests|contract)\//.test(path)) return "request";
  if (/^tests\/faults\/(?!canary|process|sockets)/.test(path)) return "request";
  return path.startsWith("tests/") || path.endsWith("/process.test.ts") ? "process" : "unit";
}

/** The ids at the beginning of a title, or alone in a table's cell that begins one. */
const TITLE_IDS = /["'`]((?:[A-Z]+-\d+(?:[ ,]+|(?=["'`])))+)/g;

/** Each row with the test files whose titles begin with its id. */
export function traceRows(
  rows: readonly Row[],
  files: readonly { readonly path: string; readonly source: string }[],
): TracedRow[] {
  const paths = new Map<string, Set<string>>();
  for (const { path, source } of files) {
    for (const [, ids = ""] of source.matchAll(TITLE_IDS)) {
      for (const id of ids.match(/[A-Z]+-\d+/g) ?? [])
        paths.set(id, (paths.get(id) ?? new Set()).add(path));
    }
  }
  return rows.map((row) => {
    const byLayer = Map.groupBy(paths.get(row.id) ?? [], layerOf);
    const layers = new Map<Layer, readonly string[]>();
    for (const layer of LAYERS) {
      const named = byLayer.get(layer);
      if (named !== undefined) layers.set(layer, named);
    }
    return { ...row, owner: layers.keys().next().value, layers };
  });
}
