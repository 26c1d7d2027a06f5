import { expect, test } from "vitest";
import { textsOf } from "#tests/harness/page-parts.ts";
import { useWorld } from "#tests/harness/use-world.ts";

const world = useWorld();

// Each call of home in trouble, and a 401 of each: tests/faults/screens/page-calls.test.ts.

test("HOME-50 T-08 the same address answers again as soon as the gateway does", async () => {
  const browser = await world.enter("sub");
  await world.fault({ path: "programs", status: 500, times: 1 });
  expect((await browser.open("/home")).status).toBe(500);
  expect((await browser.open("/home")).text).toContain("Welcome, Jordan");
});

test("HOME-50 an account that does not know its own viewer shows nobody's data", async () => {
  const other = await (await world.enter("sub")).send("/home");
  expect(other.status).toBe(200);
  await world.fault({
    path: "account",
    body: {
      subscriberId: "S-OTHER",
      groupId: "1",
      groupName: "Other Group",
      members: [
        {
          memberKey: "someone-else",
          memberSuffix: 0,
          firstName: "Other",
          lastName: "Person",
          dateOfBirth: "1980-01-01",
        },
      ],
    },
  });
  const page = await world.see("ma", "/home");
  expect(page.status).toBe(502);
  for (const word of ["S-OTHER", "Other Group", "Other Person", "someone-else"]) {
    expect(page.html).not.toContain(word);
  }
});

test.each<[Record<string, string>, string]>([
  [{}, "no intent"],
  [{ intent: "EOB" }, "another letter case"],
])(
  "ERR-21 a post of %j to /home, with %s, is a bad request, and nothing is asked",
  async (fields) => {
    const browser = await world.enter("sub");
    await browser.open("/home");
    const calls = await world.callsDuring(async () => {
      const page = await browser.open("/home", {
        method: "POST",
        body: new URLSearchParams(fields),
      });
      expect([page.status, page.hops]).toEqual([400, []]);
      expect(page.text).toContain("Error code: 400 Bad request");
      expect(textsOf(page, "header")[0]).toContain("Jordan");
    });
    expect(calls).toEqual([]);
  },
);

test.each(["application/json", ""])(
  "ERR-21 a body of type %s is refused with 415",
  async (type) => {
    const browser = await world.enter("sub");
    const page = await browser.open("/home", {
      method: "POST",
      body: '{"intent":"ebill"}',
      headers: { "content-type": type },
    });
    expect(page.status).toBe(415);
    expect(page.text).toContain("Error code: 400 Bad request");
  },
);

test.each(["PUT", "DELETE"])(
  "HOME-50 a %s of /home changes nothing and is no crash",
  async (method) => {
    const browser = await world.enter("sub");
    await browser.open("/home");
    const calls = await world.callsDuring(async () => {
      const body = new URLSearchParams({ intent: "none" });
      const response = await browser.send("/home", { method, body });
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.status).toBeLessThan(500);
    });
    expect(calls.filter(({ method }) => method !== "GET")).toEqual([]);
  },
);
