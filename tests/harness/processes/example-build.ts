import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";

const ROOT = join(import.meta.dirname, "../../..");
const SOURCES = ["app", "server", "scripts", "public", "package.json", "tsconfig.json"];
const CONFIGS = ["vite.config.ts", "react-router.config.ts"];

/** A line to add to a file, after the line that contains `after`. */
type AddedLine = {
  readonly file: string;
  readonly after: string;
  readonly line: string;
};

/** What the examples need beside their own files (docs/architecture.md). */
export const EXAMPLE_LINES: readonly AddedLine[] = [
  {
    file: "app/routes.ts",
    after: 'route("account/support"',
    line: 'route("account/phone", "routes/member/account/phone.tsx"),',
  },
  {
    file: "app/routes.ts",
    after: 'route("account/support"',
    line: 'route("program-finder", "routes/member/program-finder/program-finder.tsx"),',
  },
  { file: "server/session/flash.ts", after: '"card-emailed"', line: '"phone-saved",' },
  {
    file: "app/text/en/frame/flashes.ts",
    after: '"card-emailed"',
    line: '"phone-saved": { status: "success", text: "Phone number saved", dismissAfter: 5000 },',
  },
];

/** Tests and files that import tests/ are not part of the product. */
const isProduct = (file: string) => !/\.test\.tsx?$|scripts\/same/.test(file);

/** A copy of the product with the examples of docs/examples in their places, type-checked and built. */
export async function buildExamples() {
  const folder = mkdtempSync(join(tmpdir(), "examples-"));
  for (const name of [...SOURCES, ...CONFIGS]) {
    cpSync(join(ROOT, name), join(folder, name), { recursive: true, filter: isProduct });
  }
  cpSync(join(ROOT, "docs/examples/app"), join(folder, "app"), { recursive: true });
  symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
  for (const each of EXAMPLE_LINES) addLine(folder, each);
  const run = async (command: string, ...args: string[]) => {
    const bin = join(ROOT, "node_modules/.bin", command);
    await promisify(execFile)(bin, args, { cwd: folder });
  };
  await run("react-router", "typegen");
  await Promise.all([run("tsc", "--noEmit"), run("react-router", "build")]);
  return {
    serverBuild: pathToFileURL(join(folder, "build/en/server/index.js")).href,
    remove: () => rmSync(folder, { recursive: true }),
  };
}

function addLine(folder: string, { file, after, line }: AddedLine): void {
  const path = join(folder, file);
  const before = readFileSync(path, "utf8").split("\n");
  const place = before.findIndex((each) => each.includes(after));
  if (place === -1) throw new Error(`${file} has no line with ${after}`);
  writeFileSync(path, before.toSpliced(place + 1, 0, line).join("\n"));
}
