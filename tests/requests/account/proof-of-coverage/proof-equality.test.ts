import { describe, expect, test } from "vitest";
import { account } from "#server/gateway/calls/member/account.ts";
import { eligibilityFamily } from "#server/gateway/calls/member/eligibility.ts";
import { personas } from "#server/sandbox/personas/personas.ts";
import { LANGUAGES } from "#app/rules/frame/languages.ts";
import { answerOf } from "#tests/harness/gateway/gateway-answers.ts";
import { endsInSession } from "#tests/harness/world/sealed.ts";
import { TODAY } from "#tests/harness/world/scene.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { PATH, partsOf, proofIn } from "./proof-page.ts";

// What the page must say, found day by day in the gateway's own answers.

const DAY_MS = 86_400_000;
const today = Math.floor(Date.parse(`${TODAY.slice(0, 10)}T00:00Z`) / DAY_MS);
const numberOf = (day: string) => Math.floor(Date.parse(`${day}T00:00Z`) / DAY_MS);
const shown = (day: number) =>
  new Date(day * DAY_MS).toISOString().replace(/(\d+)-(\d+)-(\d+)T.*/, "$2/$3/$1");
const TEN_YEARS = 3660;

type Row = {
  readonly effectiveDate?: string | null | undefined;
  readonly termedDate?: string | null | undefined;
};

/** The unbroken days around the nearest covered day: today, else one to come, else the last. */
function periodOf(rows: readonly Row[]) {
  const spans = rows.map(({ effectiveDate, termedDate }) => ({
    from: numberOf(effectiveDate ?? ""),
    until: termedDate ? numberOf(termedDate) : Infinity,
  }));
  const covers = (day: number) => spans.some(({ from, until }) => from <= day && day < until);
  const days = Array.from({ length: TEN_YEARS }, (_, n) => n);
  const coming = days.map((n) => today + n).find(covers);
  const past = days.map((n) => today - n).find(covers);
  const inside = covers(today) ? today : (coming ?? past);
  if (inside === undefined) return null;
  let [from, until] = [inside, inside];
  while (covers(from - 1)) from -= 1;
  while (covers(until + 1) && until < today + TEN_YEARS) until += 1;
  const last = until === today + TEN_YEARS ? null : until;
  return { from, last, kind: covers(today) ? "now" : coming === undefined ? "ended" : "coming" };
}

const WORDS = {
  en: {
    names: { M: "Medical", D: "Dental", V: "Vision", X: "Pharmacy" },
    now: (from: string) => `Since ${from}`,
    coming: (from: string) => `Starts ${from}`,
    last: (day: string) => `Last day ${day}`,
    ended: (from: string, last: string) => `Ended: ${from} to ${last}`,
    suffix: "Suffix",
  },
  es: {
    names: {
      M: "Cobertura médica",
      D: "Cobertura dental",
      V: "Cobertura de la vista",
      X: "Cobertura de farmacia",
    },
    now: (from: string) => `Desde ${from}`,
    coming: (from: string) => `Comienza ${from}`,
    last: (day: string) => `Último día ${day}`,
    ended: (from: string, last: string) => `Terminó: ${from} a ${last}`,
    suffix: "Sufijo",
  },
};

function say(rows: readonly Row[], words: (typeof WORDS)["en"]): string[] {
  const period = periodOf(rows);
  if (period === null) return [];
  const { from, last, kind } = period;
  if (kind === "ended" && last !== null) return [words.ended(shown(from), shown(last))];
  const first = kind === "now" ? words.now(shown(from)) : words.coming(shown(from));
  return [first, ...(last === null ? [] : [words.last(shown(last))])];
}

const signedIn = personas.filter(({ username }) => endsInSession(username));
/** One of each kind of period: rules, not words, choose among them. */
const KINDS = new Set(["sub", "dep-adult", "mod", "term", "future", "noelig"]);

describe.each(LANGUAGES)("in %s", (language) => {
  const world = useWorld({ language });
  const words = WORDS[language];

  test.each(signedIn.filter(({ username }) => language === "en" || KINDS.has(username)))(
    "PROOF-01 the proof of $username says their family's eligibility to the day",
    async ({ username, host, suffix }) => {
      const said = await answerOf(world, username, account);
      const family = await answerOf(world, username, eligibilityFamily);
      const seen = said.members.filter(
        ({ memberSuffix }) => suffix === 0 || Number(memberSuffix) === suffix,
      );
      const expected = seen.map(({ firstName, lastName, memberKey, memberSuffix }) => {
        const own = family.filter((row) => row.memberKey === memberKey);
        const cells = Object.entries(words.names).map(([letter, name]) => {
          const rows = own.filter(({ productCategory }) => productCategory === letter);
          return [name, say(rows, words)] as const;
        });
        return {
          person: [`${firstName} ${lastName}`, `${words.suffix} ${memberSuffix}`],
          ...Object.fromEntries(cells.filter(([, lines]) => lines.length > 0)),
        };
      });
      const page = await world.see(username, PATH, host);
      expect(page.status).toBe(200);
      // Plans, and what ended before coverage to come, are beside what counts here.
      const proven = proofIn(partsOf(page)[0]).map((row) =>
        Object.fromEntries(
          Object.entries(row).map(([name, lines]) => [
            name,
            lines.filter(
              (line, at) => !/^Plan ID|^ID del plan/.test(line) && !isEarlier(lines, at),
            ),
          ]),
        ),
      );
      expect(proven).toEqual(expected.filter((row) => Object.keys(row).length > 1));
      const letter = partsOf(page)[0]?.textContent ?? "";
      const facts = proven.length > 0 ? [said.groupName, said.groupId] : [];
      expect(facts.filter((fact) => !letter.includes(`${fact}`))).toEqual([]);
    },
  );
});

/** Whether a line says of a period that ended before another one in the same cell. */
const isEarlier = (lines: readonly string[], at: number): boolean =>
  /^(Ended|Terminó)/.test(lines[at] ?? "") &&
  lines.slice(at + 1).some((line) => /^(Starts|Comienza)/.test(line));
