import { overHttp } from "#tests/harness/network/over-http.ts";
import { signIn } from "#tests/harness/world/real-world.ts";
import { createVisitor, type Page, type Visitor } from "#tests/harness/pages/visitor.ts";
import { plainAnswer } from "./plain-answer.ts";
import type { State } from "./states.ts";

/** The other build of the product, and this one. */
export type Side = "before" | "after";

/** The same browser at both builds. */
export type Browsers = Readonly<Record<Side, Visitor>>;

/** The answers of both builds to one request. */
export type Answers = Readonly<Record<Side, Page>>;

export type Pair = ReturnType<typeof createPair>;

type Answered = { readonly page: Page; readonly plain: string };

/**
 * How often a request with different answers is repeated: time alone may have caused the
 * difference.
 */
const TRIES = 3;
const MOST_LINES = 12;
const MOST_CHARACTERS = 400;

/** Sends the same requests to two builds, and records different answers. */
export function createPair(states: Readonly<Record<Side, State>>) {
  const sides = [states.before, states.after].map((state) => {
    const handle = overHttp(state.port);
    return {
      ...state,
      browser: (host: string) => createVisitor(handle, `http://${host}:${state.port}`),
      last: 0,
    };
  });
  const differences: string[] = [];
  let questions = 0;
  let repeated = 0;

  /** The calls that a request caused, sorted by name because pages make several at once. */
  async function callsOf(side: (typeof sides)[number]): Promise<string> {
    const calls = await side.calls(side.last);
    side.last = calls.at(-1)?.n ?? side.last;
    const lines = calls.map(({ method, path, query, body, status }) =>
      [method, path, JSON.stringify(query), JSON.stringify(body ?? null), status].join(" "),
    );
    return lines.toSorted().join("\n");
  }

  async function askBoth(
    browsers: Browsers,
    open: (browser: Visitor, side: Side) => Promise<Page>,
  ) {
    const answered = await Promise.all(
      sides.map(async (side, index): Promise<Answered> => {
        const which = index === 0 ? "before" : "after";
        const page = await open(browsers[which], which);
        const plain = `${plainAnswer(page)}\n${await callsOf(side)}`;
        return { page, plain };
      }),
    );
    const [before, after] = answered;
    if (before === undefined || after === undefined) throw new Error("there are two states");
    return { before, after };
  }

  return {
    get differences() {
      return differences.length;
    },
    /** New browsers at a brand's host, signed in unless they are a visitor's. */
    async browsers(host: string, username: string | null): Promise<Browsers> {
      const [before, after] = await Promise.all(
        sides.map(async ({ browser }) => {
          const visitor = browser(host);
          if (username === null) return visitor;
          await signIn(visitor, username);
          await visitor.open("/sso-landing");
          return visitor;
        }),
      );
      if (before === undefined || after === undefined) throw new Error("there are two states");
      return { before, after };
    },
    /** Sends a request to both; a read is repeated if the answers differ. */
    async ask(
      question: string,
      browsers: Browsers,
      open: (browser: Visitor, side: Side) => Promise<Page>,
      { isRead = true } = {},
    ): Promise<Answers> {
      questions += 1;
      await Promise.all(sides.map(callsOf));
      let answers = await askBoth(browsers, open);
      const tries = isRead ? TRIES : 1;
      for (let tried = 1; tried < tries; tried += 1) {
        if (answers.before.plain === answers.after.plain) break;
        repeated += 1;
        // oxlint-disable-next-line no-await-in-loop -- one try after the other
        answers = await askBoth(browsers, open);
      }
      const { before, after } = answers;
      if (before.plain !== after.plain) {
        differences.push(`${question}\n${differingLines(before.plain, after.plain).join("\n")}`);
      }
      return { before: before.page, after: after.page };
    },
    /** Every difference, and the number of requests. */
    report: () =>
      `${differences.join("\n\n")}\n\n${questions} questions, ${differences.length} answered ` +
      `differently; ${repeated} asked again\n`,
  };
}

/** The lines that only one of two answers has, in order, with a sign for each side. */
export function differingLines(before: string, after: string): string[] {
  const [old, fresh] = [before.split("\n"), after.split("\n")];
  const lines = [...missing(old, fresh, "-"), ...missing(fresh, old, "+")];
  if (lines.length === 0) return ["  the same lines in another order or number"];
  const more = lines.length - MOST_LINES;
  const shown = lines.slice(0, MOST_LINES).map((line) => line.slice(0, MOST_CHARACTERS));
  return [...shown, ...(more > 0 ? [`  (${more} more lines)`] : [])];
}

const missing = (lines: readonly string[], others: readonly string[], sign: string) =>
  lines.filter((line) => !others.includes(line)).map((line) => `  ${sign} ${line}`);
