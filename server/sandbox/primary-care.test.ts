import { afterEach, expect, test } from "vitest";
import { openSandbox } from "./sandbox.fixture.ts";
import { findCareProvider } from "./world/care/find-providers.ts";
import { makeProviders } from "./world/care/make-providers.ts";

const SINCE = "01/01/2020";
const key = (suffix: number) => `4100041${String(suffix).padStart(2, "0")}`;
const member = (suffix: number, effectiveDate = SINCE) => ({
  memberKey: key(suffix),
  effectiveDate,
});

type Found = {
  data: { providerId: string; providerName: string; distance?: number }[];
  page: { totalElements: number; totalPages: number };
};
type History = { providerId: string; pcpSelected: boolean; beginDate: string; endDate: string };
type Members = { memberKey: string; pcpHistory: History[] }[];

function openCare() {
  const world = openSandbox();
  async function choose(
    providerId: string,
    pcpSelectList: readonly unknown[] = [member(2)],
    more: object = {},
  ) {
    const body = { pcpSelectList, providerId, email: "a@b.test", ...more };
    return world.ask("POST", "pcp/select", { body, token: await world.tokenOf("care") });
  }
  return {
    ...world,
    /** The status of a refused choice, or the text of one that was made. */
    select: async (...args: Parameters<typeof choose>) => {
      const answer = await choose(...args);
      return answer.ok ? answer.text() : answer.status;
    },
    search: async (more: object = {}, page = "size=25&page=0") => {
      const body = { members: [member(0)], radius: 10, zip: "97204", searchString: "", ...more };
      return (await world.send("POST", `pcp/search?${page}`, body, "care")) as Found & {
        status: number;
        message?: string;
      };
    },
    historyOf: async (suffix: number) =>
      (await world.answerOf<Members>("care", "pcp/members")).find(
        ({ memberKey }) => memberKey === key(suffix),
      )?.pcpHistory ?? [],
  };
}

const world = openCare();
afterEach(() => world.sandbox.reset());

test("there are more than 250 providers of primary care, the same ones every time", () => {
  const made = makeProviders();
  expect(made.length).toBeGreaterThan(250);
  expect(makeProviders()).toEqual(made);
  expect(new Set(made.map(({ id }) => id)).size).toBe(made.length);
  const missing = made.flatMap(({ locations }) => locations.map((at) => at.phoneNumber));
  expect(missing).toContain(null);
  expect(new Set(made.map(({ openness }) => openness)).size).toBe(3);
  for (const { id } of made) expect(findCareProvider(id)?.id).toBe(id);
});

test("a search finds the nearest first, then by name, then by id, and no page repeats another", async () => {
  const whole = await world.search({}, "size=500&page=0");
  const order = whole.data.map(({ distance = 0, providerName, providerId }) => ({
    distance,
    providerName,
    providerId,
  }));
  const sorted = order.toSorted(
    (a, b) =>
      a.distance - b.distance ||
      (a.providerName < b.providerName ? -1 : Number(a.providerName > b.providerName)) ||
      Number(a.providerId) - Number(b.providerId),
  );
  expect(order).toEqual(sorted);
  const distances = new Set(order.map(({ distance }) => distance));
  expect(distances.size).toBeLessThan(order.length);
  const paged: string[] = [];
  for (let page = 0; page < whole.page.totalElements / 25; page += 1) {
    const { data } = await world.search({}, `size=25&page=${page}`);
    paged.push(...data.map(({ providerId }) => providerId));
  }
  expect(paged).toEqual(order.map(({ providerId }) => providerId));
});

test("a search keeps to the radius, and to every word of name, group, specialty and city", async () => {
  const count = async (more: object) => (await world.search(more)).page.totalElements;
  expect(await count({ radius: 5 })).toBeLessThan(await count({ radius: 50 }));
  expect(await count({ zip: "97401" })).toBeGreaterThan(0);
  expect(await count({ zip: "99004", radius: 50 })).toBeGreaterThan(0);
  expect(await count({ zip: "97910", radius: 50 })).toBe(0);
  expect(await count({ zip: "10001", radius: 50 })).toBe(0);
  for (const words of ["zitnyvale", "BRIDGETOWN", "pediatrics", "portland sam doublewick"]) {
    expect([words, await count({ searchString: words })]).not.toEqual([words, 0]);
  }
  expect(await count({ searchString: "doublewick eugene" })).toBe(0);
  expect(await count({ searchString: "retiredale" })).toBe(0);
});

test("a search is refused for another family's member, letters in the ZIP and days that are none", async () => {
  const refused = async (more: object) => {
    const { status, message } = await world.search(more);
    return [status, message];
  };
  const foreign = { memberKey: "410000100", effectiveDate: SINCE };
  expect(await refused({ members: [foreign] })).toEqual([403, "not a member of this family"]);
  expect(await refused({ zip: "97abc" })).toEqual([400, "zip is not valid"]);
  for (const day of ["02/30/2020", "2020-01-01", "01/02/2020"]) {
    const [status] = await refused({ members: [member(0, day)] });
    expect([day, status]).toEqual([day, 400]);
  }
  expect(await refused({ radius: 0 })).toEqual([400, "radius is not valid"]);
});

test("a choice is told and mailed, shows at once, ends the one before, and is gone after a reset", async () => {
  expect(await world.select("600015", [member(0), member(2)])).toBe(
    "Your primary care selection was received. It takes effect on 11/21/2026.",
  );
  const mail: unknown = await (await world.get("__sandbox/mail")).json();
  expect(mail).toEqual([{ to: "a@b.test", providerId: "600015" }]);
  const [now, before] = await world.historyOf(0);
  expect(now).toMatchObject({ providerId: "600015", pcpSelected: true, beginDate: "2026-11-21" });
  expect(before).toMatchObject({
    providerId: "600009",
    pcpSelected: false,
    endDate: "2026-11-20",
    pcpTerminationReason: "Member request",
  });
  expect(await world.historyOf(2)).toMatchObject([{ providerId: "600015", pcpSelected: true }]);
  // Choosing again on the same day replaces the choice.
  await world.select("600001", [member(2)]);
  expect((await world.historyOf(2)).map(({ providerId }) => providerId)).toEqual(["600001"]);
  await world.ask("POST", "__sandbox/reset");
  expect(await world.historyOf(2)).toEqual([]);
});

test("a choice for a period to come leaves the present one until then", async () => {
  await world.select("600001", [member(1, "01/01/2027")]);
  expect(await world.historyOf(1)).toMatchObject([
    { providerId: "600001", pcpSelected: true, beginDate: "2027-01-01", endDate: null },
    { providerId: "600007", pcpSelected: true, endDate: "2026-12-31" },
  ]);
  await world.select("600003", [member(1)]);
  expect(await world.historyOf(1)).toMatchObject([
    { providerId: "600001", beginDate: "2027-01-01", endDate: null },
    { providerId: "600003", beginDate: "2026-11-21", endDate: "2026-12-31" },
    { providerId: "600007", pcpSelected: false, endDate: "2026-11-20" },
  ]);
});

test("a choice is refused for another's member, a full provider and a day of no open period", async () => {
  const { select } = world;
  const foreign = { memberKey: "410000100", effectiveDate: SINCE };
  for (const chosen of [[member(2), foreign], [member(4)], [member(2, "01/02/2020")], []]) {
    expect(await select("600001", chosen)).toBe(400);
  }
  expect(await select("600001", [member(2)], { email: "nobody" })).toBe(400);
  for (const full of ["600010", "600011", "600013", "200131"]) {
    expect([full, await select(full)]).toEqual([full, 409]);
  }
  for (const unknown of ["600014", "999999"]) expect(await select(unknown)).toBe(404);
  expect(await world.historyOf(2)).toEqual([]);
  expect(await world.historyOf(4)).toMatchObject([{ pcpSelected: false, endDate: "2025-11-30" }]);
});

test("a provider may be full only when looked at, or only when chosen", async () => {
  const opened = async (id: string) =>
    (await world.answerOf<Record<string, unknown>>("care", `pcp/provider?providerId=${id}`))[
      "acceptingNewPatients"
    ];
  for (const [id, name, whenOpened] of [
    ["600010", "popularstead", false],
    ["600011", "suddenfull", true],
  ] as const) {
    const { data } = await world.search({ searchString: name });
    expect(data).toMatchObject([{ providerId: id, acceptingNewPatients: true }]);
    expect(await opened(id)).toBe(whenOpened);
  }
  expect(await opened("600012")).toBeUndefined();
});

test("only members who may choose are eligible", async () => {
  type Eligible = { members: { memberKey: string }[] };
  const { members } = await world.answerOf<Eligible>("care", "pcp/eligibility");
  expect(members.map(({ memberKey }) => memberKey)).toEqual([0, 1, 2, 3, 6].map(key));
  expect(await world.answerOf("care-term", "pcp/eligibility")).toEqual({
    eligible: false,
    members: [],
  });
});
