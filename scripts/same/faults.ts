import type { World } from "#tests/harness/world.ts";
import type { Answers } from "./crawl.ts";
import { plainAnswer } from "./plain-answer.ts";

const MEMBER = "sub";
const FAULTS = [
  { status: 401 },
  { status: 404 },
  { status: 500 },
  { body: {} },
  { body: null },
  { reset: true },
] as const;

/** Each page of one member with each fault of each call it makes, in a new session every time. */
export async function crawlFaults(world: World, crawled: Answers): Promise<Answers> {
  const answers: Answers = new Map();
  for (const path of pathsOf(crawled)) {
    const calls = await world.callsDuring(async () => (await world.enter(MEMBER)).open(path));
    for (const call of new Set(calls.map((each) => each.path))) {
      for (const fault of FAULTS) {
        await world.fault({ path: call, ...fault });
        const page = await (await world.enter(MEMBER)).open(path);
        answers.set(`${path} with ${call} ${JSON.stringify(fault)}`, plainAnswer(page));
        await world.mend();
      }
    }
  }
  return answers;
}

/** One address of each kind: what differs in a record or a query alone stands on the same calls. */
function pathsOf(crawled: Answers): readonly string[] {
  const kinds = new Map<string, string>();
  for (const key of crawled.keys()) {
    const [, path] = new RegExp(`^carrier ${MEMBER} GET ([^ ?]+)$`).exec(key) ?? [];
    if (path !== undefined) kinds.set(path.replaceAll(/[^/]*\d[^/]*/g, "*"), path);
  }
  return [...kinds.values()];
}
