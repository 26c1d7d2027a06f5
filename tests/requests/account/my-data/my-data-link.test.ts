import { describe, expect, test } from "vitest";
import { auditTrail } from "#tests/harness/world/audit-trail.ts";
import { actFor, SUBSCRIBER } from "#tests/harness/world/acting.ts";
import { keptOf, recordOf } from "#tests/harness/world/kept.ts";
import { MINUTE_MS, MOMENT } from "#tests/harness/world/sealed.ts";
import { resetting, useWorld } from "#tests/harness/world/use-world.ts";
import { HOST, PASSWORD } from "#tests/harness/world/world.ts";
import { DOWNLOAD, filesOf, linkTo } from "./my-data-of.ts";

const world = resetting(useWorld());

describe("the download link", () => {
  test("a link with another session's key, a wrong key or none is a 404, and refuses a POST", async () => {
    const [one, other] = [await world.enter("dep-adult"), await world.enter("dep-adult")];
    const link = await linkTo(one);
    const own = await linkTo(other);
    const calls = await world.callsDuring(async () => {
      const file = `${DOWNLOAD}/my-data.zip`;
      for (const path of [link, file, `${file}?key=`, `${own}x`]) {
        const page = await other.open(path);
        expect([path, page.status, page.hops]).toEqual([path, 404, []]);
      }
      const answer = await other.send(own, { method: "POST" });
      expect([answer.status, answer.headers.get("location")]).toEqual([303, "/error/400"]);
    });
    expect(calls.filter(({ path }) => path.startsWith("/claims"))).toEqual([]);
    await filesOf(await other.send(own));
  });

  test("of a session that logged out is a 404 for the next session in the same browser", async () => {
    const browser = await world.enter("sub");
    const link = await linkTo(browser);
    await browser.open("/logout");
    expect((await browser.open(link)).url.pathname).toBe("/login");
    await browser.openPost("/login", { username: "sub", password: PASSWORD });
    expect((await browser.open(link)).status).toBe(404);
    const page = await browser.open(`${DOWNLOAD}?ready`);
    expect(page.text).toContain("Your download link has expired. Continue to get a new one");
  });

  test("is a 404 after ten minutes", async () => {
    const browser = await world.enter("sub");
    const link = await linkTo(browser);
    const state = (await keptOf(browser, "data-download")) as { until: number };
    expect(state.until - MOMENT.getTime()).toBe(10 * MINUTE_MS);
    const whenGoodFor = async (ms: number) => {
      const until = MOMENT.getTime() + ms;
      const kept = { until: MOMENT.getTime() + MINUTE_MS, value: { ...state, until } };
      await (await recordOf(browser))?.record.set("data-download", kept);
      return (await browser.send(link, { method: "HEAD" })).status;
    };
    expect([await whenGoodFor(1), await whenGoodFor(0)]).toEqual([200, 404]);
  });
});

test("ROLE-05 staff who act for a member get a 403 for page and file, which is audited", async () => {
  const { browser } = await actFor(world, "emp", SUBSCRIBER.sub, { host: HOST.carrier });
  const audit = await auditTrail(world);
  const calls = await world.callsDuring(async () => {
    const page = await browser.open(DOWNLOAD);
    expect(page.status).toBe(403);
    expect((await browser.openPost(DOWNLOAD, { username: "emp", password: PASSWORD })).status).toBe(
      403,
    );
    const file = await browser.open(`${DOWNLOAD}/my-data.zip?key=x`);
    expect([file.status, file.hops]).toEqual([403, []]);
  });
  const asked = calls.map(({ path }) => path);
  expect(asked).not.toContain("/token");
  expect(asked.filter((path) => /claims|limits|eobs/.test(path))).toEqual([]);
  const lines = (await audit()).filter(
    ({ pattern, event }) =>
      event === "data-download" || String(pattern).startsWith("account/download"),
  );
  expect(lines.map(({ event, outcome, pattern }) => [event, outcome, pattern])).toEqual([
    ["view", "failed", "account/download"],
    ["change", "failed", "account/download"],
    ["data-download", "failed", undefined],
    ["view", "failed", "account/download/my-data.zip"],
  ]);
  expect((await browser.open("/account")).html).not.toContain(DOWNLOAD);
});
