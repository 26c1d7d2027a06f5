import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { sessionContext, type BrowserSessions } from "#server/session/browser-sessions.ts";
import { SWITCH } from "#app/components/frame/LanguageSwitch.tsx";
import { action } from "./language.ts";

/** What the switch keeps of these fields in such a browser: how, and what. */
async function keptOf(
  fields: Readonly<Record<string, string>>,
  {
    unconfirmed = null,
    lapsed = null,
  }: { unconfirmed?: object | null; lapsed?: object | null } = {},
) {
  const kept: unknown[] = [];
  const keep = (how: string) => (what: object) => {
    kept.push([how, what]);
    return Promise.resolve(true);
  };
  const state = {
    unconfirmed: () => unconfirmed,
    lapsed: () => lapsed,
    saveTyped: keep("typed"),
    saveDraft: keep("draft"),
  };
  const context = new RouterContextProvider();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the switch asks of a session
  context.set(sessionContext, state as unknown as BrowserSessions);
  const body = new URLSearchParams({ ...fields, [SWITCH]: "es /claims?type=dental" });
  const request = new Request("https://host.example/language", { method: "POST", body });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the switch reads
  const response = await action({ request, context } as unknown as Parameters<typeof action>[0]);
  expect([response.status, response.headers.get("location")]).toEqual([303, "/claims?type=dental"]);
  return kept;
}

const path = "/claims";
const fields = { claimNumber: "26" };

test.each([
  ["without an ended session for the next page", {}, ["typed", { path, fields }]],
  [
    "of an ended session as a draft of its member",
    { lapsed: { memberKey: "M1" } },
    ["draft", { memberKey: "M1", actingFor: null, path, fields }],
  ],
  [
    "of a session that the store can't confirm as a draft of its member",
    { unconfirmed: { actor: "M1", actingFor: null } },
    ["draft", { memberKey: "M1", actingFor: null, path, fields }],
  ],
  [
    "of staff whom the store can't confirm as their draft for the member",
    { unconfirmed: { actor: "S1", actingFor: "M1" } },
    ["draft", { memberKey: "S1", actingFor: "M1", path, fields }],
  ],
])("the language switch keeps a form %s", async (_whose, browser, kept) => {
  expect(await keptOf(fields, browser)).toEqual([kept]);
});

test("the language switch keeps no secret field, and nothing of a form with secrets alone", async () => {
  const secret = { password: "Sandbox-2026", securityCode: "123456" };
  expect(await keptOf({ ...secret, ...fields })).toEqual([["typed", { path, fields }]]);
  expect(await keptOf(secret)).toEqual([]);
});
