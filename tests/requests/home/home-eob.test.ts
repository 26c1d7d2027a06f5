import { expect, test } from "vitest";
import { claimAnswer } from "#tests/harness/gateway-answers.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import type { Visitor } from "#tests/harness/visitor.ts";
import { claimRows } from "./home-page.ts";

const world = useWorld();

const ask = (browser: Visitor, fields: Record<string, string>) =>
  browser.send("/home", { method: "POST", body: new URLSearchParams(fields) });
/** Where the button of a claim leads, and which calls to v2/eobs that took. */
async function pressed(browser: Visitor, claimId: string) {
  let to: string | null = null;
  let status = 0;
  const calls = await world.callsDuring(async () => {
    const response = await ask(browser, { intent: "eob", claimId });
    to = response.headers.get("location");
    status = response.status;
  });
  return { to, status, eobs: calls.filter(({ path }) => path === "/v2/eobs") };
}
const NOT_FOUND = { to: "/error/404", status: 303, eobs: [] };

test("HOME-35 T-32 the button asks v2/eobs by claim alone and leads to the document", async () => {
  const browser = await world.enter("sub");
  const page = await browser.open("/home");
  const row = claimRows(page).find(({ eobOf }) => eobOf !== undefined);
  const button = page.document.querySelector('button[name="intent"][value="eob"]');
  expect(button?.textContent).toMatch(/^View EOB for the medical claim, .+, \d\d\/\d\d\/\d{4}$/);
  const own = await pressed(await world.enter("sub"), row?.eobOf ?? "");
  expect(own.to).toMatch(/^\/eobs\/EOB\d+$/);
  await world.fault({ path: "v2/eobs", body: { content: [{ documentId: "DOC 1/A" }] } });
  const { to, status, eobs } = await pressed(browser, row?.eobOf ?? "");
  expect([to, status]).toEqual(["/eobs/DOC%201%2FA", 303]);
  expect(eobs.map(({ method, query }) => [method, query])).toEqual([
    ["GET", { claimId: row?.eobOf }],
  ]);
});

test.each([
  ["no document", { content: [] }],
  ["a document without an id", { content: [{ documentId: null }] }],
])("HOME-36 T-08 with %s the button leads to the error page", async (_case, body) => {
  const browser = await world.enter("sub");
  await world.fault(
    { path: "claims/medical", body: { content: [claimAnswer("m1")] } },
    { path: "v2/eobs", body },
  );
  const { to, eobs } = await pressed(browser, "m1");
  expect([to, eobs.length]).toEqual(["/error/404", 1]);
  const page = await browser.open("/error/404");
  expect([page.status, page.text.includes("Error code: 404 Not found")]).toEqual([404, true]);
});

test("HOME-36 an id not among the recent claims, or of another family's, is not asked about", async () => {
  const theirs = claimRows(await world.see("ma", "/home")).flatMap(({ eobOf }) => eobOf ?? []);
  expect(theirs).not.toEqual([]);
  const browser = await world.enter("sub");
  const shown = claimRows(await browser.open("/home")).map(({ eobOf }) => eobOf);
  const others = ["26000010004", "26000020001", "made-up", "", "../account", "*"];
  for (const claimId of [...others, ...theirs]) {
    expect(shown).not.toContain(claimId);
    expect(await pressed(browser, claimId)).toEqual(NOT_FOUND);
  }
});

test("HOME-34 ROLE-12 a dependent, and a claim of another status, have no EOB to open", async () => {
  await world.fault({
    path: "claims/medical",
    body: { content: [claimAnswer("m1"), claimAnswer("m2", { claimStatusCode: "01" })] },
  });
  const dependent = await world.enter("dep-adult");
  expect(await pressed(dependent, "m1")).toEqual(NOT_FOUND);
  const subscriber = await world.enter("sub");
  expect(await pressed(subscriber, "m2")).toEqual(NOT_FOUND);
});

test("HOME-35 an id given as a file or twice is taken as what it is: the first text, or none", async () => {
  const browser = await world.enter("sub");
  const body = new FormData();
  body.append("intent", "eob");
  body.append("claimId", new File(["26000010001"], "claim.txt"));
  const response = await browser.send("/home", { method: "POST", body });
  expect(response.headers.get("location")).toBe("/error/404");
});

test.each([401, 403, 500])("HTTP-16 T-36 a %i of v2/eobs is shown in place", async (status) => {
  const browser = await world.enter("sub");
  await world.fault(
    { path: "claims/medical", body: { content: [claimAnswer("m1")] } },
    { path: "v2/eobs", status },
  );
  const response = await ask(browser, { intent: "eob", claimId: "m1" });
  expect([response.status, response.headers.get("location")]).toEqual([status, null]);
  const html = await response.text();
  expect(html).toContain(`Error code: ${status}`);
  // The shell stands around the page: the member can log out from here.
  expect(html).toContain("Log out");
});
