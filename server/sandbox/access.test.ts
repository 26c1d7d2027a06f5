import { expect, test } from "vitest";
import { claimsPath, openSandbox, outcomeOf } from "./sandbox.fixture.ts";

const { ask, answerOf, get, tokenOf } = openSandbox({ crowd: 4 });
const DAYS = "startDate=2020-01-01&endDate=2026-11-21";

const outcome = async (username: string, path: string) =>
  outcomeOf(await get(path, await tokenOf(username)));

/** The first paid claim of a member. */
async function firstOf(username: string, suffix: number): Promise<string> {
  const more = "&claimStatus=02";
  const path = claimsPath("medical", { suffix, size: 1, more });
  const { content } = await answerOf<{ content: { id: string }[] }>(username, path);
  return content[0]?.id ?? "none";
}

test("the subscriber may ask about the whole family, a dependent about themself alone", async () => {
  for (const [username, suffix, status] of [
    ["sub", 0, 200],
    ["sub", 1, 200],
    ["sub", 2, 200],
    ["sub", 3, 200],
    ["sub", 9, 404],
    ["dep-adult", 0, 403],
    ["dep-adult", 1, 200],
    ["dep-adult", 2, 403],
    ["dep-adult", 7, 404],
  ] as const) {
    const token = await tokenOf(username);
    for (const path of [claimsPath("dental", { suffix }), `benefits/limits?suffix=${suffix}`]) {
      expect([path, (await get(path, token)).status]).toEqual([path, status]);
    }
    if (username === "sub") continue;
    const card = await get(`idCard/view?suffix=${suffix}&category=M`, token);
    expect(card.status).toBe(status);
    const choices = `claims/metadata?${DAYS}&claimType=medical&suffix=${suffix}`;
    expect((await get(choices, token)).status).toBe(status);
  }
});

test("lists name the whole family to its subscriber and a dependent to themself", async () => {
  type Keyed = { memberKey: string };
  const keys = async (username: string, path: string) =>
    (await answerOf<Keyed[]>(username, path)).map(({ memberKey }) => memberKey.slice(-2));
  expect(await keys("sub", "idCard/eligible")).toEqual(["00", "01", "02", "03"]);
  expect(await keys("dep-adult", "idCard/eligible")).toEqual(["01"]);
  expect(await keys("sub", "pcp/members")).toEqual(["00", "01", "02"]);
  expect(await keys("dep-minor", "pcp/members")).toEqual(["02"]);
  const eligible = await answerOf("dep-adult", "pcp/eligibility");
  expect(eligible).toMatchObject({ members: [{ memberKey: "410000101" }] });
});

test("a claim is its member's and their subscriber's; any other one reads like an unknown one", async () => {
  const theos = await firstOf("dep-adult", 1);
  const path = `claims/medical/${theos}?suffix=1`;
  expect(await outcome("dep-adult", path)).toMatchObject({ status: 200, id: theos });
  expect(await outcome("sub", path)).toMatchObject({ status: 200, id: theos });
  expect(await outcome("dep-minor", path)).toEqual({
    status: 403,
    message: "this is another member's",
  });
  const portlands = await firstOf("cop", 0);
  const own = await firstOf("sub", 0);
  expect(await outcome("cop", `claims/medical/${portlands}?suffix=0`)).toMatchObject({
    status: 200,
  });
  for (const other of [
    "claims/medical/26000019999?suffix=0",
    `claims/medical/${portlands}?suffix=0`,
    `claims/dental/${own}?suffix=0`,
    `claims/medical/${own}?suffix=1`,
    "claims/medical/%27%20OR%201%3D1?suffix=0",
  ]) {
    const unknown = { status: 404, message: "no such claim" };
    expect([other, await outcome("sub", other)]).toEqual([other, unknown]);
  }
});

test("GW-38 an explanation is its own family's subscriber's alone, by claim, document or PDF", async () => {
  const claim = await firstOf("sub", 0);
  const byClaim = `v2/eobs?claimId=${claim}`;
  const detail = `eobs/eob-detail?documentId=EOB${claim}`;
  const pdf = `eobs/pdf?docId=EOB${claim}P`;
  expect(await outcome("sub", byClaim)).toMatchObject({
    status: 200,
    content: [{ documentId: `EOB${claim}`, claims: [{ id: claim }] }],
  });
  expect(await outcome("sub", detail)).toMatchObject({ status: 200, documentId: `EOB${claim}` });
  expect((await get(pdf, await tokenOf("sub"))).status).toBe(200);
  for (const [own, unknown, message] of [
    [detail, "eobs/eob-detail?documentId=EOB1", "no such explanation"],
    [pdf, "eobs/pdf?docId=EOB1P", "no such document"],
  ] as const) {
    expect(await outcome("sub", unknown)).toEqual({ status: 404, message });
    expect(await outcome("cop", own)).toEqual({ status: 404, message });
  }
  expect(await outcome("cop", byClaim)).toMatchObject({ status: 404 });
  const choices = `eobs/metadata?claimType=medical&${DAYS}`;
  expect(await outcome("sub", `${choices}&memberKey=410000600`)).toMatchObject({ status: 404 });
  for (const path of [byClaim, detail, pdf, choices]) {
    for (const username of ["dep-adult", "dep-minor"]) {
      expect(await outcome(username, path)).toEqual({ status: 403, message: "subscribers only" });
    }
  }
});

test("GW-60 the PDFs of a card and an explanation are tagged, titled and whole", async () => {
  for (const [path, name, title, parts] of [
    ["idCard/view?suffix=0&category=M", "id-card-0-M.pdf", "ID card of Jordan Testa-Lindqvist", []],
    [
      "eobs/pdf?docId=EOB26000010001P",
      "eob-EOB26000010001P.pdf",
      "Explanation of benefits EOB26000010001",
      ["Document", "H1", "Table", "TR", "TH", "TD"],
    ],
  ] as const) {
    const token = await tokenOf("sub");
    const response = await ask("GET", path, { token, accept: "application/pdf" });
    expect(response.headers.get("content-type")).toBe("application/pdf");
    expect(response.headers.get("content-disposition")).toContain(name);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get("content-length")).toBe(String(bytes.byteLength));
    const text = bytes.toString("latin1");
    expect(text).toMatch(/^%PDF-[^]*\/Type \/StructTreeRoot[^]*%%EOF\s*$/);
    for (const part of [`(${title})`, "/Lang (en-US)", ...parts.map((part) => `/S /${part}\n`)]) {
      expect(text).toContain(part);
    }
  }
});

test("no member of the crowd is told of another", async () => {
  const paths = ["account", "groups", "account/preferences", claimsPath("medical")];
  const marks = (text: string) => text.match(/(?:Crowdling|Sentinel|Crowd Group )(\d{4})/g) ?? [];
  for (const place of [1, 2, 3, 4]) {
    const token = await tokenOf(`crowd-${place}`);
    const answers = await Promise.all(
      [...paths, "idCard/eligible"].map(async (path) => (await get(path, token)).text()),
    );
    const found = new Set(marks(answers.join()).map((mark) => mark.slice(-4)));
    expect([...found]).toEqual([String(place).padStart(4, "0")]);
  }
});
