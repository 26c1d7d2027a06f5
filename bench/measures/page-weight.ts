import { gzipSync } from "node:zlib";

/**
 * How much more script a page of benefits, or of a year's claims, may have than /home, in KiB after gzip. The page of
 * handbooks, whose address is configured, has the same route as the categories (T-64); the
 * comparison has the words of every change, and a form.
 */
export const SECTION_OVER_HOME_KB = 7.8;

/** URLs of the assets that a first visit to the page transfers. */
export function filesOf(html: string): { scripts: string[]; styles: string[] } {
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] ?? "");
  // A preload and its script are one transfer.
  const scripts = [
    ...all(/<link rel="modulepreload"[^>]*href="([^"]+)"/g),
    ...all(/<script[^>]*src="([^"]+)"/g),
    ...importsOf(html),
  ];
  const styles = all(/<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g);
  return { scripts: [...new Set(scripts)], styles: [...new Set(styles)] };
}

/** Files in /assets that a script imports statically. */
export function importsOf(code: string): string[] {
  return [...code.matchAll(/(?:import|from)\s*["'](?:\/assets|\.)\/([^"']+\.js)["']/g)].map(
    ([, name = ""]) => `/assets/${name}`,
  );
}

/** Total gzip size of these, in KiB with one decimal. */
export function gzKb(contents: readonly (string | Buffer)[]): number {
  const bytes = contents.reduce((sum, content) => sum + gzipSync(content).byteLength, 0);
  return Math.round(bytes / 102.4) / 10;
}
