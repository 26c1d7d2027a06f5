import { describe, expect, test } from "vitest";
import { openDraft } from "#server/session/draft.ts";
import {
  cookieOf,
  lapsedAge,
  MOMENT,
  withSession,
  withTemporary,
  worldKeys,
} from "#tests/harness/sealed.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import type { Visitor } from "#tests/harness/visitor.ts";

const KEPT = "Your last form wasn't sent.";
const PATH = "/update-preferences";

const world = useWorld();

const post = (browser: Visitor, path: string, body: URLSearchParams, headers: HeadersInit = {}) =>
  browser.open(path, { method: "POST", body, headers });

/** What the sealed cookie in this browser holds. */
async function keptIn(browser: Visitor) {
  return (await openDraft(worldKeys(), cookieOf(browser, "draft"), 1, MOMENT))?.fields ?? null;
}

describe("what is kept", () => {
  const late = async (path: string, fields: Record<string, string>) => {
    const browser = await withSession(world, "sub", lapsedAge);
    const page = await post(browser, path, new URLSearchParams(fields));
    return { browser, page, kept: await keptIn(browser) };
  };

  test("are no secrets, by whatever name", async () => {
    const { kept } = await late("/account/settings/change-password", {
      currentPassword: "Sandbox-2026",
      newPassword: "Changed-2026",
      repeatPassword: "Changed-2026",
    });
    expect(kept).toEqual({});
    const secret = { token: "t", securityAnswer1: "a", PIN: "1", secretWord: "s", ssn: "9" };
    expect((await late("/home", { ...secret, remark: "kept" })).kept).toEqual({ remark: "kept" });
  });

  test("is no novel: a long field is left out, a long form not kept", async () => {
    const { kept } = await late("/home", { short: "s", long: "x".repeat(301) });
    expect(kept).toEqual({ short: "s" });
    const many = Object.fromEntries(
      Array.from({ length: 15 }, (_, at) => [`field-${at}`, "x".repeat(290)]),
    );
    const { browser, page } = await late("/home", many);
    expect(cookieOf(browser, "draft")).toBeUndefined();
    expect(page.text).not.toContain(KEPT);
  });

  test("is nothing that was only read, or came as no form", async () => {
    for (const [method, body, type] of [
      ["GET", null, null],
      ["GET", null, "application/x-www-form-urlencoded"],
      ["POST", "{}", "application/json"],
      ["POST", "a=b", "text/plain"],
      ["POST", "", null],
    ] as const) {
      const browser = await withSession(world, "sub", lapsedAge);
      const headers = type === null ? {} : { "content-type": type };
      const page = await browser.open("/home", { method, headers, ...(body && { body }) });
      expect([type, page.hops]).toEqual([type, ["/session-ended"]]);
      expect(cookieOf(browser, "draft")).toBeUndefined();
    }
  });

  test("is nothing of visitors, nor of who logged out", async () => {
    const visitor = world.visitor();
    await visitor.send(PATH, { method: "POST", body: new URLSearchParams({ a: "b" }) });
    expect([...visitor.jar.keys()]).toEqual([]);
    const gone = await world.onTheWay("nopref");
    await gone.open("/logout");
    await gone.send(PATH, { method: "POST", body: new URLSearchParams({ a: "b" }) });
    expect(cookieOf(gone, "draft")).toBeUndefined();
  });

  test("is the last form, when there were two, however its type is written", async () => {
    const { browser } = await late("/home", { first: "1" });
    const headers = { "content-type": "Application/X-WWW-Form-URLencoded; charset=UTF-8" };
    await browser.open(PATH, { method: "POST", headers, body: "second=2" });
    expect(await keptIn(browser)).toEqual({ second: "2" });
  });

  test("was not posted from another site", async () => {
    const browser = await withTemporary(world, "nopref", lapsedAge);
    const headers = { origin: "https://evil.example" };
    const body = new URLSearchParams({ emailAddress: "sage@members.example" });
    const page = await post(browser, PATH, body, headers);
    expect(page.status).toBeGreaterThanOrEqual(400);
    expect(cookieOf(browser, "draft")).toBeUndefined();
  });
});
