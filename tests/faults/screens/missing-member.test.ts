import { expect, test } from "vitest";
import { eligibilityFamily } from "#server/gateway/calls/member/eligibility.ts";
import { pcpMembers } from "#server/gateway/calls/care/pcp.ts";
import { changeAnswer } from "#tests/harness/gateway/gateway-answers.ts";
import { jsonLines } from "#tests/harness/processes/processes.ts";
import { resetting, useWorld } from "#tests/harness/world/use-world.ts";
import { download, fileOf } from "#tests/requests/account/my-data/my-data-of.ts";

// An answer about the family that lacks a member, although another call lists them.

const world = resetting(useWorld({ env: { LOG_LEVEL: "info" } }));

const CALLS = { "eligibility/family": eligibilityFamily, "pcp/members": pcpMembers };

/** The answer without the rows of the member of `sub` with this suffix. */
const without = (call: (typeof CALLS)[keyof typeof CALLS], suffix: number) =>
  changeAnswer<typeof call.answer>(world, "sub", call, (rows) =>
    rows.filter(({ memberKey }) => `${memberKey}` !== `41000010${suffix}`),
  );

const CARE = "/find-care/primary-care";
const NOT_NOW = "We couldn't load this";
const NOT_SAID = /no coverage on record|hasn't chosen|Select primary care|ended|closed/;

/** The missing member and the call, the page, and its text about them. */
test.each([
  ["MENU-08", "eligibility/family", 0, "/home", 502, "Error code: 502"],
  ["S-17", "eligibility/family", 0, "/documents", 502, "Error code: 502"],
  ["S-12", "eligibility/family", 1, "/benefits/dental?suffix=1", 502, "Error code: 502"],
  [
    "S-13",
    "eligibility/family",
    1,
    "/benefits/summary",
    200,
    "Theo (medical benefits)We couldn't load this coverage",
  ],
  ["S-06", "eligibility/family", 1, "/account/summary", 200, `Child${NOT_NOW} right now`],
  ["S-20", "pcp/members", 1, `${CARE}/1`, 502, "Error code: 502"],
  ["PCP-02", "pcp/members", 1, `${CARE}/1/search`, 502, "Error code: 502"],
  ["S-20", "pcp/members", 1, CARE, 200, `Theo Testa-Lindqvist${NOT_NOW}`],
  ["HOME-14", "pcp/members", 1, "/home", 200, `Theo Testa-Lindqvist ${NOT_NOW}`],
] as const)(
  "T-27 %s a member missing from %s (suffix %i) is shown at %s as not loaded",
  async (...row) => {
    const [, call, suffix, path, status, words] = row;
    const browser = await world.enter("sub");
    await without(CALLS[call], suffix);
    const page = await browser.open(path);
    expect([page.status, page.text]).toEqual([status, expect.stringContaining(words)]);
    expect(page.document.querySelector("main")?.text).not.toMatch(NOT_SAID);
    const lines = jsonLines(world.log()).filter(({ msg }) => msg === "gateway contradicts itself");
    expect(lines.at(-1)).toMatchObject({ error: { path: call, field: "memberKey" } });
    await world.mend();
    const next = await browser.open(path);
    expect([next.status, next.text.includes(words)]).toEqual([200, false]);
  },
);

test("T-27 the downloaded data name the members whom an answer lacks", async () => {
  const browser = await world.enter("sub");
  await without(eligibilityFamily, 1);
  await without(pcpMembers, 2);
  const files = await download(browser);
  for (const [table, whose] of [
    ["eligibility", "Coverage of Theo"],
    ["primary-care", "Primary care of Marisol"],
  ] as const) {
    const said = `Not included: ${whose} Testa-Lindqvist. We couldn't load them.`;
    expect(fileOf(files, `csv/${table}.csv`)).toContain(said);
  }
  expect(fileOf(files, "index.html").match(/We couldn.{1,6}t load them/g)).toHaveLength(5);
});
