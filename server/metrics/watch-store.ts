import { tracingChannel } from "node:diagnostics_channel";
import { Histogram, type Registry } from "prom-client";

/** Trace of an ioredis command, the same object in all its events; its arguments are not used. */
type Command = { readonly command: string; readonly error?: unknown; begunAt?: number };

const BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5];

/**
 * Measures every command that this process sends to the shared store, by its diagnostics channel.
 */
export function watchStore(registry: Registry): void {
  const commands = new Histogram({
    name: "shared_store_command_duration_seconds",
    help: "Time until the shared store answered a command; an error also where the connection broke.",
    labelNames: ["command", "outcome"],
    buckets: BUCKETS,
    registers: [registry],
  });
  tracingChannel<Command, Command>("ioredis:command").subscribe({
    start: (command) => void (command.begunAt = performance.now()),
    end: () => undefined,
    asyncStart(command) {
      const outcome = command.error === undefined ? "ok" : "error";
      const ms = performance.now() - (command.begunAt ?? performance.now());
      commands.observe({ command: command.command.toLowerCase(), outcome }, ms / 1000);
    },
    asyncEnd: () => undefined,
    error: () => undefined,
  });
}
