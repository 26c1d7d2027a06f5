import { expect, test } from "vitest";
import type { Page, Visitor } from "#tests/harness/visitor.ts";
import { lineAnswer, wholeClaim } from "#tests/harness/claim-answers.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import { getClaimWhere, pageWith } from "./claim-page.ts";

const world = useWorld();

const press = (browser: Visitor, path: string, fields: Record<string, string>) =>
  browser.send(path, { method: "POST", body: new URLSearchParams(fields) });
const EOB = { intent: "eob" };

/** Where the button leads, and what was asked of v2/eobs for it. */
async function pressed(browser: Visitor, path: string) {
  let to: readonly [number, string | null] = [0, null];
  const calls = await world.callsDuring(async () => {
    const response = await press(browser, path, EOB);
    to = [response.status, response.headers.get("location")];
  });
  return { to, asked: calls.filter((it) => it.path === "/v2/eobs").map(({ query }) => query) };
}

const hasButton = ({ document }: Page) =>
  document.querySelector('main form[method="post"] button[name="intent"][value="eob"]') !== null;

test("ROLE-12 CONST-23 the subscriber has the EOB button at status 02 alone, dependents never", async () => {
  for (const [claimStatusCode, expected] of [
    ["02", true],
    ["01", false],
    ["2", false],
    ["", false],
  ] as const) {
    const claim = wholeClaim([lineAnswer()], { claimStatusCode });
    expect(hasButton(await pageWith(world, claim))).toBe(expected);
  }
  for (const persona of ["dep-adult", "dep-minor"]) {
    expect(hasButton(await pageWith(world, wholeClaim(), persona))).toBe(false);
  }
});

test("HOME-35 T-32 the button asks for the claim's document and leads to it", async () => {
  const paid = await getClaimWhere(world, (it) => it.claimStatusCode === "02");
  const { browser, page } = await world.openAs(
    "sub",
    `/claims/medical/${paid.id}/0?from=2026-01-02`,
  );
  expect(page.document.querySelector("main form")?.hasAttribute("action")).toBe(false);
  const { to, asked } = await pressed(browser, `/claims/medical/${paid.id}/0`);
  expect(to).toEqual([303, expect.stringMatching(/^\/eobs\/EOB\d+$/)]);
  expect(asked).toEqual([{ claimId: paid.id }]);
});

test("HOME-36 without a document the button leads to the error page", async () => {
  await world.fault(
    { path: "claims/{type}/{id}", body: wholeClaim() },
    { path: "v2/eobs", body: { content: [] } },
  );
  const { to, asked } = await pressed(await world.enter("sub"), "/claims/medical/C1/0");
  expect([to, asked.length]).toEqual([[303, "/error/404"], 1]);
});

test("ROLE-12 a press that no button offered asks nothing of v2/eobs", async () => {
  const dependent = await world.enter("dep-adult");
  const theirs = await getClaimWhere(world, (it) => it.claimStatusCode === "02", { suffix: 1 });
  const denied = await getClaimWhere(world, (it) => it.claimStatusCode === "03");
  for (const [browser, path] of [
    [dependent, `/claims/medical/${theirs.id}/1`],
    [await world.enter("sub"), `/claims/medical/${denied.id}/0`],
  ] as const) {
    expect(await pressed(browser, path)).toEqual({ to: [303, "/error/404"], asked: [] });
  }
});

test("HTTP-16 T-36 a fault of v2/eobs is shown in place, a way out around it", async () => {
  await world.fault(
    { path: "claims/{type}/{id}", body: wholeClaim() },
    { path: "v2/eobs", status: 500 },
  );
  const response = await press(await world.enter("sub"), "/claims/medical/C1/0", EOB);
  const html = await response.text();
  expect([response.status, response.headers.get("location")]).toEqual([500, null]);
  expect(html).toContain("Error code: 500");
  expect(html).toContain("Log out");
});

test.each([{}, { intent: "pay" }])("HOME-35 a post that asks for %j is refused", async (fields) => {
  const browser = await world.enter("sub");
  const calls = await world.callsDuring(async () => {
    expect((await press(browser, "/claims/medical/C1/0", fields)).status).toBe(400);
  });
  expect(calls.filter(({ path }) => path.includes("eobs"))).toEqual([]);
});
