import { readFile } from "node:fs/promises";

/** Kubernetes swaps links without an event that Node would see, so the content is compared. */
const EVERY_MS = 5000;

/**
 * Calls `take` with the text of a file whenever it changes; "" if it can't be read. A text only
 * counts when it was read twice, so that a half-written file never does. Returns a function that
 * stops watching.
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
