import { readFile } from "node:fs/promises";

/** Links of Kubernetes are swapped without an event that Node would see: the content is compared. */
const EVERY_MS = 5000;

/**
 * Hands the text of a file to `take` as often as it changes; "" where it cannot be read. A text counts
 * when it was read twice, so that a file that is half written never does. Returns what ends it.
 */
export function watchFile(
  path: string,
  take: (text: string) => void,
  everyMs = EVERY_MS,
): () => void {
  let used: string | undefined;
  let before: string | undefined;
  const look = async () => {
    const text = (await readFile(path, "utf8").catch(() => "")).trim();
    const isNew = text === before && text !== used;
    before = text;
    if (!isNew) return;
    used = text;
    take(text);
  };
  const timer = setInterval(() => void look(), everyMs).unref();
  return () => clearInterval(timer);
}
