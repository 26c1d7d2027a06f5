import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const ROOT = join(import.meta.dirname, "../../..");
const SOURCES = ["app", "server", "scripts", "public", "package.json", "tsconfig.json"];
const CONFIGS = ["vite.config.ts", "react-router.config.ts"];

/** A line to add to a file, after the line that contains `after`. */
export type AddedLine = {
  readonly file: string;
  readonly after: string;
  readonly line: string;
};

/** Tests, their fixtures and files that import tests/ are not part of the product. */
const isProduct = (file: string) => !/\.(?:test|fixture)\.tsx?$|scripts\/same/.test(file);

export type ProductCopy = ReturnType<typeof copyProduct>;

/** A copy of the product's sources in a folder of its own, with its packages. */
export function copyProduct() {
  const folder = mkdtempSync(join(tmpdir(), "product-"));
  for (const name of [...SOURCES, ...CONFIGS]) {
    cpSync(join(ROOT, name), join(folder, name), { recursive: true, filter: isProduct });
  }
  symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
  const remove = () => rmSync(folder, { recursive: true });
  const change = (file: string, changed: (before: string) => string) => {
    const path = join(folder, file);
    writeFileSync(path, changed(readFileSync(path, "utf8")));
  };
  return {
    folder,
    /** Adds the files of this folder of the repository. */
    add: (from: string, to: string) =>
      cpSync(join(ROOT, from), join(folder, to), { recursive: true }),
    addLine: ({ file, after, line }: AddedLine) =>
      change(file, (before) => {
        const lines = before.split("\n");
        const place = lines.findIndex((each) => each.includes(after));
        if (place === -1) throw new Error(`${file} has no line with ${after}`);
        return lines.toSpliced(place + 1, 0, line).join("\n");
      }),
    replace: (file: string, text: string, by: string) =>
      change(file, (before) => {
        if (!before.includes(text)) throw new Error(`${file} has no ${text}`);
        return before.replace(text, by);
      }),
    /** Checks its types and builds it at once; removes it where that fails. */
    async build() {
      const run = async (command: string, ...args: string[]) => {
        const PATH = `${join(ROOT, "node_modules/.bin")}:${process.env["PATH"]}`;
        const env = { ...process.env, PATH };
        await promisify(execFile)(command, args, { cwd: folder, env }).catch((error: unknown) => {
          // Its message has standard error alone.
          const said = error instanceof Error && "stdout" in error ? error.stdout : "";
          throw new Error(`${command} ${args.join(" ")} failed\n${String(said)}`, { cause: error });
        });
      };
      try {
        await run("react-router", "typegen");
        await Promise.all([run("tsc", "--noEmit"), run("node", "scripts/build.ts")]);
      } catch (error) {
        remove();
        throw error;
      }
    },
    remove,
  };
}
