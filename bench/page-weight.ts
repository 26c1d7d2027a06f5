import { gzipSync } from "node:zlib";

/** The addresses of what a first visit to the page transfers beside it, each once. */
export function filesOf(html: string): { scripts: string[]; styles: string[] } {
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] ?? "");
  // A preload and the script it is for are one transfer.
  const scripts = [
    ...all(/<link rel="modulepreload"[^>]*href="([^"]+)"/g),
    ...all(/<script[^>]*src="([^"]+)"/g),
    ...importsOf(html),
  ];
  const styles = all(/<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g);
  return { scripts: [...new Set(scripts)], styles: [...new Set(styles)] };
}

/** The files that a script of ours, or a page's inline one, imports from /assets before it runs. */
export function importsOf(code: string): string[] {
  return [...code.matchAll(/(?:import|from)\s*["'](?:\/assets|\.)\/([^"']+\.js)["']/g)].map(
    ([, name = ""]) => `/assets/${name}`,
  );
}

/** What these transfer after gzip, together: in kilobytes of 1024 bytes, to a tenth. */
export function gzKb(contents: readonly (string | Buffer)[]): number {
  const bytes = contents.reduce((sum, content) => sum + gzipSync(content).byteLength, 0);
  return Math.round(bytes / 102.4) / 10;
}
