import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The only font family of the packaged browser. */
export const PACKAGED_FAMILY = "Open Sans";

/** The generic families, with Chromium's names for some of them. */
export const GENERIC_FAMILIES = (
  "sans-serif, serif, monospace, cursive, fantasy, system-ui, ui-sans-serif, " +
  "Arial, Times New Roman, Courier New, Monospace, Sans"
).split(", ");

const STYLES = new URL("../../../app/styles/base/fonts.css", import.meta.url);

/**
 * Writes the font configuration of the unpacked browser beside it and returns its path. The
 * package's own names folders below /tmp without fonts, and without any font Chromium crashes at
 * the first form control. The file's name is a hash of its content, so parallel runs write the same
 * file.
 */
export async function writeFontsConf(folder: string, fonts: string): Promise<string> {
  const conf = await fontsConf(folder, fonts);
  const hash = createHash("sha256").update(conf).digest("hex").slice(0, 12);
  const path = join(folder, `fonts-${hash}.conf`);
  if (existsSync(path)) return path;
  const staged = `${path}.${process.pid}`;
  await writeFile(staged, conf);
  await rename(staged, path);
  return path;
}

/**
 * Lines must break at the same places on every machine. So the packaged family replaces all generic
 * families, rendered in one fixed way, and no font that our style sheet looks up by `local()`
 * exists on one machine and not on another. The machine's fonts only supply characters that the
 * packaged one lacks. The family rules come before the machine's own, which add other families to
 * the request; the rendering rules come after them, where the last one wins.
 */
async function fontsConf(folder: string, fonts: string): Promise<string> {
  const files = (await readdir(fonts, { recursive: true })).filter((name) => name.endsWith(".ttf"));
  const refused = (await localFaces()).flatMap((name) => [
    pattern("fullname", name),
    pattern("postscriptname", name),
  ]);
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <cachedir>${escapeXml(join(folder, "fonts-cache"))}</cachedir>
  ${GENERIC_FAMILIES.map(answeredByOurs).join("\n  ")}
  <include ignore_missing="yes">${escapeXml(systemConf())}</include>
  <dir>${escapeXml(fonts)}</dir>
  <selectfont>
    <rejectfont>
      ${[pattern("family", PACKAGED_FAMILY), ...refused].join("\n      ")}
    </rejectfont>
    <acceptfont>
      ${files.map((name) => pattern("file", join(fonts, name))).join("\n      ")}
    </acceptfont>
  </selectfont>
  <match target="font">
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="autohint" mode="assign"><bool>false</bool></edit>
    <edit name="hinting" mode="assign"><bool>false</bool></edit>
    <edit name="hintstyle" mode="assign"><const>hintnone</const></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
  </match>
</fontconfig>
`;
}

/** The machine's own configuration, where fontconfig looks for it. */
function systemConf(): string {
  const { FONTCONFIG_FILE: file, FONTCONFIG_PATH: path } = process.env;
  return file ?? join(path ?? "/etc/fonts", "fonts.conf");
}

async function localFaces(): Promise<readonly string[]> {
  const names = (await readFile(STYLES, "utf8")).matchAll(/local\("([^"]+)"\)/g);
  return [...new Set([...names].map(([, name = ""]) => name))];
}

function answeredByOurs(family: string): string {
  const test = `<test name="family" qual="first"><string>${family}</string></test>`;
  const ours = `<string>${PACKAGED_FAMILY}</string>`;
  const edit = `<edit name="family" mode="prepend_first" binding="strong">${ours}</edit>`;
  return `<match target="pattern">${test}${edit}</match>`;
}

function pattern(property: string, value: string): string {
  return `<pattern><patelt name="${property}"><string>${escapeXml(value)}</string></patelt></pattern>`;
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
