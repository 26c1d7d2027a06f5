import { afterEach, expect, test } from "vitest";
import { openSandbox } from "./sandbox.fixture.ts";

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
  const select = (
    providerId: string,
    pcpSelectList: readonly unknown[] = [member(2)],
    more: object = {},
  ) =>
    world.send(
      "POST",
      "pcp/select",
      { pcpSelectList, providerId, email: "a@b.test", ...more },
      "care",
    );
  return {
    ...world,
    search: async (more: object = {}, page = "size=25&page=0") => {
      const body = { members: [member(0)], radius: 10, zip: "97204", searchString: "", ...more };
      return (await world.send("POST", `pcp/search?${page}`, body, "care")) as Found & {
        status: number;
        message?: string;
      };
    },
    select: async (...args: Parameters<typeof select>) => {
      // The answer to a successful choice is text.
      try {
        return await select(...args);
      } catch {
        return "text";
      }
    },
    historyOf: async (suffix: number) =>
      (await world.answerOf<Members>("care", "pcp/members")).find(
        ({ memberKey }) => memberKey === key(suffix),
      )?.pcpHistory ?? [],
  };
}

const world = openCare();
afterEach(() => world.sandbox.reset());

test("a search keeps to the radius and to every word of name, group, specialty and city", async () => {
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

test("a search for another family's member, or with an invalid ZIP code, day or radius, is refused", async () => {
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

test("a choice for another member, of a full or unknown provider, or for another day is refused", async () => {
  const statusOf = async (...args: Parameters<typeof world.select>) => {
    const answer = await world.select(...args);
    return typeof answer === "object" && answer !== null && "status" in answer
      ? answer.status
      : answer;
  };
  const foreign = { memberKey: "410000100", effectiveDate: SINCE };
  expect(await statusOf("600001", [member(2), foreign])).toBe(400);
  expect(await statusOf("600001", [member(4)])).toBe(400);
  expect(await statusOf("600001", [member(2, "01/02/2020")])).toBe(400);
  expect(await statusOf("600001", [])).toBe(400);
  expect(await statusOf("600001", [member(2)], { email: "nobody" })).toBe(400);
  for (const full of ["600010", "600011", "600013", "200131"]) {
    expect([full, await statusOf(full)]).toEqual([full, 409]);
  }
  for (const unknown of ["600014", "999999"]) expect(await statusOf(unknown)).toBe(404);
  expect(await world.historyOf(2)).toEqual([]);
  expect(await world.historyOf(4)).toMatchObject([{ pcpSelected: false, endDate: "2025-11-30" }]);
});
