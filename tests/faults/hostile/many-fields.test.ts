import { expect, test } from "vitest";
import { PASSWORD, type World } from "#tests/harness/world/world.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";

const world: World = useWorld();

const FORM = { "content-type": "application/x-www-form-urlencoded" };
const PARTS = { "content-type": "multipart/form-data; boundary=XX" };
const part = '--XX\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n';
const logIn = (body: string, headers = FORM) =>
  world.visitor().open("/login", { method: "POST", body, headers });

test.each([
  ["one name 21,000 times", "a=&".repeat(21_000), FORM],
  ["201 names", Array.from({ length: 201 }, (_, n) => `f${n}=`).join("&"), FORM],
  ["201 parts", `${part.repeat(201)}--XX--`, PARTS],
])("a form of %s is a bad request with a page, before it is checked", async (_what, body, type) => {
  const page = await logIn(body, type);
  expect(page.status).toBe(400);
  expect(page.document.querySelector("h1")?.text).toBe("Sorry, it looks like there's a problem.");
});

test("a form of 200 fields is checked, and a name sent twice is no answer to its question", async () => {
  const others = Array.from({ length: 198 }, (_, n) => `f${n}=`).join("&");
  const page = await logIn(`${others}&username=sub&password=${PASSWORD}`);
  expect(page.hops).toEqual(["/sso-landing", "/home"]);
  const twice = await logIn(`username=sub&username=sub&password=${PASSWORD}`);
  expect([twice.status, twice.hops]).toEqual([400, []]);
});

test("unseen characters leave typed text before it is sent to the gateway", async () => {
  const calls = await world.callsDuring(() => logIn("username=a%00b%1B%E2%80%AEc&password=x"));
  expect(calls).toMatchObject([{ path: "/token", body: { username: "abc" } }]);
});
