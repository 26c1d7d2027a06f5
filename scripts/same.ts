import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { openWorld, type WorldOptions } from "#tests/harness/world.ts";
import { crawl, type Answers } from "./same/crawl.ts";
import { differencesOf } from "./same/differences.ts";
import { crawlFaults } from "./same/faults.ts";

// `npm run same -- REF`: builds another state of the product in a folder of its own, asks both
// builds the same beside the same sandbox (every link and form of every persona in every brand, one
// member's pages with every fault of every call), and prints each difference. Ends with 1 where
// there is one. Files are made below the system's temporary folder and removed.

const root = join(import.meta.dirname, "..");
const [ref] = process.argv.slice(2);
if (ref === undefined) {
  process.stderr.write("npm run same -- REF: which state of the product to compare with?\n");
  process.exit(2);
}

const folder = mkdtempSync(join(tmpdir(), "same-"));
const other = join(folder, "other");
const git = (...command: string[]) => execFileSync("git", command, { cwd: root, stdio: "ignore" });

async function ask(options: WorldOptions): Promise<Answers> {
  const world = await openWorld({ requestId: "request", ...options, shared: false });
  try {
    const pages = await crawl(world);
    return new Map([...pages, ...(await crawlFaults(world, pages))]);
  } finally {
    world.close();
  }
}

try {
  git("worktree", "add", "--detach", other, ref);
  symlinkSync(join(root, "node_modules"), join(other, "node_modules"));
  for (const cwd of [other, root]) {
    execFileSync("npm", ["run", "build", "--silent"], { cwd, stdio: "ignore" });
  }
  const serverBuild = pathToFileURL(join(other, "build/server/index.js")).href;
  const before = await ask({ serverBuild });
  const after = await ask({});
  const differences = differencesOf(before, after);
  process.stdout.write(`${differences.join("\n\n")}\n`);
  process.stdout.write(
    `${before.size} answers then, ${after.size} now, ${differences.length} differ\n`,
  );
  process.exitCode = differences.length === 0 ? 0 : 1;
} finally {
  if (existsSync(other)) git("worktree", "remove", "--force", other);
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
