import { expect, test } from "vitest";
import { useServedWorld } from "#tests/harness/world/use-world.ts";
import { HOST } from "#tests/harness/world/world.ts";
import { expectFormRefused, FORM, MULTIPART, part, postsTo } from "./hostile-posts.ts";

// One form of each kind; hostile-forms.long.test.ts has the others.

const world = useServedWorld();
const { post, expectForeignRefused } = postsTo(world);

test.each([
  ["markup in a field", FORM, "username=%22%3E%3Cscript%3Ealert(1)%3C/script%3E&password=x", 401],
  ["more bytes than a form can have", FORM, `username=${"x".repeat(100_000)}`, 413],
  ["a file for a user name", MULTIPART, `${part("username", "sub", "a.txt")}--XX--`, 400],
  ["a body of JSON", "application/json", "{}", 415],
])("a log-in form with %s is refused with a page", async (what, type, body, status) => {
  expectFormRefused(await post("/login", type, body), status, what);
});

test("another site's post with a session's cookies is refused, and the session stays", async () => {
  const browser = await world.enter("sub");
  await expectForeignRefused(browser, "/home", "intent=ebill", HOST.carrier);
  expect((await browser.open("/home")).status).toBe(200);
});
