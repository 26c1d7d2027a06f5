import { expect, test } from "vitest";
import { words } from "#app/rules/words.fixture.ts";
import type { Call } from "#server/gateway/transport/call.ts";
import { addressOf, ASKED_OF_SUB } from "#scripts/contract/asked.fixture.ts";
import { CALLS } from "#scripts/contract/contract.ts";
import { allCalls } from "./calls/all-calls.ts";
import { personas } from "./personas/personas.ts";
import { claimsPath, NEWCOMER, openSandbox, TODAY } from "./sandbox.fixture.ts";

const { answerOf, ask, get, tokenOf } = openSandbox({ crowd: 1 });

const reads = allCalls.map(({ call }) => call).filter(({ method }) => method === "GET");

const TYPES = ["medical", "dental", "vision"];
const DAYS = `startDate=2024-11-21&endDate=${TODAY.slice(0, 10)}`;

type Given = {
  readonly suffix: number;
  readonly card: string;
  readonly key: string;
  /** "medical/26…" for each claim to read. */
  readonly claims: readonly string[];
  readonly eob: string | undefined;
};

/** The addresses at which a call is asked: more than one where the type of claim decides. */
function waysOf(call: Call, given: Given): string[] {
  const { suffix, card, key, claims, eob } = given;
  const { path } = call;
  if (path === "claims/{type}") return TYPES.map((type) => claimsPath(type, { suffix, size: 50 }));
  if (path === "claims/{type}/{id}") return claims.map((it) => `claims/${it}?suffix=${suffix}`);
  if (path === "v2/eobs") return [`v2/eobs?${DAYS}&claimType=DENTAL&page=0&size=20`];
  if (eob === undefined && (path.startsWith("eobs/e") || path === "eobs/pdf")) return [];
  const own = { suffix, category: card, registrationKey: key };
  const values = { ...ASKED_OF_SUB, ...own, documentId: eob, docId: `${eob}P`, size: "500" };
  const types = path === "claims/metadata" ? TYPES : ["dental"];
  return types.map((claimType) => addressOf(call, { ...values, claimType }));
}

test("every read answers every persona as the contract says", async () => {
  const begun = await ask("POST", "account/registration/validate-user", { body: NEWCOMER });
  const key = ((await begun.json()) as { registrationKey: string }).registrationKey;
  const refused: string[] = [];
  for (const { username, suffix } of [...personas, { username: "crowd-1", suffix: 0 }]) {
    const token = await tokenOf(username);
    type Row = { suffix: number; category: string; eligible: boolean };
    const cards = await answerOf<Row[]>(username, "idCard/eligible");
    const own = cards.find((row) => row.suffix === suffix && row.eligible);
    const claims: string[] = [];
    for (const type of TYPES) {
      const page = await answerOf<{ content: { id: string }[] }>(
        username,
        claimsPath(type, { suffix, size: 1 }),
      );
      claims.push(...page.content.map(({ id }) => `${type}/${id}`));
    }
    const explained = await get(`v2/eobs?${DAYS}&page=0&size=1`, token);
    const eobs = (await explained.json()) as { content?: { documentId: string }[] };
    const eob = eobs.content === undefined ? "EOB1" : eobs.content[0]?.documentId;
    const given = { suffix, key, claims, eob, card: own?.category ?? "M" };
    for (const call of reads) {
      // One document is enough: all are drawn by the same code, which takes longest.
      if (call.path === "eobs/pdf" && username !== "sub" && eob !== "EOB1") continue;
      for (const path of waysOf(call, given)) {
        const response = await get(path, token);
        const text = await response.text();
        if (!response.ok) {
          refused.push(`${username} ${call.path} ${response.status}`);
          continue;
        }
        const answer: unknown = call.as === "json" ? JSON.parse(text) : text;
        const parsed = call.answer.safeParse(answer);
        expect([username, path, parsed.error?.issues]).toEqual([username, path, undefined]);
      }
    }
  }
  // Only the subscriber has explanations of benefits, and members without coverage have no card.
  const dependents = words(`
    care-dep conf-dep conf-new conf-spouse dep-adult dep-minor eight-dep hpp-dep ini-dep prov-dep-adult
    prov-dep-minor prov-unsigned-dep
  `);
  const subscribersOnly = ["eobs/eob-detail", "eobs/metadata", "eobs/pdf", "v2/eobs"];
  const dentalOnly = personas
    .filter(({ family }) => /^(?:providence|denied-dental|partner|uncovered|quote)/.test(family))
    .map(({ username }) => username);
  expect(refused.toSorted()).toEqual(
    [
      ...dependents.flatMap((name) => subscribersOnly.map((path) => `${name} ${path} 403`)),
      ...["care-term", "noelig", "term"].flatMap((name) => [
        `${name} idCard/request 404`,
        `${name} idCard/view 404`,
      ]),
      ...dentalOnly.map((name) => `${name} medicare-materials 403`),
    ].toSorted(),
  );
});

test("the sandbox answers the calls of the contract and no others", () => {
  const names = (calls: readonly Pick<Call, "method" | "path">[]) =>
    // One path may have two answers, selected by Accept.
    [...new Set(calls.map(({ method, path }) => `${path} ${method}`))].toSorted();
  expect(names(allCalls.map(({ call }) => call))).toEqual(names(CALLS));
});

test("a call without a token gets 401 where the contract requires one", async () => {
  for (const { call } of allCalls) {
    const response = await ask(call.method, call.path.replace("{type}", "medical"));
    expect([call.path, response.status === 401]).toEqual([call.path, call.bearer]);
  }
});

test("a missing or invalid parameter gets 400 with its name", async () => {
  const token = await tokenOf("sub");
  const whole = claimsPath("medical");
  const broken: readonly (readonly [string, string])[] = [
    [whole.replace(/startDate=[^&]+&/, ""), "startDate is required"],
    [whole.replace("page=0", "page="), "page is required"],
    [whole.replace("size=3", "size=0"), "size is not valid"],
    [whole.replace("2026-11-21", "2026-11-31"), "endDate is not valid"],
    [whole.replace("2024-11-21", "2026-11-22"), "endDate is before startDate"],
    [whole.replace("suffix=0", "suffix=-1"), "suffix is not valid"],
    [claimsPath("hearing"), "type is not valid"],
    ["benefits/limits", "suffix is required"],
    ["idCard/view?suffix=0", "category is required"],
    ["idCard/view?suffix=0&category=Z", "category is not valid"],
    ["account?asOfDate=today", "asOfDate is not valid"],
    ["pcp/provider", "providerId is required"],
    [`claims/metadata?claimType=ears&${DAYS}&suffix=0`, "claimType is not valid"],
    ["claims/medical/26000010001", "suffix is required"],
    ["eobs/eob-detail", "documentId is required"],
    ["eobs/pdf", "docId is required"],
    ["idCard/request?category=Z", "category is not valid"],
    ["v2/eobs", "startDate is required"],
    ["referrals?page=0&size=10", "excludeExpired is required"],
    ["referrals?page=0&size=10&excludeExpired=Y", "excludeExpired is not valid"],
  ];
  for (const [path, message] of broken) {
    const response = await get(path, token);
    expect([path, response.status, await response.json()]).toEqual([path, 400, { message }]);
  }
});

test("an unknown path or method gets 404; paths are below the base path", async () => {
  const token = await tokenOf("sub");
  for (const [method, path] of [
    ["GET", "nothing"],
    ["GET", "token"],
    ["DELETE", "account"],
  ] as const) {
    const response = await ask(method, path, { token });
    const expected = [404, { message: "there is no such call" }];
    expect([response.status, await response.json()]).toEqual(expected);
  }
  const { sandbox, get: getBelow } = openSandbox({ basePath: "/member-api/" });
  const sso = new Request("http://gateway.test/member-api/__sandbox/sso", {
    method: "POST",
    body: JSON.stringify({ username: "sub" }),
  });
  const { token: otherToken } = (await (await sandbox.fetch(sso)).json()) as { token: string };
  expect((await getBelow("member-api/account", otherToken)).status).toBe(200);
  expect((await getBelow("account", otherToken)).status).toBe(404);
  expect((await getBelow("member-apix/account", otherToken)).status).toBe(404);
});

const writes = allCalls.map(({ call }) => call).filter(({ method }) => method !== "GET");

test.each(writes)("$method $path gets 415 for a body that is not JSON", async (call) => {
  const token = await tokenOf("sub");
  const statusOf = async (type: string | null) =>
    (await ask(call.method, call.path, { token, body: {}, type })).status;
  for (const type of [null, "text/plain;charset=UTF-8", "application/x-www-form-urlencoded"]) {
    expect([type, await statusOf(type)]).toEqual([type, 415]);
  }
  for (const type of ["application/json", "Application/JSON; charset=utf-8"]) {
    expect(await statusOf(type)).not.toBe(415);
  }
});

test("a write without a body needs no content type", async () => {
  const init = { token: await tokenOf("sub"), type: null };
  expect((await ask("PUT", "ebill/registerEbillUser", init)).status).toBe(200);
});
