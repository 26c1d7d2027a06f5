import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser } from "./find-chromium.ts";
import { writeFontsConf } from "./packaged-fonts.ts";

/** The only platform for which the npm package has a browser. */
export const PACKAGED_FOR = "linux-x64";

/** Raise it when the unpacked files or their place change while the package's version stays. */
const LAYOUT = 1;

/** The browser, its fonts, its graphics, and the system libraries that a bare machine lacks. */
const ARCHIVES = ["chromium.br", "fonts.tar.br", "swiftshader.tar.br", "al2023.tar.br"];

/**
 * Belongs to this checkout, like the packages of `npm ci`: no other program writes or deletes
 * there.
 */
const CACHE = fileURLToPath(new URL("../../../node_modules/.cache/chromium", import.meta.url));

type PackagedBrowser = Browser & {
  /** The folder of its fonts. */
  readonly fonts: string;
};

/**
 * Unpacks the packaged browser unless that is done, and returns the paths of its libraries and
 * fonts. `cache` is the folder of the unpacked files.
 */
export async function unpackChromium(cache = CACHE): Promise<PackagedBrowser> {
  const archives = join(
    dirname(fileURLToPath(import.meta.resolve("@sparticuz/chromium"))),
    "../bin",
  );
  const folder = join(cache, `${await versionBeside(archives)}-${LAYOUT}`);
  if (!existsSync(folder)) await unpack(archives, cache, folder);
  const fonts = join(folder, "fonts/fonts");
  return {
    executablePath: join(folder, "chromium"),
    fonts,
    env: {
      LD_LIBRARY_PATH: join(folder, "al2023/lib"),
      FONTCONFIG_FILE: await writeFontsConf(folder, fonts),
    },
  };
}

/**
 * The folder gets its name only when it is complete, so an interrupted run leaves none by that
 * name.
 */
async function unpack(archives: string, cache: string, folder: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const staging = await mkdtemp(join(cache, "unpacking-"));
  try {
    await inflateInto(staging, archives);
    await rename(staging, folder).catch((error: unknown) => {
      // Another run was faster; its folder is just as good.
      if (!existsSync(folder)) throw error;
    });
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/** The package always unpacks into the temporary folder, so that is ours meanwhile. */
async function inflateInto(staging: string, archives: string): Promise<void> {
  const { inflate } = await import("@sparticuz/chromium");
  const temporary = process.env["TMPDIR"];
  process.env["TMPDIR"] = staging;
  try {
    await Promise.all(ARCHIVES.map((name) => inflate(join(archives, name))));
  } finally {
    if (temporary === undefined) delete process.env["TMPDIR"];
    else process.env["TMPDIR"] = temporary;
  }
}

async function versionBeside(archives: string): Promise<string> {
  const about: unknown = JSON.parse(await readFile(join(archives, "../package.json"), "utf8"));
  if (typeof about === "object" && about !== null && "version" in about) {
    if (typeof about.version === "string") return about.version;
  }
  throw new TypeError("the package of the browser names no version");
}
