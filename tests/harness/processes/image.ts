import { readFileSync, statSync } from "node:fs";
import { join, matchesGlob } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";

/** The repository, which is the context of the image's build. */
export const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

type Instruction = { readonly name: string; readonly text: string };
type Copy = {
  readonly from: string | null;
  readonly sources: readonly string[];
  readonly to: string;
};

export const readDeployFile = (name: string): string =>
  readFileSync(join(ROOT, "deploy", name), "utf8");

/** The instructions of each stage of the Dockerfile, in their order. */
export function readStages(): ReadonlyMap<string, readonly Instruction[]> {
  const stages = new Map<string, Instruction[]>();
  let stage: Instruction[] = [];
  const lines = readDeployFile("Dockerfile")
    .replaceAll(/^#.*\n/gm, "")
    .replaceAll("\\\n", " ");
  for (const line of lines.split("\n").filter((each) => each.trim() !== "")) {
    const [, name = "", text = ""] = /^(\w+)\s+(.*)$/.exec(line.trim()) ?? [];
    if (name === "FROM") {
      stage = [];
      stages.set(/ AS (\w+)$/.exec(text)?.[1] ?? text, stage);
    } else stage.push({ name, text: text.replaceAll(/\s+/g, " ") });
  }
  return stages;
}

/** The argument of an instruction that occurs once in a stage. Throws RangeError otherwise. */
export function instructionOf(stage: string, name: string): string {
  const [found, ...others] = (readStages().get(stage) ?? []).filter((each) => each.name === name);
  if (found === undefined || others.length > 0)
    throw new RangeError(`${stage} has not one ${name}`);
  return found.text;
}

/** The command that an instruction gives as JSON; a container runs it without a shell. */
export const commandOf = (stage: string, name: string): readonly string[] =>
  z.array(z.string()).parse(JSON.parse(instructionOf(stage, name).replace(/^.*?\[/, "[")));

/** What a stage copies, from the repository (null) or from another stage. */
export function copiesOf(stage: string): readonly Copy[] {
  return (readStages().get(stage) ?? [])
    .filter(({ name }) => name === "COPY")
    .map(({ text }) => {
      const parts = text.split(" ");
      const from = /^--from=(\w+)$/.exec(parts[0] ?? "")?.[1] ?? null;
      const sources = parts.slice(from === null ? 0 : 1, -1);
      return { from, sources, to: parts.at(-1) ?? "" };
    });
}

/** Whether the build sees a file or folder of the repository, by Dockerfile.dockerignore. */
export function isSeen(path: string): boolean {
  const patterns = readDeployFile("Dockerfile.dockerignore")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
  let seen = true;
  // The last matching pattern decides.
  for (const pattern of patterns) {
    const glob = pattern.replace(/^!/, "");
    const covers = glob === "*" || matchesGlob(path, glob) || path.startsWith(`${glob}/`);
    if (covers) seen = pattern.startsWith("!");
  }
  return seen;
}

/** Whether a path of the repository is a folder; throws if it does not exist. */
export const isFolder = (path: string): boolean => statSync(join(ROOT, path)).isDirectory();
