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

test("a form of 200 fields is checked, and of fields with one name the last counts", async () => {
  const page = await logIn(`${"username=nobody&".repeat(198)}username=sub&password=${PASSWORD}`);
  expect(page.hops).toEqual(["/sso-landing", "/home"]);
});

test("unseen characters leave a typed name before it is shown again", async () => {
  const page = await logIn("username=a%00b%1B%E2%80%AEc&password=x");
  expect(page.status).toBe(401);
  const field = page.document.querySelector("input[name=username]");
  expect(field?.getAttribute("value")).toBe("abc");
});
