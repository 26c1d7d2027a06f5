import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { demoEnvironment } from "#server/sandbox/personas/demo-environment.ts";
import { start, stopAll } from "#tests/harness/processes/processes.ts";
import { startSandbox } from "#tests/harness/world/real-world.ts";
import { TODAY } from "#tests/harness/world/scene.ts";
import { NODE_FLAGS } from "../processes/node-flags.ts";

const ROOT = join(import.meta.dirname, "../..");

/** One build of the product, as a process beside its own sandbox. */
export type State = Awaited<ReturnType<typeof startState>>;

/** The build of a git reference and the one of this folder, both built and started. */
export async function openStates(ref: string) {
  const folder = mkdtempSync(join(tmpdir(), "same-"));
  const other = join(folder, "other");
  const git = (...command: string[]) =>
    execFileSync("git", command, { cwd: ROOT, stdio: "ignore" });
  git("worktree", "add", "--detach", other, ref);
  symlinkSync(join(ROOT, "node_modules"), join(other, "node_modules"));
  try {
    for (const cwd of [other, ROOT]) {
      execFileSync("npm", ["run", "build", "--silent"], { cwd, stdio: "ignore" });
    }
    const [before, after] = await Promise.all([startState(other), startState(ROOT)]);
    return {
      before,
      after,
      reset: () => Promise.all([before, after].map(({ control }) => control("POST", "reset"))),
      async close() {
        await stopAll();
        remove();
      },
    };
  } catch (error) {
    await stopAll();
    remove();
    throw error;
  }

  function remove(): void {
    git("worktree", "remove", "--force", other);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function startState(folder: string) {
  const { port: sandboxPort, control, calls } = await startSandbox();
  const { port } = await start({
    args: [...NODE_FLAGS, "server/main.ts"],
    env: {
      ...demoEnvironment({ port: 0, sandboxPort, clock: TODAY }),
      // Its own: another commit knows other settings of a brand.
      BRANDS_FILE: join(folder, "docs/examples/brands.json"),
      NODE_ENV: "production",
      // The line with the port.
      LOG_LEVEL: "info",
      DATA_DIR: ":memory:",
      NEUTRAL_ANSWER_MS: "0",
      LOGIN_LIMIT_PER_ADDRESS: "100000",
      LOGIN_LIMIT_PER_USERNAME: "100000",
      SEND_LIMIT_PER_HOUR: "100000",
    },
    ready: /^(?=.*"msg":"ready").*"port":(\d+)/m,
    cwd: folder,
  });
  return { port, control, calls };
}
