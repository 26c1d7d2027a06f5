import { z } from "zod";

const fault = z.strictObject({
  method: z.string().toUpperCase().optional(),
  /** "{type}" matches one segment, "*" at the end the rest; a leading slash is optional. */
  path: z.string().min(1).default("*"),
  /** Answers with this status, and `body` or a message. */
  status: z.int().min(200).max(599).optional(),
  /** Delays the answer, or the fault given with it. */
  delayMs: z.int().min(0).max(600_000).optional(),
  /** Breaks the connection during the answer. */
  reset: z.boolean().optional(),
  /** Sends the first half of the answer as if it were complete. */
  truncate: z.boolean().optional(),
  /** A text is sent as it is, anything else as JSON; both as application/json. */
  body: z.unknown().optional(),
  /** Answers this many bytes, streamed. */
  bytes: z.int().min(0).max(1_000_000_000).optional(),
  /** How many calls it affects; all until deleted when absent. */
  times: z.int().min(1).optional(),
});

/** What happens to a call instead of, or before, its answer. */
export type Fault = z.output<typeof fault>;

/** A fault as it is posted. */
export type PostedFault = Readonly<z.input<typeof fault>>;

const posted = z.union([z.array(fault), fault.transform((one) => [one])]);

export type Faults = {
  /** Appends the posted faults. Throws a ZodError for invalid ones. */
  add(input: unknown): readonly Fault[];
  /** The fault for a call, counted down; undefined for none. */
  take(method: string, path: string): Fault | undefined;
  list(): readonly Fault[];
  clear(): void;
};

type ActiveFault = { readonly fault: Fault; readonly matches: RegExp; left: number };

export function createFaults(basePath: string): Faults {
  let set: ActiveFault[] = [];

  function takeFirst(method: string, path: string, delaysOnly: boolean): Fault | undefined {
    const found = set.find(
      ({ fault: it, matches }) =>
        isDelayOnly(it) === delaysOnly &&
        (it.method === undefined || it.method === method) &&
        matches.test(path),
    );
    if (found === undefined) return undefined;
    found.left -= 1;
    if (found.left === 0) set = set.filter((each) => each !== found);
    return found.fault;
  }

  return {
    add(input) {
      const faults = posted.parse(input);
      set = [
        ...set,
        ...faults.map((it) => ({
          fault: it,
          matches: patternOf(it.path, basePath),
          left: it.times ?? Number.POSITIVE_INFINITY,
        })),
      ];
      return faults;
    },
    take(method, path) {
      // A delay for all calls and a fault of one are combined.
      const delay = takeFirst(method, path, true);
      const other = takeFirst(method, path, false);
      if (delay === undefined || other === undefined) return other ?? delay;
      return { ...other, delayMs: (other.delayMs ?? 0) + (delay.delayMs ?? 0) };
    },
    list: () => set.map(({ fault: it }) => it),
    clear() {
      set = [];
    },
  };
}

const isDelayOnly = ({ status, reset, truncate, body, bytes }: Fault): boolean =>
  status === undefined && !reset && !truncate && body === undefined && bytes === undefined;

/** "claims/{type}", "/pcp/*", "*" and the like, as a pattern of the path after the base. */
function patternOf(path: string, basePath: string): RegExp {
  const own =
    path.startsWith(`${basePath}/`) && basePath !== "" ? path.slice(basePath.length) : path;
  const open = own.endsWith("*");
  const exact = own.replace(/^\/+/, "").replace(/\*$/, "");
  const source = exact
    .split(/\{\w+\}/)
    .map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join("[^/]+");
  return new RegExp(`^/${source}${open ? "" : "$"}`);
}
