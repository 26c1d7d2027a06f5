import { readdirSync } from "node:fs";
import { residentMb } from "#tests/harness/processes/processes.ts";
import type { TwoProcesses } from "#tests/harness/processes/two-processes.ts";

/** The first minutes fill caches and heaps. */
export const WARM_UP_MIN = 5;
const WINDOW_MIN = 5;
const FLAT = 0.05;
/** Connections and files that may be open beyond those of the first window. */
const MORE_FILES = 20;

type Reading = { readonly minute: number; readonly value: number };

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/**
 * Readings every few seconds. After the warm-up the time is divided into windows of five minutes,
 * the last one may be shorter; a window counts as its median, because garbage collection makes
 * single readings jump.
 */
export function createSeries() {
  const readings: Reading[] = [];
  const windows = () => {
    const byWindow = new Map<number, number[]>();
    for (const { minute, value } of readings) {
      if (minute < WARM_UP_MIN) continue;
      const window = Math.floor((minute - WARM_UP_MIN) / WINDOW_MIN);
      byWindow.set(window, [...(byWindow.get(window) ?? []), value]);
    }
    return [...byWindow.values()].map(median);
  };
  return {
    add: (minute: number, value: number) => void readings.push({ minute, value }),
    windows,
    most: () => Math.max(...readings.map(({ value }) => value)),
    /** Flat: no window's median is more than 5 % away from the median of all of them. */
    isFlat: () => windows().every((value) => Math.abs(value / median(windows()) - 1) <= FLAT),
    /** Whether the last window has much more than the first. */
    grew: () => (windows().at(-1) ?? 0) > (windows()[0] ?? 0) + MORE_FILES,
  };
}

/** Memory and open files of both processes, and connections to the gateway and to Redis. */
export function createReadings(world: TwoProcesses) {
  const processes = [world.a, world.b].map(({ pid }) => ({
    pid,
    memory: createSeries(),
    files: createSeries(),
  }));
  const gateway = createSeries();
  return {
    read(minute: number) {
      for (const { pid, memory, files } of processes) {
        memory.add(minute, residentMb(pid));
        files.add(minute, readdirSync(`/proc/${pid}/fd`).length);
      }
      gateway.add(minute, world.relay.connections());
    },
    judge(): string[] {
      const wrong: string[] = [];
      for (const { memory, files } of processes) {
        if (!memory.isFlat()) wrong.push("memory is not flat");
        if (files.grew()) wrong.push("open files grow");
      }
      return wrong;
    },
    report: () => ({
      residentMb: processes.map(({ memory }) => ({
        windows: memory.windows().map((value) => Math.round(value * 10) / 10),
        most: Math.round(memory.most()),
      })),
      openFiles: processes.map(({ files }) => ({ windows: files.windows(), most: files.most() })),
      gatewayConnections: { windows: gateway.windows(), most: gateway.most() },
    }),
  };
}

/** Connections after a while without requests: one a process to Redis, none to the gateway. */
export async function connectionsAtRest({ redis, relay }: TwoProcesses) {
  const listed = await redis.ask((client) => client.client("LIST"));
  // One of them is this program's own.
  return { redis: String(listed).trim().split("\n").length - 1, gateway: relay.connections() };
}
